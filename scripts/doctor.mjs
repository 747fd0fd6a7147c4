// npm run doctor: reports what is missing or wrong in the deployment. Exits with 1 if anything is.
import { checkDeployment } from "./deploy/doctor.mjs";
import { requireSettings } from "./deploy/settings.mjs";
import { runMain } from "./lib/process.mjs";
import { connectWrangler } from "./lib/wrangler.mjs";

await runMain(async () => {
  const findings = await checkDeployment({ connect: connectWrangler, settings: requireSettings(), fetch });
  for (const { state, what, fix } of findings) {
    console.log(`${state.padEnd(8)} ${what}${state === "ok" || !fix ? "" : `\n         ${fix}`}`);
  }
  return findings.some(({ state }) => state === "missing" || state === "wrong") ? 1 : 0;
});
