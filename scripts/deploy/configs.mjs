import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { parse, stringify } from "smol-toml";
import { ROOT, UserError } from "../lib/process.mjs";
import { WORKER_CONFIGS } from "../lib/state.mjs";

export const DEPLOY_DIR = join(ROOT, ".deploy");

/** The folder of migrations rewritten for a remote database (migrations.mjs). */
export const MIGRATIONS_DIR = join(DEPLOY_DIR, "migrations");

/**
 * Writes every Worker's config for this deployment and returns `[{ name, file, isPublic }]`, web Worker first. All
 * settings come from one place, so that no Worker can be deployed with an example address.
 */
export function writeDeploymentConfigs(settings, databaseId, dir = DEPLOY_DIR) {
  mkdirSync(dir, { recursive: true });
  return WORKER_CONFIGS.map((config, index) => {
    const source = join(ROOT, config);
    /** @type {any} */
    const worker = parse(readFileSync(source, "utf8"));
    const isPublic = index === 0;
    const file = join(dir, `worker-${index + 1}.toml`);
    writeFileSync(file, stringify(configFor(worker, dirname(source), { settings, databaseId, isPublic })));
    refusePlaceholders(config, readFileSync(file, "utf8"));
    return { name: worker.name, file, isPublic };
  });
}

function configFor(worker, folder, { settings, databaseId, isPublic }) {
  const config = structuredClone(worker);
  const isOnWorkersDev = settings.domain.endsWith(".workers.dev");
  config.account_id = settings.accountId;
  config.main = resolve(folder, config.main);
  if (config.assets) config.assets.directory = resolve(folder, config.assets.directory);
  config.workers_dev = isPublic && isOnWorkersDev;
  config.preview_urls = false;
  if (isPublic && !isOnWorkersDev) config.routes = [{ pattern: settings.domain, custom_domain: true }];
  for (const database of config.d1_databases ?? []) {
    database.database_id = databaseId;
    if (database.migrations_dir) database.migrations_dir = MIGRATIONS_DIR;
  }
  if (settings.jurisdiction !== "none") {
    for (const bucket of config.r2_buckets ?? []) bucket.jurisdiction = settings.jurisdiction;
  }
  const vars = {
    APP_URL: addressOf(settings),
    ADMIN_EMAIL: settings.adminEmail,
    SECURITY_CONTACT: `mailto:${settings.adminEmail}`,
    MAIL_FROM: settings.mailFrom,
    SELLER: settings.seller,
    SELLER_ADDRESS: settings.sellerAddress,
    SELLER_EMAIL: settings.adminEmail,
    SELLER_LAW: settings.sellerLaw,
  };
  for (const [name, value] of Object.entries(vars)) {
    if (config.vars && name in config.vars) config.vars[name] = value;
  }
  return config;
}

export const addressOf = ({ domain }) => `https://${domain}`;

function refusePlaceholders(config, text) {
  const [found] = /\S*example\.com|00000000-0000-0000-0000-000000000000/.exec(text) ?? [];
  if (found)
    throw new UserError(`${config} would be deployed with ${found}: name it in scripts/deploy/configs.mjs.`);
}
