import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";
import { ROOT } from "../lib/process.mjs";
import { WORKER_CONFIGS } from "../lib/state.mjs";

/** The resources the configs need: `{ database, bucket, queues }`, by name. */
export function neededResources() {
  /** @type {any[]} */
  const workers = WORKER_CONFIGS.map((config) => parse(readFileSync(join(ROOT, config), "utf8")));
  const queues = workers.flatMap(({ queues = {} }) => [
    ...(queues.producers ?? []).map(({ queue }) => queue),
    ...(queues.consumers ?? []).flatMap(({ queue, dead_letter_queue }) => [queue, dead_letter_queue]),
  ]);
  const [webWorker] = workers;
  return {
    database: webWorker.d1_databases[0].database_name,
    bucket: webWorker.r2_buckets[0].bucket_name,
    queues: [...new Set(queues.filter(Boolean))].sort(),
  };
}

/** Creates missing resources and returns the database's id. */
export async function provision(account, { jurisdiction }, log) {
  const { database, bucket, queues } = neededResources();
  if (!(await account.databaseId(database))) {
    await account.createDatabase(database, jurisdiction);
    log(`Database ${database} created.`);
  }
  if (!(await account.hasBucket(bucket, jurisdiction))) {
    await account.createBucket(bucket, jurisdiction);
    log(`Bucket ${bucket} created.`);
  }
  for (const queue of queues) {
    if (await account.hasQueue(queue)) continue;
    await account.createQueue(queue);
    log(`Queue ${queue} created.`);
  }
  return account.databaseId(database);
}
