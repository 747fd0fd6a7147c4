import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Job } from "#core/jobs/job";
import type { AiBinding } from "#platform/ai/run-model";
import { emptyQueryStats, meterDatabase } from "#platform/d1/query-stats";
import type { ConsumerEnv, WebEnv } from "#platform/env";
import { createJobServices } from "#platform/job-services";
import { createResumeReader } from "#platform/reading/resume-reader";
import { createServices } from "#platform/services";
import { openLocalBindings } from "../../scripts/lib/bindings.mjs";
import { migrate } from "../../scripts/lib/migrate.mjs";

const CREDENTIALS = { email: "recruiter@example.com", password: "only-for-the-bench" };
const UNLIMITED = { limit: async () => ({ success: true }) };
const SETTINGS = {
  ENVIRONMENT: "production",
  APP_URL: "https://example.com",
  ADMIN_EMAIL: "admin@example.com",
  SECURITY_CONTACT: "mailto:security@example.com",
  SELLER: "Bench",
  SELLER_ADDRESS: "Here",
  SELLER_EMAIL: "bench@example.com",
  SELLER_LAW: "none",
  SECRET_KEY: "s".repeat(32),
  PARTNER_TOKEN_KEYS: `bench:${"k".repeat(32)}`,
  MAIL_FROM: "no-reply@example.com",
  AI_MODEL: "@bench",
};

/** The operations that are billed. */
const noOperations = () => ({
  ...emptyQueryStats(),
  ...{ r2ClassA: 0, r2ClassB: 0, r2Bytes: 0, messages: 0, channelRequests: 0, mails: 0 },
});

/**
 * Runs the product in this process with one unlimited recruiter, on its own bindings that count every operation. If
 * `ai` is given, that model judges. Jobs wait until `workOff` is called.
 */
export async function openLocalProduct(ai: AiBinding | undefined) {
  const local = await openBindings();
  const seen = noOperations();
  const queue: Job[] = [];
  const jobs = {
    async sendBatch(batch: { body: Job }[]) {
      seen.messages += batch.length;
      queue.push(...batch.map(({ body }) => body));
    },
  };
  /** The channel, which tells watchers of each resume separately. */
  const changed = async (tournamentId: string, resumeIds: string[]) => {
    seen.channelRequests += 1;
    if (resumeIds.length === 0) return;
    await services.accounts.listValidSessions([token]);
    await services.tournaments.findProgress(tournamentId);
    await services.candidates.listCards(tournamentId, resumeIds);
  };
  const send = async () => {
    seen.mails += 1;
  };
  const env = {
    ...SETTINGS,
    ...{ ANALYZER: ai ? "workers-ai" : "embedded", AI: ai },
    ...{ AUTH_LIMIT: UNLIMITED, USER_LIMIT: UNLIMITED, UPLOAD_LIMIT: UNLIMITED },
    ...{ JOBS: jobs, DEMOS: jobs, WEBHOOKS: jobs, TASKS: jobs },
    RESUME_READER: createResumeReader(),
    EMAIL: { send },
    TOURNAMENT_CHANNEL: { getByName: () => ({ changed }) },
    DB: meterDatabase(withPlainStatements(local.db), seen),
    FILES: countBucket(local.files, seen),
  } as unknown as WebEnv & ConsumerEnv;
  const services = createServices(env);
  const consumer = createJobServices(env);
  const { token, user } = await services.accounts.register(CREDENTIALS);
  await local.db.prepare("UPDATE users SET has_unlimited_access = 1").run();
  // Discards the sample tournament of the new account, which is not part of the measurement.
  queue.length = 0;
  Object.assign(seen, noOperations());

  async function work(job: Job): Promise<void> {
    if (job.type === "process-resume") await consumer.processResume(job.resumeId, { isLastAttempt: false });
    else if (job.type === "send-mail") await consumer.deliverMail(job.mailId);
    else throw new Error(`Unforeseen: ${job.type}`);
    await consumer.noteJobEnd({ job, isGivenUp: false, error: "", attempts: 1 });
  }

  return {
    ...{ services, seen, token, userId: user.id, close: local.close },
    /** Runs all queued jobs, including those they enqueue, and returns how many there were. */
    async workOff(): Promise<number> {
      let done = 0;
      for (let job = queue.shift(); job; job = queue.shift()) {
        await work(job);
        done += 1;
      }
      return done;
    },
    async databaseBytes(): Promise<number> {
      return (await local.db.prepare("SELECT 1").run()).meta.size_after;
    },
  };
}

type Bindings = { db: D1Database; files: R2Bucket; close(): Promise<void> };

/** Opens a migrated database and a bucket, both empty and deleted on close. Must be run from the repository root. */
async function openBindings(): Promise<Bindings> {
  const dir = mkdtempSync(join(tmpdir(), "tierwise-bench-"));
  const config = join(dir, "wrangler.toml");
  copyFileSync("wrangler.toml", config);
  const { db, files, close } = (await openLocalBindings({ dir, configFiles: [config] })) as Bindings;
  await migrate(db);
  return {
    db,
    files,
    async close() {
      await close();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** The local runtime's statements are proxies, which cannot be metered as D1's own can. */
function withPlainStatements(real: D1Database): D1Database {
  const originals = new WeakMap<object, D1PreparedStatement>();
  const toPlain = (statement: D1PreparedStatement): D1PreparedStatement => {
    const plain = {
      all: () => statement.all(),
      run: () => statement.run(),
      bind: (...values: unknown[]) => toPlain(statement.bind(...values)),
    } as unknown as D1PreparedStatement;
    originals.set(plain, statement);
    return plain;
  };
  return {
    prepare: (sql: string) => toPlain(real.prepare(sql)),
    batch: (statements: D1PreparedStatement[]) =>
      real.batch(statements.flatMap((one) => originals.get(one) ?? [])),
  } as unknown as D1Database;
}

/** Wraps the bucket and counts both classes of operations. Deletes are free. */
function countBucket(real: R2Bucket, seen: ReturnType<typeof noOperations>): R2Bucket {
  return {
    async put(key: string, value: string | Uint8Array) {
      seen.r2ClassA += 1;
      // Copied, because the bridge to the local runtime rejects views into a larger buffer, such as Node's.
      seen.r2Bytes += Buffer.byteLength(value);
      return real.put(key, typeof value === "string" ? value : new Uint8Array(value));
    },
    async get(key: string) {
      seen.r2ClassB += 1;
      return real.get(key);
    },
    async list(options: R2ListOptions) {
      seen.r2ClassA += 1;
      return real.list(options);
    },
    delete: (keys: string | string[]) => real.delete(keys),
  } as unknown as R2Bucket;
}
