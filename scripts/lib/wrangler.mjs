import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture, run, tool } from "./process.mjs";
import { readIfThere } from "./stamp.mjs";

export const CLI = tool("wrangler/wrangler-dist/cli.js");

/** Keeps wrangler from asking the network and from talking about itself. */
export const QUIET_WRANGLER = {
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
  WRANGLER_HIDE_BANNER: "true",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_SEND_METRICS: "false",
};

/** Keeps this instance apart from other wrangler sessions of the machine. */
export const envOf = (state) => ({
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
function wranglerCommand(name, args, options) {
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
