// npm run deploy: makes what Cloudflare lacks, migrates, and deploys all Workers. Safe to run again.
import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { buildPages } from "./lib/build.mjs";
import { deploymentConfigs, missingSecrets, provision, readVar } from "./lib/deployment.mjs";
import { checkNode, installPackages } from "./lib/install.mjs";
import { asCommand, Problem } from "./lib/process.mjs";
import { wranglerCommand } from "./lib/wrangler.mjs";

const newSecret = () => randomBytes(32).toString("base64url");
const SECRETS = { SECRET_KEY: newSecret, PARTNER_TOKEN_KEYS: () => `first:${newSecret()}` };

await asCommand(async () => {
  checkNode();
  await installPackages();
  if (["APP_URL", "SECURITY_CONTACT"].some((name) => readVar(name)?.endsWith(".example.com"))) {
    throw new Problem(
      "Put APP_URL, ADMIN_EMAIL, SECURITY_CONTACT and MAIL_FROM of your own into [vars] of wrangler.toml and queue-consumer/wrangler.toml.",
    );
  }
  await wranglerCommand("Asking who is logged in (`npx wrangler login`)", ["whoami"]);
  await buildPages();
  await provision(wranglerCommand, console.log);
  const [frontDoor, backRoom, ...pageWorkers] = await deploymentConfigs(wranglerCommand);

  await wranglerCommand("The database migration", [
    "d1",
    "migrations",
    "apply",
    "DB",
    "--remote",
    "-c",
    frontDoor,
  ]);
  const secretsFile = join(dirname(frontDoor), "secrets.json");
  try {
    const missing = await missingSecrets(wranglerCommand, frontDoor, Object.keys(SECRETS));
    const secrets = Object.fromEntries(missing.map((name) => [name, SECRETS[name]()]));
    writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 });
    const withSecrets = missing.length > 0 ? ["--secrets-file", secretsFile] : [];
    // The back room last: it calls all others.
    for (const config of pageWorkers)
      await wranglerCommand("Deploying what reads scans", ["deploy", "-c", config]);
    await wranglerCommand("Deploying the front door", ["deploy", "-c", frontDoor, ...withSecrets]);
    await wranglerCommand("Deploying the back room", ["deploy", "-c", backRoom]);
  } finally {
    rmSync(secretsFile, { force: true });
  }
  console.log(`Deployed. ${readVar("APP_URL")}`);
});
