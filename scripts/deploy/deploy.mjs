import { UserError } from "../lib/process.mjs";
import { openAccount } from "./cloudflare.mjs";
import { addressOf, writeDeploymentConfigs } from "./configs.mjs";
import { migrateRemote } from "./migrations.mjs";
import { provision } from "./provision.mjs";
import { deployAtOnce, deployGradually, liveVersions } from "./release.mjs";
import { withMissingSecrets } from "./secrets.mjs";
import { completeSettings } from "./settings.mjs";
import { checkHealth, checkResume } from "./smoke-test.mjs";

export const NOT_LOGGED_IN =
  "Nobody is logged in to Cloudflare. Run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.";

/**
 * Asks, checks, then acts. It can be repeated at any point, because every step first looks at what exists.
 *
 * Its environment is injected: `connect(accountId)` returns wrangler for an account, `ask` is undefined if nobody can
 * answer (`--yes`), `save(settings)` stores the answers, `build()` builds the pages, `fetch` and `pause` reach the
 * product. Throws a UserError if something is missing or fails.
 */
export async function deploy({ connect, saved, save, env, ask, build, log, fetch, pause, atOnce = false }) {
  const accounts = await openAccount(connect(env.CLOUDFLARE_ACCOUNT_ID ?? saved.accountId)).accounts();
  if (accounts.length === 0) throw new UserError(NOT_LOGGED_IN);
  const settings = await completeSettings({ saved, env, accounts, ask });
  const account = openAccount(connect(settings.accountId));
  await refuseOtherJurisdiction(saved, settings);
  for (const warning of await listWarnings(account, settings)) log(`Note: ${warning}`);
  save(settings);

  await build();
  const databaseId = await provision(account, settings, log);
  const workers = writeDeploymentConfigs(settings, databaseId);
  const [webWorker] = workers;
  await migrateRemote(account, webWorker.file, log);

  const address = addressOf(settings);
  const outside = { fetch, pause };
  const check = async () => {
    await checkHealth(address, outside);
    const seconds = await checkResume(address, outside);
    log(
      seconds === undefined
        ? "The demo is paused, so no resume was read."
        : `A resume was read after ${seconds} s.`,
    );
  };
  const live = await liveVersions(account, workers);
  await withMissingSecrets(account, webWorker.file, async (secrets) => {
    const isFirst = Object.values(live).some((version) => !version) || secrets.length > 0;
    if (isFirst || atOnce) return deployAtOnce(account, workers, { secrets, check, log });
    const checkBefore = (versions) =>
      checkHealth(address, {
        ...outside,
        version: versions[webWorker.name],
        overrides: { [webWorker.name]: versions[webWorker.name] },
      });
    return deployGradually(account, workers, { message: "npm run deploy", checkBefore, check, log });
  });
  log(`\nDeployed: ${address}\n`);
}

/** Data cannot be moved: choosing another jurisdiction would create a second, empty database. */
async function refuseOtherJurisdiction(saved, { jurisdiction }) {
  if (saved.jurisdiction && saved.jurisdiction !== jurisdiction) {
    throw new UserError(
      `This product was deployed with jurisdiction ${saved.jurisdiction}, which cannot be changed. Back it up and restore it into another account instead (docs/operations.md).`,
    );
  }
}

/** Warnings: the deployment goes on, but something will not work until a person acts. */
async function listWarnings(account, { mailFrom }) {
  const domain = mailFrom.split("@")[1];
  const canMail = await account.canSendFrom(domain);
  if (canMail) return [];
  if (canMail === undefined)
    return ["whether the sender's domain may send mail could not be checked with this login."];
  return [
    `${domain} is not set up for sending mail, so none will arrive. Set it up with \`npx wrangler email sending enable ${domain}\`; until then \`npm run admin:create\` prints its link.`,
  ];
}
