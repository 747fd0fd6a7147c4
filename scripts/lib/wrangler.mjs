import { spawn } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture, Problem, ROOT, run, tool } from "./process.mjs";
import { readIfThere } from "./stamp.mjs";

const CLI = tool("wrangler/wrangler-dist/cli.js");
const LOADED_INTO_SERVER = ["end-with-parent", "keep-connections"].flatMap((name) => [
  "--import",
  new URL(`./${name}.mjs`, import.meta.url).href,
]);

const ANY_PORT = 0;

/** Keeps wrangler from asking the network and from talking about itself. */
export const QUIET_WRANGLER = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
};

/** Keeps this instance apart from other wrangler sessions of the machine. */
const envOf = (state) => ({
  ...QUIET_WRANGLER,
  FORCE_COLOR: "0",
  NODE_ENV: "production",
  WRANGLER_LOG_PATH: state.wranglerLogs,
  WRANGLER_REGISTRY_PATH: state.registry,
});

/** A wrangler command on this instance's local D1. */
export function d1(state, name, args) {
  const where = ["--local", "--persist-to", state.dir, "-c", state.configFiles[0]];
  return run(name, process.execPath, ["--no-warnings", CLI, "d1", ...args, ...where], {
    env: envOf(state),
  });
}

/** A wrangler command, if nothing else is said on the account one is logged in to. */
export function wranglerCommand(name, args, options) {
  return run(name, process.execPath, ["--no-warnings", CLI, ...args], { env: QUIET_WRANGLER, ...options });
}

/** Runs wrangler's commands on an account: `(args) => { code, output, events }`, whatever they end with. */
export function connectWrangler(accountId) {
  return async (args) => {
    const folder = mkdtempSync(join(tmpdir(), "tierwise-wrangler-"));
    // What wrangler writes for programs, as a line of JSON an event.
    const eventsFile = join(folder, "events.jsonl");
    const env = {
      ...QUIET_WRANGLER,
      WRANGLER_OUTPUT_FILE_PATH: eventsFile,
      ...(accountId && { CLOUDFLARE_ACCOUNT_ID: accountId }),
    };
    try {
      const result = await capture(process.execPath, ["--no-warnings", CLI, ...args], { env });
      const lines = (readIfThere(eventsFile) ?? "").split("\n").filter(Boolean);
      return { ...result, events: lines.map((line) => JSON.parse(line)) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}

/** What a query finds in this instance's D1, which may be running, or in that of a deployment (its config). */
export async function d1Rows({ state, config }, query) {
  const where = state
    ? ["--local", "--persist-to", state.dir, "-c", state.configFiles[0]]
    : ["--remote", "-c", config];
  const output = await wranglerCommand(
    "The query",
    ["d1", "execute", "DB", "--json", "--command", query, ...where],
    state && { env: envOf(state) },
  );
  // Warnings may stand before and after it.
  const [{ results }] = JSON.parse(/^\[[\s\S]*^\]/m.exec(output)[0]);
  return results;
}

/**
 * Serves all Workers. Their chatter goes to the log file, their errors to the terminal as well. A runtime runs one
 * thing at a time: those that scans need have one of their own, or nothing is answered while a page is read.
 */
export function serve(state, port) {
  const [frontDoor, backRoom, ...ofPages] = state.configFiles;
  const log = createWriteStream(state.logFile);
  // /cdn-cgi/handler/scheduled cannot get past the assets in front of the Worker; --test-scheduled can.
  const product = startSession(state, [frontDoor, backRoom], port, ["--test-scheduled"]);
  const engines = startSession(state, ofPages, ANY_PORT);
  const sessions = [product, engines];
  for (const { child } of sessions) report(child, log);
  const exited = Promise.race(sessions.map((session) => session.exited));
  return {
    exited,
    /** Throws if the server ends before it is asked to. */
    async untilAnswering() {
      let running = true;
      exited.then(() => {
        running = false;
      });
      while (running) {
        if (await answers(port)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Problem(`The server did not start. The end of ${state.logFile}:\n\n${tail(state.logFile)}`);
    },
    /** Local cron triggers do not fire by themselves. */
    async runCron() {
      const response = await fetch(`http://localhost:${port}/__scheduled`).catch((error) => error);
      if (!response.ok) console.error(`The cron sweep failed; see ${state.logFile}`);
    },
    async stop() {
      await Promise.all(sessions.map((session) => session.stop()));
    },
  };
}

/** Sessions with the same registry find each other's Workers. */
function startSession(state, configFiles, port, more = []) {
  const configs = configFiles.flatMap((file) => ["-c", file]);
  const address = ["--ip", "localhost", "--port", String(port), "--inspector-port", "0"];
  const child = spawn(
    process.execPath,
    [
      ...["--no-warnings", "--experimental-vm-modules", ...LOADED_INTO_SERVER, CLI, "dev", "--local"],
      ...["--persist-to", state.dir, ...configs, ...address, "--show-interactive-dev-session=false", ...more],
    ],
    {
      cwd: ROOT,
      env: { ...process.env, ...envOf(state) },
      // A group of its own: Ctrl-C reaches only the start script, which then ends the group in order.
      detached: true,
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  const exited = new Promise((resolve) => child.once("exit", resolve));
  return {
    child,
    exited,
    async stop() {
      signalGroup(child.pid, "SIGTERM");
      const killer = setTimeout(() => signalGroup(child.pid, "SIGKILL"), 5000);
      await exited;
      clearTimeout(killer);
      // Whatever of the group outlived its leader.
      signalGroup(child.pid, "SIGKILL");
    },
  };
}

function report({ stdout, stderr }, log) {
  stdout.pipe(log, { end: false });
  stderr.pipe(log, { end: false });
  stderr.on("data", (chunk) => {
    const errors = String(chunk)
      .split("\n")
      .filter((line) => line.includes("[ERROR]"));
    if (errors.length > 0) console.error(errors.join("\n"));
  });
}

async function answers(port) {
  try {
    await fetch(`http://localhost:${port}/api/auth/me`, { signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    return false;
  }
}

function signalGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It has ended already.
  }
}

const tail = (file) => readFileSync(file, "utf8").trim().split("\n").slice(-20).join("\n");
