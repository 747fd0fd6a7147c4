import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DEPLOY_DIR } from "./configs.mjs";

const newSecret = () => randomBytes(32).toString("base64url");

/** Secrets that are generated once and never replaced: a new value would end partner tokens and two-factor codes. */
const MADE_HERE = { SECRET_KEY: newSecret, PARTNER_TOKEN_KEYS: () => `first:${newSecret()}` };

export const REQUIRED_SECRETS = Object.keys(MADE_HERE);

/** Optional secrets and what is switched off without each. */
export const OPTIONAL_SECRETS = {
  STRIPE_SECRET_KEY: "selling credit packs",
  STRIPE_WEBHOOK_SECRET: "hearing of payments",
};

/**
 * Calls `work(arguments)` with the arguments that set the web Worker's missing secrets; their file is deleted
 * afterwards.
 */
export async function withMissingSecrets(account, config, work) {
  const there = new Set(await account.secretNames(config));
  const missing = REQUIRED_SECRETS.filter((name) => !there.has(name));
  if (missing.length === 0) return work([]);
  const file = join(DEPLOY_DIR, "secrets.json");
  const made = Object.fromEntries(missing.map((name) => [name, MADE_HERE[name]()]));
  try {
    writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
    return await work(["--secrets-file", file]);
  } finally {
    rmSync(file, { force: true });
  }
}
