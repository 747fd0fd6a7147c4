import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";

const CONFIG = `name = "tierwise-bench"
compatibility_date = "2026-04-01"
[[d1_databases]]
binding = "DB"
database_id = "bench"
[[r2_buckets]]
binding = "FILES"
bucket_name = "bench"
`;

/** Opens a migrated database and a bucket, both empty and deleted on close. Must be run from the repository root. */
export async function openBindings() {
  const dir = mkdtempSync(join(tmpdir(), "tierwise-bench-"));
  const configPath = join(dir, "wrangler.toml");
  writeFileSync(configPath, CONFIG);
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database; FILES: R2Bucket }>({
    configPath,
    persist: { path: join(dir, "v3") },
  });
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  for (const name of files.sort()) {
    const statements = readFileSync(join("migrations", name), "utf8").split("--> statement-breakpoint");
    await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  }
  return {
    ...env,
    async close() {
      await dispose();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
