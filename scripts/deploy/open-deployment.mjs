import { UserError } from "../lib/process.mjs";
import { connectWrangler } from "../lib/wrangler.mjs";
import { openAccount } from "./cloudflare.mjs";
import { writeDeploymentConfigs } from "./configs.mjs";
import { neededResources } from "./provision.mjs";
import { requireSettings } from "./settings.mjs";

/** The deployment made by `npm run deploy` from this folder. Throws if there is none. */
export async function openDeployment() {
  const settings = requireSettings();
  const account = openAccount(connectWrangler(settings.accountId));
  const databaseId = await account.databaseId(neededResources().database);
  if (!databaseId) throw new UserError("There is no database yet: `npm run deploy` makes it.");
  const workers = writeDeploymentConfigs(settings, databaseId);
  return { settings, account, workers, webWorker: workers[0] };
}
