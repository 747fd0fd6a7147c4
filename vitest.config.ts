import { readFileSync } from "node:fs";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** What wrangler bundles as Data modules (queue-consumer/wrangler.toml): an import gives the bytes. */
const dataModules: Plugin = {
  name: "data-modules",
  enforce: "pre",
  load(id) {
    if (!/\.(?:gz|bcmap)$/.test(id)) return null;
    const base64 = readFileSync(id).toString("base64");
    return `export default Uint8Array.from(atob("${base64}"), (byte) => byte.charCodeAt(0)).buffer;`;
  },
};

/** In Node nothing compiles them for us. */
const wasmModules: Plugin = {
  name: "wasm-modules",
  enforce: "pre",
  load(id) {
    if (!id.endsWith(".wasm")) return null;
    return `import { readFileSync } from "node:fs";
      export default new WebAssembly.Module(readFileSync(${JSON.stringify(id)}));`;
  },
};

const migrations = await readD1Migrations("migrations");

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [dataModules, wasmModules],
        test: {
          name: "unit",
          server: { deps: { inline: [/\.(?:gz|bcmap|wasm)$/] } },
          environment: "node",
          include: ["{core,platform,app,bench}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
        },
      },
      {
        // The test pool looks for .wasm below the root only; node_modules may be a link out of it.
        resolve: { preserveSymlinks: true },
        plugins: [
          dataModules,
          cloudflareTest({
            wrangler: { configPath: "./wrangler.toml" },
            miniflare: {
              bindings: {
                ENVIRONMENT: "local",
                APP_URL: "https://app.example",
                ADMIN_EMAIL: "admin@example.com",
                SECRET_KEY: "only-for-tests-only-for-tests-only-for-tests",
                MIGRATIONS: migrations,
              },
            },
          }),
        ],
        test: {
          name: "workers",
          include: ["tests/workers/**/*.test.ts"],
          setupFiles: ["./tests/workers/apply-migrations.ts"],
        },
      },
      {
        test: {
          name: "e2e",
          environment: "node",
          include: ["tests/e2e/**/*.e2e.ts"],
          globalSetup: ["./tests/e2e/start-product.ts"],
          fileParallelism: false,
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
