import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture, tool } from "./process.mjs";
import { readIfExists } from "./stamp.mjs";

export const CLI = tool("wrangler/wrangler-dist/cli.js");

/** Turns off wrangler's update check, telemetry and banner. */
export const QUIET_WRANGLER = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
};

/** Isolates this instance from other wrangler sessions on the machine. */
export const envOf = (state) => ({
  ...QUIET_WRANGLER,
  FORCE_COLOR: "0",
  NODE_ENV: "production",
  WRANGLER_LOG_PATH: state.wranglerLogs,
  WRANGLER_REGISTRY_PATH: state.registry,
  // Its configs are copies that nobody edits, and a reload breaks off requests.
  WRANGLER_CI_DISABLE_CONFIG_WATCHING: "true",
});

/** Runs wrangler commands on an account: `(args) => { code, output, events }`, whatever the exit code. */
export function connectWrangler(accountId) {
  return async (args) => {
    const folder = mkdtempSync(join(tmpdir(), "tierwise-wrangler-"));
    // wrangler's machine-readable output: one JSON line per event.
    const eventsFile = join(folder, "events.jsonl");
    const env = {
      ...QUIET_WRANGLER,
      WRANGLER_OUTPUT_FILE_PATH: eventsFile,
      ...(accountId && { CLOUDFLARE_ACCOUNT_ID: accountId }),
    };
    try {
      const result = await capture(process.execPath, ["--no-warnings", CLI, ...args], { env });
      const lines = (readIfExists(eventsFile) ?? "").split("\n").filter(Boolean);
      return { ...result, events: lines.map((line) => JSON.parse(line)) };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
}
