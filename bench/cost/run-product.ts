import type { Job } from "#core/jobs/job";
import type { ConsumerEnv, WebEnv } from "#platform/env";
import { createJobServices } from "#platform/job-services";
import { createServices } from "#platform/services";
import { openBindings } from "../lib/local-bindings";
import { JOB, type MadeFile } from "../pipeline/make-resumes";
import { countBucket, countDatabase, noOperations, type Operations } from "./counted-bindings";
import { type Tokens, typicalModel } from "./typical-model";

/** As the product's own page sends them. */
const FILES_A_REQUEST = 20;
/** A page of the list shows as many; the recruiter looks closely at some of them. */
const CANDIDATES_OPENED = 20;
const ROOM_MEGABYTES = 128;
/** The room waits this long before it tells its watchers (worker/durable-objects/tournament-room.ts). */
const ROOM_SECONDS = 0.1;

export type Analyser = "embedded" | "workers-ai";
export type Measured = Operations & {
  requests: number;
  invocations: number;
  cpuMs: number;
  storedBytes: number;
  roomGigabyteSeconds: number;
  tokens: Tokens;
};

/**
 * The whole way of a tournament in this process, on local bindings that count: account, uploads, every job of the
 * queue, a watcher told of each resume, the sweep with its audit chain, a recruiter who looks at the result.
 */
export async function runProduct(analyser: Analyser, files: MadeFile[]): Promise<Measured> {
  const local = await openBindings();
  const seen = noOperations();
  const model = typicalModel();
  const queue: Job[] = [];
  const rate = { limit: async () => ({ success: true }) };
  const jobs = {
    async sendBatch(batch: { body: Job }[]) {
      seen.messages += batch.length;
      queue.push(...batch.map(({ body }) => body));
    },
  };
  const env = {
    ...{ ENVIRONMENT: "production", APP_URL: "https://example.com", ADMIN_EMAIL: "admin@example.com" },
    ...{
      MAIL_FROM: "no-reply@example.com",
      SECRET_KEY: "s".repeat(32),
      PARTNER_TOKEN_KEYS: "a:".padEnd(40, "k"),
    },
    ...{ ANALYSER: analyser, AI_MODEL: "@cf/google/gemma-4-26b-a4b-it", AI: model.ai },
    ...{ AUTH_LIMIT: rate, USER_LIMIT: rate, UPLOAD_LIMIT: rate, JOBS: jobs, WEBHOOKS: jobs },
    DB: countDatabase(local.DB, seen),
    FILES: countBucket(local.FILES, seen),
    EMAIL: {
      async send() {
        seen.mails += 1;
      },
    },
    TOURNAMENT_ROOM: { getByName: () => ({ changed: (id: string, ids: string[]) => tellWatcher(id, ids) }) },
  } as unknown as WebEnv & ConsumerEnv;
  const services = createServices(env);
  const consumer = createJobServices(env);
  const watcher = "";
  let requests = 0;
  let invocations = 0;

  /** As the room does for one browser; what comes close together it tells at once, here each alone. */
  async function tellWatcher(tournamentId: string, ids: string[]): Promise<void> {
    seen.roomRequests += 1;
    if (ids.length === 0) return;
    await services.listValidSessions([watcher]);
    await services.findProgress(tournamentId);
    await services.listCandidateCards(tournamentId, ids);
  }

  const credentials = { email: "recruiter@example.com", password: "only-for-the-bench" };
  const { token, user } = await services.registerAccount(credentials);
  await local.DB.prepare("UPDATE users SET has_unlimited_access = 1").run();
  const { id } = await services.createTournament(user.id, JOB);
  while (queue.length > 0) await work(queue.shift());
  Object.assign(seen, noOperations());
  const emptySize = await sizeOf(local.DB);

  const request = async <T>(answer: () => Promise<T>): Promise<T> => {
    requests += 1;
    await services.authenticate(token);
    await services.getTournament(user.id, id);
    return answer();
  };
  async function work(job: Job | undefined): Promise<void> {
    if (!job) return;
    invocations += 1;
    if (job.type === "process-resume") await consumer.processResume(job.resumeId, { isLastAttempt: false });
    else if (job.type === "send-mail") await consumer.deliverMail(job.mailId);
    else if (job.type === "create-sample-tournament") return;
    else throw new Error(`unforeseen: ${job.type}`);
    await consumer.noteJobEnd({ job, isGivenUp: false, error: "", attempts: 1 });
  }

  const before = process.cpuUsage();
  for (let at = 0; at < files.length; at += FILES_A_REQUEST) {
    await request(async () => {
      await services.keepUploadOpen(id);
      const batch = files.slice(at, at + FILES_A_REQUEST);
      const arrived: string[] = [];
      for (const { name, bytes } of batch) {
        const stored = await services.uploadResume({ tournamentId: id, fileName: name, bytes });
        if ("id" in stored) arrived.push(stored.id);
      }
      if (at + FILES_A_REQUEST >= files.length) await services.closeUpload(id);
      await services.publishProgress(id, arrived);
    });
  }
  while (queue.length > 0) await work(queue.shift());
  const { user: userTime, system } = process.cpuUsage(before);
  await services.sweep();
  const candidates = await request(() => services.listCandidates(user.id, id));
  for (const { id: resumeId } of candidates.slice(0, CANDIDATES_OPENED))
    await request(() => services.getResume(user.id, resumeId));
  const { status, doneCount } = await services.getTournament(user.id, id);
  if (status !== "completed" || doneCount !== files.length) throw new Error(`${status}, ${doneCount} done`);

  const storedBytes = (await sizeOf(local.DB)) - emptySize;
  await local.close();
  return {
    ...seen,
    ...{ requests, invocations, cpuMs: (userTime + system) / 1000, storedBytes, tokens: model.tokens },
    roomGigabyteSeconds: (seen.roomRequests * ROOM_SECONDS * ROOM_MEGABYTES) / 1024,
  };
}

async function sizeOf(db: D1Database): Promise<number> {
  return (await db.prepare("SELECT 1").run()).meta.size_after ?? 0;
}
