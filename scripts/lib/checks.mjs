import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildPages, bundleWorkers } from "./build.mjs";
import { QUIET_WRANGLER } from "./wrangler.mjs";

/**
 * The stages of `npm test`. Parts of a stage run in parallel, because each leaves processors idle while it starts; the
 * browser tests run alone, because they wait for what is on screen. Each part returns { ok, passed, failed, output },
 * where `passed` and `failed` count single tests. `runStep` runs a tool and returns whether it succeeded; `changed` holds
 * vitest's arguments for affected tests only.
 *
 * @type {Record<string, (run: { runStep: any, changed: string[] }) => Promise<any>>[]}
 */
export const STAGES = [
  {
    types: async ({ runStep }) => {
      const [product, scripts] = await Promise.all(
        [".", "scripts"].map((folder) => runStep("typescript/bin/tsc", ["--noEmit", "-p", folder])),
      );
      return {
        ok: product.ok && scripts.ok,
        output: [product.output, scripts.output].filter(Boolean).join("\n"),
      };
    },
    lint: ({ runStep }) => runStep("@biomejs/biome/bin/biome", ["check"]),
    // Unused files, exports and packages, and packages used without being declared.
    unused: ({ runStep }) => runStep("knip/bin/knip.js", ["--no-progress"]),
    build: async () => {
      await buildPages();
      return { ok: true };
    },
  },
  {
    unit: (run) => vitest("unit", run),
    workers: (run) => vitest("workers", run),
    // Dry runs of deploying, whose bundles the browser tests start from.
    deploy: async () => {
      await buildPages();
      await bundleWorkers();
      return { ok: true };
    },
  },
  { e2e: (run) => vitest("e2e", run) },
];

async function vitest(project, { runStep, changed }) {
  const folder = mkdtempSync(join(tmpdir(), "tierwise-vitest-"));
  const report = join(folder, "report.json");
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
  const selection = changed.length > 0 ? [...changed, "--passWithNoTests"] : [];
  try {
    const args = ["run", "--project", project, ...reporters, ...selection];
    const { ok, output } = await runStep("vitest/vitest.mjs", args, {
      ...QUIET_WRANGLER,
      ...(process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
    });
    if (!existsSync(report)) return { ok, output };
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, "utf8"));
    return { ok, output, passed: numPassedTests, failed: numFailedTests };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
