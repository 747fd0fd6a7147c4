import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";

const ROOT = join(import.meta.dirname, "../..");
const CACHE = join(ROOT, "node_modules/.cache/tierwise");

/** Uses CHROME_PATH, otherwise the Chromium from npm (Linux on x64), otherwise the installed Chrome. */
export async function launchBrowser(): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu"];
  if (process.env.CHROME_PATH) return chromium.launch({ executablePath: process.env.CHROME_PATH, args });
  if (process.platform !== "linux" || process.arch !== "x64") {
    return chromium.launch({ channel: "chrome", args });
  }
  const folder = unpackedChromium();
  const executablePath = join(folder, "chromium");
  return chromium.launch({ executablePath, args, env: environmentFor(folder, executablePath) });
}

/** The package unpacks into the temporary folder and trusts whatever is already there, so it gets its own folder. */
function unpackedChromium(): string {
  const manifest = join(ROOT, "node_modules/@sparticuz/chromium/package.json");
  const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
  const target = join(CACHE, `chromium-${version}`);
  if (existsSync(target)) return target;

  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, "unpacking-"));
  const unpack = 'import("@sparticuz/chromium").then(({ default: chromium }) => chromium.executablePath())';
  // AWS_EXECUTION_ENV makes it unpack its shared libraries too, for machines that have none of them.
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" };
  execFileSync(process.execPath, ["--eval", unpack], { cwd: ROOT, env });
  try {
    renameSync(folder, target);
  } catch (error) {
    // Another test file was faster.
    if (!existsSync(target)) throw error;
    rmSync(folder, { recursive: true });
  }
  return target;
}

function environmentFor(folder: string, executablePath: string): Record<string, string> {
  const env = { ...process.env } as Record<string, string>;
  try {
    execFileSync(executablePath, ["--version"], { stdio: "ignore" });
  } catch {
    env.LD_LIBRARY_PATH = join(folder, "al2023/lib");
  }
  return env;
}
