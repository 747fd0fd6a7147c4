import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import type { Plugin } from "vite";
import { configDefaults, defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { dataModules, wasmModules } from "./scripts/lib/data-modules.mjs";

/** Tests of repositories need a database. */
const IN_D1 = "platform/d1/**/*.test.ts";
const migrations = await readD1Migrations("migrations");

/** The slowest files, and those that search or empty a database which other tests fill. */
const FIRST = [
  ...["restart", "candidate-list", "credits", "table", "rubric", "accounts"].map((name) => `e2e/${name}.`),
  "e2e/accessibility/",
  ...["hostile-shapes", "attacks", "hostile-models"].map((name) => `tests/${name}.`),
  ...["chaos", "edges", "privacy"].map((name) => `workers/${name}.`),
];

/** Starts these files first, in this order, so that none of them runs alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const index = FIRST.findIndex((part) => moduleId.includes(part));
      return index === -1 ? FIRST.length : index;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

/** Each module goes to each worker as a message, and the source maps of packages are larger than all code. */
const withoutPackageMaps: Plugin = {
  name: "without-package-maps",
  enforce: "post",
  transform: (code, id) => (id.includes("/node_modules/") ? { code, map: { mappings: "" } } : null),
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Log lines and figures printed by tests are shown only for failing tests, or with --silent=false.
    silent: "passed-only",
    projects: [
      {
        plugins: [dataModules, wasmModules],
        test: {
          name: "unit",
          server: { deps: { inline: [/\.(?:gz|wasm)$/] } },
          environment: "node",
          include: ["{core,platform,app,bench}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
          exclude: [...configDefaults.exclude, IN_D1],
          // Loading the lists of words takes longer than most files' tests.
          isolate: false,
          // A slow machine must not fail a test.
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        // Hides warnings about packages that ship without their sources.
        logLevel: "error",
        resolve: {
          // The test pool looks for .wasm only below the root, but node_modules may be a symlink to elsewhere.
          preserveSymlinks: true,
        },
        plugins: [
          dataModules,
          withoutPackageMaps,
          cloudflareTest({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              // Databases for migration tests, both with existing rows and empty.
              d1Databases: { OLD_DB: "old", REMOTE_DB: "remote", FORMER_DB: "former" },
              // The resume reader is a separate Worker that does not run here; tests replace it with the reader
              // itself.
              serviceBindings: { RESUME_READER: () => new Response(null, { status: 503 }) },
              bindings: {
                ENVIRONMENT: "local",
                PASSWORD_COST: "quick",
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
          // What pages import comes as one file each; module by module, the first page of a worker takes three times as
          // long. It also makes all modules share a single copy of React.
          deps: {
            optimizer: {
              ssr: {
                enabled: true,
                include: [
                  ...["react", "react-dom", "react-dom/server", "react/jsx-runtime"],
                  ...["@remix-run/react", "@remix-run/cloudflare"],
                  ...["@conform-to/react", "@conform-to/zod/v4"],
                  ...["@tanstack/react-virtual", "lucide-react", "radix-ui"],
                  ...["react-dropzone", "react-hotkeys-hook", "tailwind-merge"],
                ],
              },
            },
          },
          include: ["tests/workers/**/*.test.ts", IN_D1],
          // With isolation, each file would take seconds to load its own Worker.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
          setupFiles: "./tests/workers/set-up.ts",
        },
      },
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.e2e.ts"],
          // The files of a worker share one browser (tests/e2e/visitors.ts).
          isolate: false,
          globalSetup: ["./tests/e2e/start-product.ts"],
          // The product and the browser run in separate processes, so while tests wait for them, others can run.
          maxWorkers: 3,
          // A test that passes only the second time is marked "retry x1" in the report: look into it. On a busy machine
          // the browser itself can stall, which must not stop a release.
          retry: 1,
          expect: { poll: { timeout: 20_000 } },
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        // Not a test: `npm run screenshots` captures every page for people to look at.
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
