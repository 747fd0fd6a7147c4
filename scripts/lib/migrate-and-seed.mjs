// Run by prepare-database.mjs.
import { openLocalBindings } from "./bindings.mjs";
import { migrate } from "./migrate.mjs";
import { seed } from "./seed.mjs";
import { stateOf } from "./state.mjs";

const { db, close } = await openLocalBindings(stateOf());
try {
  if (await migrate(db)) console.log("Database migrated.");
  await seed(db);
} finally {
  await close();
}
