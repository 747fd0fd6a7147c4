import { openAccount } from "./cloudflare.mjs";
import { addressOf, writeDeploymentConfigs } from "./configs.mjs";
import { NOT_LOGGED_IN } from "./deploy.mjs";
import { writeRemoteMigrations } from "./migrations.mjs";
import { neededResources } from "./provision.mjs";
import { OPTIONAL_SECRETS, REQUIRED_SECRETS } from "./secrets.mjs";

/**
 * Checks a running deployment: `[{ state, what, fix }]`, where state is "ok", "missing", "wrong" or "unknown" (could
 * not be checked). Changes nothing.
 */
export async function checkDeployment({ connect, settings, fetch }) {
  const account = openAccount(connect(settings.accountId));
  const findings = [];
  const look = async (what, fix, question) => {
    try {
      const state = await question();
      findings.push({ what, ...(typeof state === "string" ? { state } : state), fix });
    } catch (error) {
      findings.push({ what, state: "unknown", fix: error.message.split("\n")[0] });
    }
  };
  const isThere = async (question) => ((await question) ? "ok" : "missing");
  const deployIt = "npm run deploy";

  const accounts = await account.accounts();
  if (!accounts.some(({ id }) => id === settings.accountId)) {
    return [
      {
        what: "Login",
        state: "wrong",
        fix: accounts.length === 0 ? NOT_LOGGED_IN : `Log in to account ${settings.accountId}.`,
      },
    ];
  }
  const { database, bucket, queues } = neededResources();
  const databaseId = await account.databaseId(database);
  if (!databaseId) return [{ what: `Database ${database}`, state: "missing", fix: deployIt }];
  findings.push({ what: `Database ${database}`, state: "ok" });
  const workers = writeDeploymentConfigs(settings, databaseId);
  const [webWorker] = workers;

  await look("Migrations", deployIt, async () => {
    const applied = new Set(await account.appliedMigrations(webWorker.file));
    const pending = writeRemoteMigrations().filter((name) => !applied.has(name));
    return pending.length === 0 ? "ok" : { state: "missing", what: `Migrations: ${pending.join(", ")}` };
  });
  await look(`Bucket ${bucket}`, deployIt, () => isThere(account.hasBucket(bucket, settings.jurisdiction)));
  for (const queue of queues) await look(`Queue ${queue}`, deployIt, () => isThere(account.hasQueue(queue)));
  for (const { name, file } of workers) {
    await look(`Worker ${name}`, deployIt, () => isThere(account.liveVersion(file)));
  }
  await look("Secrets", deployIt, async () => {
    const there = await account.secretNames(webWorker.file);
    const missing = REQUIRED_SECRETS.filter((name) => !there.includes(name));
    for (const [name, purpose] of Object.entries(OPTIONAL_SECRETS)) {
      if (there.includes(name)) continue;
      findings.push({
        what: `Secret ${name} (${purpose})`,
        state: "missing",
        fix: `npx wrangler secret put ${name} -c ${webWorker.file}`,
      });
    }
    return missing.length === 0 ? "ok" : { state: "missing", what: `Secrets: ${missing.join(", ")}` };
  });
  const domain = settings.mailFrom.split("@")[1];
  await look(`Mail from ${domain}`, `npx wrangler email sending enable ${domain}`, async () => {
    const canMail = await account.canSendFrom(domain);
    return canMail === undefined ? "unknown" : isThere(canMail);
  });
  await look(`Health of ${addressOf(settings)}`, "/admin/operations says more", async () => {
    const response = await fetch(`${addressOf(settings)}/api/health`);
    return response.ok
      ? "ok"
      : { state: "wrong", what: `Health: ${response.status} ${await response.text()}` };
  });
  return findings;
}
