import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPages } from "./build.mjs";
import { show, tool } from "./process.mjs";
import { WORKER_CONFIGS } from "./state.mjs";
import { QUIET_WRANGLER } from "./wrangler.mjs";

/** What `npm test` does, in order. Each gives { ok, passed, failed }; the last two count single tests. */
export const CHECKS = {
  types: () => step("typescript/bin/tsc", ["--noEmit"]),
  lint: () => step("@biomejs/biome/bin/biome", ["check"]),
  // Files, exports and packages that nothing uses, and packages that are used undeclared.
  unused: () => step("knip/bin/knip.js", ["--no-progress"]),
  unit: () => vitest("unit"),
  build: async () => {
    await buildPages();
    return { ok: true };
  },
  workers: () => vitest("workers"),
  deploy: dryRunDeploys,
  e2e: () => vitest("e2e"),
};

async function step(path, args, env) {
  return { ok: (await show(process.execPath, [tool(path), ...args], { env })) === 0 };
}

async function dryRunDeploys() {
  await buildPages();
  const out = mkdtempSync(join(tmpdir(), "tierwise-deploy-"));
  try {
    for (const [index, config] of WORKER_CONFIGS.entries()) {
      const args = ["deploy", "--dry-run", "-c", config, "--outdir", join(out, String(index))];
      const { ok } = await step("wrangler/bin/wrangler.js", args, QUIET_WRANGLER);
      if (!ok) return { ok };
    }
    return { ok: true };
  } finally {
    rmSync(out, { recursive: true });
  }
}

async function vitest(project) {
  const folder = mkdtempSync(join(tmpdir(), "tierwise-vitest-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  try {
    const { ok } = await step("vitest/vitest.mjs", ["run", "--project", project, ...reporters], {
      ...QUIET_WRANGLER,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
    });
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { ok, passed: numPassedTests, failed: numFailedTests };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
