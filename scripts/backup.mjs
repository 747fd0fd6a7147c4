// npm run backup -- FOLDER: saves rows and files of the stopped local product, or with --remote of the deployment.
// npm run restore -- FOLDER: restores a backup into an empty product.
// BACKUP_PASSPHRASE encrypts the webhook secrets; locally it defaults to the instance's own secret key.
import { resolve } from "node:path";
import { backUp, restore } from "./lib/backup.mjs";
import { openLocalBindings, openRemoteBindings } from "./lib/bindings.mjs";
import { checkNode, installPackages } from "./lib/install.mjs";
import { migrate } from "./lib/migrate.mjs";
import { runMain, UserError } from "./lib/process.mjs";
import { openState, readSecretKey } from "./lib/state.mjs";

await runMain(async () => {
  const [work, ...rest] = process.argv.slice(2);
  const isRemote = rest.includes("--remote");
  const [folder, ...more] = rest.filter((word) => word !== "--remote");
  if (!folder || more.length > 0) throw new UserError(`Which folder? npm run ${work} -- FOLDER [--remote]`);
  checkNode();
  await installPackages();
  const bindings = isRemote ? await openRemoteBindings() : await openLocal();
  const passphrase = process.env.BACKUP_PASSPHRASE || (isRemote ? undefined : readSecretKey());
  try {
    const done = await (work === "restore" ? restore : backUp)(bindings, resolve(folder), passphrase);
    console.log(`${work === "restore" ? "Restored" : "Saved"}: ${done.rows} rows, ${done.files} files.`);
  } finally {
    await bindings.close();
  }
});

async function openLocal() {
  const bindings = await openLocalBindings(openState(8787));
  await migrate(bindings.db);
  return bindings;
}
