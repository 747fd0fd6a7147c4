import {
  createExecutionContext,
  createMessageBatch,
  getQueueResult,
  runInDurableObject,
} from "cloudflare:test";
import { eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Job } from "#core/jobs/job";
import { DEMO_OWNER_ID } from "#core/tournaments/demo";
import { outbox, resumes, tournaments, users } from "#platform/d1/schema";
import type { ConsumerEnv, WebEnv } from "#platform/env";
import { createServices } from "#platform/services";
import consumer from "../../queue-consumer/index";
import { answerWith, fakeModel } from "../fake-model";
import { seededRandom, withFaults } from "./faults";
import {
  consumerEnv,
  db,
  mailsOf,
  openTournament,
  RESUME_TEXT,
  sentMails,
  services,
  signUp,
  tournamentRow,
} from "./support";

const RESUMES = 100;
const FAULTS = 0.1;
const KILLS = 0.03;
const TWICE = 0.1;
const AT_ONCE = 4;
const ROUND_MS = 15_000;
/** As in wrangler.toml: the first delivery and five more, then the dead-letter queue. */
const DELIVERIES = 6;

type Message = { id: number; queue: string; body: Job; attempts: number; due: number };

// Claims, retries and lost messages take minutes, so the clock is moved instead of waiting. It starts in the past, so
// that no future timestamps are left for other tests.
const HOURS = 60 * 60 * 1000;
beforeAll(async () => {
  // The sweeper would pick up what other tests left unfinished.
  await db.batch([db.delete(outbox), db.delete(users).where(ne(users.id, DEMO_OWNER_ID))]);
  vi.useFakeTimers({ now: Date.now() - 4 * HOURS, toFake: ["Date"] });
});
afterAll(() => void vi.useRealTimers());

/** The product while everything around it fails at random. */
function unreliable(seed: number) {
  const random = seededRandom(seed);
  const figures = { faults: 0, kills: 0, twice: 0, deliveries: 0, dead: 0 };
  /** Mails that were sent by an invocation that could not note it any more. Such a mail is sent again. */
  const unnoted: string[] = [];
  const queue: Message[] = [];
  let lastId = 0;
  const put = (body: Job, queueName = "tierwise-jobs") => {
    queue.push({ id: ++lastId, queue: queueName, body, attempts: 0, due: Date.now() });
  };
  const failing = async () => {
    if (random() >= FAULTS) return;
    figures.faults += 1;
    throw new Error("this binding fails now and then");
  };
  const JOBS = {
    sendBatch: async (batch: { body: Job }[]) => {
      for (const { body } of batch) put(body);
    },
  };
  const { ai } = fakeModel(async (call) => {
    await failing();
    return answerWith(call, "strong", "Built payment services");
  });
  const judge = { ANALYZER: "workers-ai", AI_MODEL: "@cf/example/reader-1", AI: ai };
  const base = { ...consumerEnv, ...judge, JOBS, TASKS: JOBS } as unknown as ConsumerEnv;

  /** An invocation that may be killed at any point. After that, none of its calls returns. */
  async function invoke(message: Message): Promise<void> {
    figures.deliveries += 1;
    let callsLeft = random() < KILLS * 10 ? Math.floor(random() * 30) : Number.POSITIVE_INFINITY;
    let die = () => {};
    const death = new Promise<"killed">((resolve) => {
      die = () => resolve("killed");
    });
    let hasSent = false;
    const EMAIL = {
      send: (mail: Parameters<SendEmail["send"]>[0]) => {
        hasSent = true;
        return base.EMAIL.send(mail);
      },
    };
    const env = withFaults({ ...base, EMAIL } as ConsumerEnv, async () => {
      callsLeft -= 1;
      if (callsLeft < 0) {
        die();
        await new Promise(() => {});
      }
      await failing();
    });
    const batch = createMessageBatch<Job>(message.queue, [
      { id: String(message.id), timestamp: new Date(), attempts: message.attempts, body: message.body },
    ]);
    const ctx = createExecutionContext();
    const end = await Promise.race([Promise.resolve(consumer.queue(batch, env)), death]);
    if (hasSent && message.body.type === "send-mail" && !(await isNoted(message.body.mailId)))
      unnoted.push(message.body.mailId);
    if (end === "killed") {
      figures.kills += 1;
      return again(message, 0);
    }
    const { retryMessages } = await getQueueResult(batch, ctx);
    const retry = retryMessages[0];
    if (retry) again(message, retry.delaySeconds ?? 0);
  }

  function again(message: Message, delaySeconds: number): void {
    const isDead = message.queue === "tierwise-jobs" && message.attempts >= DELIVERIES;
    if (isDead) {
      figures.dead += 1;
      put(message.body, "tierwise-jobs-dlq");
    } else if (message.attempts < DELIVERIES)
      queue.push({ ...message, due: Date.now() + delaySeconds * 1000 });
    // After the last delivery the queue drops the message. The sweeper does not.
  }

  /** Delivers everything that is due, in random order, some of it twice. */
  async function deliverDue(): Promise<void> {
    for (;;) {
      const due = queue.filter((message) => message.due <= Date.now());
      if (due.length === 0) return;
      const picked = due.sort(() => random() - 0.5).slice(0, AT_ONCE);
      for (const message of picked) queue.splice(queue.indexOf(message), 1);
      const deliveries = picked.flatMap((message) => {
        const delivered = { ...message, attempts: message.attempts + 1 };
        if (random() >= TWICE) return [delivered];
        figures.twice += 1;
        return [delivered, { ...delivered, id: ++lastId }];
      });
      await Promise.all(deliveries.map(invoke));
    }
  }

  const web = createServices(withFaults(base, failing) as unknown as WebEnv);
  return { figures, unnoted, queue, web, deliverDue };
}

async function isNoted(mailId: string): Promise<boolean> {
  const [mail] = await db.select().from(outbox).where(eq(outbox.id, mailId));
  return mail?.sentAt != null;
}

/** Retries like the browser does after a failed request. */
async function insist<T>(run: () => Promise<T>): Promise<T> {
  for (let left = 20; ; left--) {
    try {
      return await run();
    } catch (fault) {
      if (left === 0) throw fault;
    }
  }
}

test(`${RESUMES} resumes end as done or in words, each once, while a tenth of all calls fail and readers are killed`, async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const seed = Date.now() % 1_000_000;
  const { figures, unnoted, queue, web, deliverDue } = unreliable(seed);
  const { user } = await signUp();
  const { id } = await openTournament(user.id);
  // A PRO credit allows 500 resumes.
  await db.update(tournaments).set({ creditPlanId: 3 }).where(eq(tournaments.id, id));
  const credits = await services.credits.count(user.id);

  await services.tournaments.keepUploadOpen(id);
  const upload = async () => {
    for (let n = 0; n < RESUMES; n++) {
      const bytes = new TextEncoder().encode(`${RESUME_TEXT}\nReference ${n}`);
      await insist(() => web.resumes.upload({ tournamentId: id, fileName: `resume-${n}.txt`, bytes }));
      if (n % 50 === 0) await insist(() => web.tournaments.keepUploadOpen(id));
    }
    await insist(() => web.tournaments.closeUpload(id));
  };
  let isUploading = true;
  const uploading = upload().finally(() => {
    isUploading = false;
  });
  while (isUploading) {
    await deliverDue();
    await scheduler.wait(5);
  }
  await uploading;

  for (let round = 1; round <= 400; round++) {
    await deliverDue();
    const { status } = await tournamentRow(id);
    const isTold = (await mailsOf(id)).some(({ sentAt }) => sentAt);
    if (status !== "processing" && queue.length === 0 && isTold) break;
    vi.setSystemTime(Date.now() + ROUND_MS);
    if (round % 4 === 0) await web.operations.sweep().catch(() => {});
    if (round % 20 === 0) await evict(id);
  }

  const rows = await db.select().from(resumes).where(eq(resumes.tournamentId, id));
  const done = rows.filter(({ status }) => status === "done");
  const failed = rows.filter(({ status }) => status === "error");
  console.log({ message: "chaos", seed, ...figures, done: done.length, failed: failed.length });
  expect(rows).toHaveLength(RESUMES);
  expect(done.length + failed.length).toBe(RESUMES);
  expect(done.every(({ tier, matchPercent, scorecard }) => tier && matchPercent !== null && scorecard)).toBe(
    true,
  );
  expect(failed.every(({ error }) => error && error.length > 20)).toBe(true);

  const tournament = await tournamentRow(id);
  const inTier = (tier: string) => done.filter((row) => row.tier === tier).length;
  expect(tournament).toMatchObject({
    ...{
      status: "completed",
      resumeCount: RESUMES,
      doneCount: done.length,
      errorCount: failed.length,
      run: 1,
    },
    ...{ tierACount: inTier("A"), tierBCount: inTier("B"), tierCCount: inTier("C"), tierDCount: inTier("D") },
  });
  const mails = await mailsOf(id);
  expect(mails).toMatchObject([{ cause: `results-ready:${id}:1`, sentAt: expect.any(Date) }]);
  expect(
    sentMails.filter(({ to, subject }) => to === user.email && subject === mails[0]?.subject),
  ).toHaveLength(1 + unnoted.filter((mailId) => mailId === mails[0]?.id).length);
  expect(await services.credits.count(user.id)).toBe(credits);
  expect(figures.faults).toBeGreaterThan(400);
  expect(figures.kills).toBeGreaterThan(30);
}, 600_000);

/** Evicts a channel, as the platform may do at any moment. */
async function evict(tournamentId: string): Promise<void> {
  const channel = consumerEnv.TOURNAMENT_CHANNEL.getByName(tournamentId);
  await runInDurableObject(channel, (_channel, ctx) => ctx.abort("evicted")).catch(() => {});
}
