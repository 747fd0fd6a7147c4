// npm run admin:create [-- --print]: creates the administrator's account and a link to set its password.
import { createAdmin } from "./deploy/create-admin.mjs";
import { openDeployment } from "./deploy/open-deployment.mjs";
import { runMain } from "./lib/process.mjs";

await runMain(async () => {
  const deployment = await openDeployment();
  await createAdmin({ ...deployment, print: process.argv.includes("--print"), fetch, log: console.log });
});
