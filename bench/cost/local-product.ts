import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import type { Job } from "#core/jobs/job";
import type { AiBinding } from "#platform/ai/run-model";
import type { ConsumerEnv, WebEnv } from "#platform/env";
import { createJobServices } from "#platform/job-services";
import { createResumeReader } from "#platform/reading/resume-reader";
import { createServices } from "#platform/services";
import { countBucket, countDatabase, noOperations } from "./counted-bindings";

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
const CONFIG = `name = "tierwise-bench"
compatibility_date = "2026-04-01"
[[d1_databases]]
binding = "DB"
database_id = "bench"
[[r2_buckets]]
binding = "FILES"
bucket_name = "bench"
`;

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
    DB: countDatabase(local.DB, seen),
    FILES: countBucket(local.FILES, seen),
  } as unknown as WebEnv & ConsumerEnv;
  const services = createServices(env);
  const consumer = createJobServices(env);
  const { token, user } = await services.accounts.register(CREDENTIALS);
  await local.DB.prepare("UPDATE users SET has_unlimited_access = 1").run();
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
      return (await local.DB.prepare("SELECT 1").run()).meta.size_after;
    },
  };
}

/** Opens a migrated database and a bucket, both empty and deleted on close. Must be run from the repository root. */
async function openBindings() {
  const dir = mkdtempSync(join(tmpdir(), "tierwise-bench-"));
  const configPath = join(dir, "wrangler.toml");
  writeFileSync(configPath, CONFIG);
  const { env, dispose } = await getPlatformProxy<{ DB: D1Database; FILES: R2Bucket }>({
    configPath,
    persist: { path: join(dir, "v3") },
  });
  const files = readdirSync("migrations").filter((name) => name.endsWith(".sql"));
  for (const name of files.sort()) {
    const statements = readFileSync(join("migrations", name), "utf8").split("--> statement-breakpoint");
    await env.DB.batch(statements.map((sql) => env.DB.prepare(sql)));
  }
  return {
    ...env,
    async close() {
      await dispose();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
