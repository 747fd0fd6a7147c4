import { createExecutionContext, createMessageBatch, getQueueResult } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll } from "vitest";
import type { TournamentEvent } from "#core/events/tournament-event";
import type { Job } from "#core/jobs/job";
import { openDatabase } from "#platform/d1/database";
import { outbox, resumes, tournaments, users } from "#platform/d1/schema";
import type { ConsumerEnv, WebEnv } from "#platform/env";
import { createResumeReader } from "#platform/reading/resume-reader";
import { createServices, type Services } from "#platform/services";
import { sha256 } from "#platform/tokens";
import pageReader from "../../ocr-worker/index";
import pageDrawer from "../../pdf-renderer/index";
import consumer from "../../queue-consumer/index";
import { SESSION_HEADER } from "../../worker/durable-objects/tournament-channel";

/** A Worker as a service binding reaches it. */
const bound = (worker: { fetch(request: Request): Promise<Response> }) => ({
  fetch: (url: string, init: RequestInit) => worker.fetch(new Request(url, init)),
});
/** The resume reader, running in this isolate. */
const RESUME_READER = createResumeReader();

export const webEnv = { ...env, RESUME_READER } as unknown as WebEnv;
export const db = openDatabase(webEnv.DB);
/** Each access counts as a new caller, because all test files share one Worker and its limits per caller. */
export const services = new Proxy({} as Services, {
  get: (_, name: keyof Services) => createServices(webEnv, crypto.randomUUID())[name],
});

export const sentMails: { to: string; subject: string; text: string; html: string }[] = [];
export const consumerEnv = {
  ...webEnv,
  PDF_RENDERER: bound(pageDrawer),
  OCR_WORKER: bound(pageReader),
  MAIL_FROM: "no-reply@example.com",
  ANALYZER: "embedded",
  EMAIL: {
    send: async (mail: (typeof sentMails)[number]) => {
      sentMails.push(mail);
      return { messageId: "1" };
    },
  },
} as unknown as ConsumerEnv;

/** Delivers jobs to the consumer as the queue would, and returns what it did with each. */
export async function deliver(
  bodies: unknown[],
  options: { attempts?: number; queue?: string; env?: ConsumerEnv } = {},
) {
  const batch = createMessageBatch(
    options.queue ?? "tierwise-jobs",
    bodies.map((body, index) => ({
      id: String(index),
      timestamp: new Date(),
      attempts: options.attempts ?? 1,
      body,
    })),
  );
  const ctx = createExecutionContext();
  await consumer.queue(batch as MessageBatch<unknown>, options.env ?? consumerEnv);
  return getQueueResult(batch, ctx);
}

export const processJob = (resumeId: string): Job => ({ version: 1, type: "process-resume", resumeId });

export async function signUp(email = `${crypto.randomUUID()}@example.com`) {
  return services.accounts.register({ email, password: "correct horse" });
}

/** The administrator's account cannot be registered, so its row is made as the operator of the service makes it. */
export async function adminToken(): Promise<string> {
  const { user } = await signUp();
  await db.delete(users).where(eq(users.email, webEnv.ADMIN_EMAIL));
  await db.update(users).set({ email: webEnv.ADMIN_EMAIL }).where(eq(users.id, user.id));
  return (await services.accounts.logIn({ email: webEnv.ADMIN_EMAIL, password: "correct horse" })).token;
}

/** A partner and a token for its API. */
export async function joinPartner(username = `p-${crypto.randomUUID().slice(0, 8)}`) {
  const password = "only-for-tests";
  const partner = await services.partners.create({ partnerName: `Board ${username}`, username, password });
  // A new caller each time, so that tests do not share the limit on logins.
  const { token } = await createServices(webEnv, crypto.randomUUID()).partners.issueToken({
    username,
    password,
  });
  return { partner, token, password };
}

/** Deletes an account as its owner would, with the password from `signUp` and as a new caller each time. */
export async function deleteAccount(user: { id: string; email: string }): Promise<void> {
  const itsOwner = createServices(webEnv, crypto.randomUUID());
  await itsOwner.accounts.delete({ user, password: "correct horse", givesUpCredits: true });
}

/** Has the effect of a promo code: only the largest plan's limit remains. */
export async function liftLimits(userId: string): Promise<void> {
  await db.update(users).set({ hasUnlimitedAccess: true }).where(eq(users.id, userId));
}

/**
 * An account without limits for the tests of a file. It is deleted afterwards, because tests of other files sweep the
 * same database.
 */
export function openAccount(): Account["user"] {
  const user = {} as Account["user"];
  beforeAll(async () => {
    Object.assign(user, (await signUp()).user);
    await liftLimits(user.id);
  });
  afterAll(() => deleteAccount(user));
  return user;
}

type Account = Awaited<ReturnType<typeof signUp>>;

export async function openTournament(userId: string) {
  return services.tournaments.create(userId, {
    name: "Backend Engineer",
    jobDescription: "",
    keyRequirements: "TypeScript\nPostgreSQL",
    optionalRequirements: "Kubernetes",
    keySkills: [],
  });
}

export const RESUME_TEXT = [
  "Jordan Example",
  "jordan@example.com",
  "",
  "Experience",
  "Backend Engineer, Northwind, Jan 2018 - Dec 2023",
  "Built payment services in TypeScript on PostgreSQL.",
].join("\n");

export async function uploadText(
  tournamentId: string,
  fileName: string,
  text = `${RESUME_TEXT}\n${fileName}`,
) {
  return uploadFile(tournamentId, fileName, new TextEncoder().encode(text));
}

export async function uploadFile(tournamentId: string, fileName: string, bytes: Uint8Array) {
  const uploaded = await services.resumes.upload({ tournamentId, fileName, bytes });
  if ("refusal" in uploaded) throw new Error(uploaded.refusal);
  return uploaded;
}

export async function resumeRow(id: string) {
  const row = await db.query.resumes.findFirst({ where: eq(resumes.id, id) });
  if (!row) throw new Error("no such resume");
  return row;
}

export async function tournamentRow(id: string) {
  const row = await db.query.tournaments.findFirst({ where: eq(tournaments.id, id) });
  if (!row) throw new Error("no such tournament");
  return row;
}

/** Copies a row in one statement. The given columns differ, as SQL over `n`, which counts the copies from 0. */
export async function copyRow(
  table: "resumes" | "tournaments",
  { id, copies, ...differing }: { id: string; copies: number; [column: string]: string | number },
): Promise<void> {
  const row = await webEnv.DB.prepare(`SELECT * FROM ${table} WHERE id = ?`).bind(id).first();
  const columns = Object.keys(row ?? {});
  const values: typeof differing = { id: "lower(hex(randomblob(16)))", ...differing };
  await webEnv.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbers WHERE n < ?2 - 1)
     INSERT INTO ${table} (${columns.join()})
     SELECT ${columns.map((name) => values[name] ?? name).join()} FROM ${table}, numbers WHERE id = ?1`,
  )
    .bind(id, copies)
    .run();
}

export async function mailsOf(tournamentId: string) {
  const rows = await db.select().from(outbox);
  return rows.filter((row) => row.cause.includes(tournamentId));
}

export const extendJob = (resumeId: string): Job => ({ version: 1, type: "extend-analysis", resumeId });

/** Watches a tournament's channel. */
export async function watch({ id: tournamentId, token }: { id: string; token: string }) {
  const channel = webEnv.TOURNAMENT_CHANNEL.getByName(tournamentId);
  const response = await channel.fetch(`https://channel/${tournamentId}`, {
    headers: { Upgrade: "websocket", [SESSION_HEADER]: sha256(token) },
  });
  const socket = response.webSocket;
  if (!socket) throw new Error("no socket");
  const events: TournamentEvent[] = [];
  socket.addEventListener("message", (message) => {
    events.push(JSON.parse(String(message.data)));
  });
  socket.accept();
  return { channel, socket, events };
}

export async function collect<Row>(rows: AsyncIterable<Row>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const row of rows) all.push(row);
  return all;
}
