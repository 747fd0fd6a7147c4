// npm run rollback: restores every Worker's previous version. The database stays as it is: migrations only add.
import { openDeployment } from "./deploy/open-deployment.mjs";
import { rollBack } from "./deploy/release.mjs";
import { runMain } from "./lib/process.mjs";

await runMain(async () => {
  const { account, workers } = await openDeployment();
  await rollBack(account, workers, console.log);
});
