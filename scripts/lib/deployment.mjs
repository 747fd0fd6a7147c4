import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem, ROOT } from "./process.mjs";
import { copyConfigs, WORKER_CONFIGS } from "./state.mjs";

const DATABASE = "tierwise";

/** What the configs name and Cloudflare must have before they can be deployed. */
const BUCKET = "tierwise-files";
const QUEUES = ["tierwise-jobs", "tierwise-jobs-dlq", "tierwise-webhooks"];

/** Makes what is missing in the account one is logged in to; what is there stays as it is. */
export async function provision(wrangler, say) {
  if (!(await databaseId(wrangler))) {
    await wrangler("Creating the database", ["d1", "create", DATABASE]);
    say(`Database ${DATABASE} created.`);
  }
  if (!(await exists(wrangler, ["r2", "bucket", "info", BUCKET]))) {
    await wrangler("Creating the bucket", ["r2", "bucket", "create", BUCKET]);
    say(`Bucket ${BUCKET} created.`);
  }
  for (const queue of QUEUES) {
    if (await exists(wrangler, ["queues", "info", queue])) continue;
    await wrangler("Creating the queue", ["queues", "create", queue]);
    say(`Queue ${queue} created.`);
  }
}

/** Copies of all configs that name the account's database. */
export async function deploymentConfigs(wrangler) {
  const id = await databaseId(wrangler);
  if (!id) throw new Problem("There is no database yet: `npm run deploy` makes it.");
  const dir = join(ROOT, ".deploy");
  mkdirSync(dir, { recursive: true });
  const files = WORKER_CONFIGS.map((_, index) => join(dir, `worker-${index + 1}.toml`));
  copyConfigs(files, (text) => text.replace(/^database_id = .*/m, `database_id = "${id}"`));
  return files;
}

/** Names of the secrets the front door needs and does not have. */
export async function missingSecrets(wrangler, config, needed) {
  const listed = await wrangler("Listing secrets", [
    "secret",
    "list",
    "-c",
    config,
    "--format",
    "json",
  ]).catch(
    // Before the first deploy there is no Worker to ask about.
    () => "[]",
  );
  const known = new Set(readJson(listed).map(({ name }) => name));
  return needed.filter((name) => !known.has(name));
}

/** A variable as both Workers have it. */
export function readVar(name) {
  const text = readFileSync(join(ROOT, WORKER_CONFIGS[0]), "utf8");
  return new RegExp(`^${name} = "(.*)"`, "m").exec(text)?.[1];
}

async function databaseId(wrangler) {
  const listed = readJson(await wrangler("Listing databases", ["d1", "list", "--json"]));
  return listed.find(({ name }) => name === DATABASE)?.uuid;
}

const exists = (wrangler, args) =>
  wrangler("Looking", args).then(
    () => true,
    () => false,
  );

/** Wrangler may say something before the JSON. */
const readJson = (output) => JSON.parse(output.slice(output.search(/^\[/m)));
