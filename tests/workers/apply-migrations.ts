import { applyD1Migrations, type D1Migration } from "cloudflare:test";
import { env } from "cloudflare:workers";

const { DB, MIGRATIONS } = env as unknown as { DB: D1Database; MIGRATIONS: D1Migration[] };

// All test files of a worker share its database, and each of them starts with this file.
const APPLIED = Symbol.for("applied-migrations");
if (!(APPLIED in globalThis)) {
  await applyD1Migrations(DB, MIGRATIONS);
  Object.assign(globalThis, { [APPLIED]: true });
}
