import { fileURLToPath } from "node:url";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { dataModules, wasmModules } from "./scripts/lib/data-modules.mjs";

const inRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const migrations = await readD1Migrations("migrations");

/** Files that take longest begin first: at the end one of them would run on by itself. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) =>
      /e2e\/(?:restart|runaway|demos-behind|accessibility)|tests\/(?:hostile-(?:shapes|models)|attacks)|workers\/(?:chaos|edges)/.test(
        moduleId,
      );
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // The product's log lines, and figures that tests print, show where a test fails, or with --silent=false.
    silent: "passed-only",
    projects: [
      {
        plugins: [dataModules, wasmModules],
        test: {
          name: "unit",
          server: { deps: { inline: [/\.(?:gz|bcmap|wasm)$/] } },
          environment: "node",
          include: ["{core,platform,app,bench}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          // A busy machine is no fault of the product.
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        // Packages without their sources are no news.
        logLevel: "error",
        resolve: {
          // The test pool looks for .wasm below the root only; node_modules may be a link out of it.
          preserveSymlinks: true,
          alias: [{ find: "./password-cost", replacement: inRoot("tests/workers/quick-password-cost.ts") }],
        },
        plugins: [
          dataModules,
          cloudflareTest({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              // Databases that migrations find with rows in it, and empty.
              d1Databases: { OLD_DB: "old", REMOTE_DB: "remote", FORMER_DB: "former" },
              // Of another Worker, which there is none of here: tests put the reader itself in its place.
              serviceBindings: { RESUME_READER: () => new Response(null, { status: 503 }) },
              bindings: {
                ENVIRONMENT: "local",
                APP_URL: "https://app.example",
                ADMIN_EMAIL: "admin@example.com",
                PARTNER_TOKEN_KEYS: "test:only-for-tests-only-for-tests-only-for-tests",
                SECRET_KEY: "only-for-tests-only-for-tests-only-for-tests",
                MIGRATIONS: migrations,
              },
            },
          }),
        ],
        test: {
          name: "workers",
          // The pages' React must be one and the same, whoever asks for it.
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: ["react", "react-dom/server", "@remix-run/react", "@remix-run/cloudflare"],
              },
            },
          },
          include: ["tests/workers/**/*.test.ts"],
          // A Worker per file would take seconds to load in each of them.
          isolate: false,
          testTimeout: 30_000,
          maxWorkers: 2,
          setupFiles: ["./tests/workers/apply-migrations.ts", "./tests/workers/distinct-columns.ts"],
        },
      },
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.e2e.ts"],
          globalSetup: ["./tests/e2e/start-product.ts"],
          maxWorkers: 2,
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Not a check: `npm run screenshots` draws every page for people to look at.
        test: {
          name: "screenshots",
          environment: "node",
          include: ["tests/e2e/screenshots.ts"],
          globalSetup: ["./tests/e2e/start-product.ts"],
          testTimeout: 180_000,
        },
      },
    ],
  },
});
