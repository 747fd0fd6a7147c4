import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../", import.meta.url)).replace(/[\\/]$/, "");

/** An error that the user can act on: shown as a sentence, without a stack trace. */
export class UserError extends Error {}

/** Runs `main` and exits with the right code. */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    const isForUser = error instanceof UserError || String(error.code).startsWith("ERR_PARSE_ARGS");
    console.error(isForUser ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}

/** Runs a program silently; shows its output, without the tool's stack trace, only if it fails. */
export async function run(name, file, args, options = {}) {
  const { code, output } = await capture(file, args, options);
  if (code !== 0) throw new UserError(`${name} failed:\n\n${output.trim().split(/\n +at /)[0]}`);
  return output;
}

/** Like `run`, with output to the terminal. Returns the exit code. */
export function runInTerminal(file, args, options = {}) {
  return new Promise((resolve, reject) => {
    start(file, args, { ...options, stdio: ["ignore", "inherit", "inherit"] })
      .once("error", reject)
      .once("close", (code) => resolve(code ?? 1));
  });
}

/** Runs a program silently: `{ code, output }`. */
export function capture(file, args, options) {
  return new Promise((resolve, reject) => {
    const child = start(file, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.once("error", reject).once("close", (code) => resolve({ code: code ?? 1, output }));
  });
}

function start(file, args, { env = {}, ...options }) {
  return spawn(file, args, { cwd: ROOT, env: { ...process.env, ...env }, ...options });
}

/** A tool from node_modules, run by the same Node as this script. */
export function tool(path) {
  return `${ROOT}/node_modules/${path}`;
}
