import type { Job } from "#core/jobs/job";
import type { AiBinding } from "#platform/ai/run-model";
import type { ConsumerEnv, WebEnv } from "#platform/env";
import { createJobServices } from "#platform/job-services";
import { createResumeReader } from "#platform/reading/resume-reader";
import { createServices } from "#platform/services";
import { countBucket, countDatabase, noOperations, type Watch } from "./counted-bindings";
import { openBindings } from "./local-bindings";

type Publish = (tournamentId: string, resumeIds: string[]) => Promise<void>;

const CREDENTIALS = { email: "recruiter@example.com", password: "only-for-the-bench" };
const UNLIMITED = { limit: async () => ({ success: true }) };

/**
 * Runs the product in this process with one unlimited recruiter, on its own bindings that count every operation. If
 * `ai` is given, that model judges. Jobs wait until `workOff` is called; `watch` receives every statement.
 */
export async function openLocalProduct({
  ai,
  publish,
  watch,
}: {
  ai?: AiBinding;
  publish?: Publish;
  watch?: Watch;
} = {}) {
  const local = await openBindings();
  const seen = noOperations();
  const queue: Job[] = [];
  const jobs = {
    async sendBatch(batch: { body: Job }[]) {
      seen.messages += batch.length;
      queue.push(...batch.map(({ body }) => body));
    },
  };
  const changed: Publish = async (tournamentId, resumeIds) => {
    seen.channelRequests += 1;
    await publish?.(tournamentId, resumeIds);
  };
  const send = async () => {
    seen.mails += 1;
  };
  const env = {
    ...{ ENVIRONMENT: "production", APP_URL: "https://example.com", ADMIN_EMAIL: "admin@example.com" },
    ...{ SECURITY_CONTACT: "mailto:security@example.com" },
    ...{ SELLER: "Bench", SELLER_ADDRESS: "Here", SELLER_EMAIL: "bench@example.com", SELLER_LAW: "none" },
    ...{ SECRET_KEY: "s".repeat(32), PARTNER_TOKEN_KEYS: `bench:${"k".repeat(32)}` },
    ...{
      MAIL_FROM: "no-reply@example.com",
      ANALYZER: ai ? "workers-ai" : "embedded",
      AI_MODEL: "@bench",
      AI: ai,
    },
    ...{
      AUTH_LIMIT: UNLIMITED,
      USER_LIMIT: UNLIMITED,
      UPLOAD_LIMIT: UNLIMITED,
      JOBS: jobs,
      DEMOS: jobs,
      WEBHOOKS: jobs,
      TASKS: jobs,
    },
    RESUME_READER: createResumeReader(),
    ...{ EMAIL: { send }, TOURNAMENT_CHANNEL: { getByName: () => ({ changed }) } },
    DB: countDatabase(local.DB, seen, watch),
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
    /** The bare database, whose operations are not counted. */
    db: local.DB,
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
