// npm run rollback: brings every Worker back to the version before. The database stays: migrations only add.
import { openDeployment } from "./deploy/open-deployment.mjs";
import { rollBack } from "./deploy/release.mjs";
import { asCommand } from "./lib/process.mjs";

await asCommand(async () => {
  const { account, workers } = await openDeployment();
  await rollBack(account, workers, console.log);
});
