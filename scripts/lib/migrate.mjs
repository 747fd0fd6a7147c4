import { join } from "node:path";
import { ROOT } from "./process.mjs";
import { fingerprint, unlessDone } from "./stamp.mjs";
import { d1 } from "./wrangler.mjs";

export function migrate(state) {
  return unlessDone(state.migrationsStamp, fingerprint([join(ROOT, "migrations")]), () =>
    d1(state, "The database migration", ["migrations", "apply", "DB"]),
  );
}
