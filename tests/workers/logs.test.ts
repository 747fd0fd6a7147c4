import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CHUNK_SIZE } from "#core/paging";
import { call, send } from "./call";
import {
  adminToken,
  consumerEnv,
  copyRow,
  deliver,
  joinPartner,
  liftLimits,
  openTournament,
  processJob,
  services,
  signUp,
  uploadText,
  webEnv,
} from "./support";

const METHODS = ["log", "info", "warn", "error", "debug"] as const;

let written: unknown[][] = [];
beforeEach(() => {
  written = [];
  for (const method of METHODS) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      written.push(args);
    });
  }
});
afterEach(() => vi.restoreAllMocks());

const RESUME = [
  "Marisol Quintanilla",
  "marisol.quintanilla@example.com",
  "+1 202-555-0143",
  "Experience",
  "Backend Engineer, Zephyrworks, Jan 2018 - Dec 2023",
  "Built payment services in TypeScript on PostgreSQL.",
].join("\n");

/** The test goes through the whole product. */
const TIMEOUT_MS = 60_000;

test(
  "the log has no names, addresses, texts or tokens, whatever is done and whatever fails",
  async () => {
    const email = `secret.${crypto.randomUUID()}@example.com`;
    const password = "battery horse staple";
    const { token, user } = await (await call("/api/auth/register", { json: { email, password } })).json<{
      token: string;
      user: { id: string };
    }>();
    await liftLimits(user.id);
    await call("/api/auth/login", { json: { email, password: "not the password" } });
    await call("/api/auth/forgot-password", { json: { email } });
    await call(`/api/reset-password?token=${token}`);
    await call("/api/auth/me", { token });

    const tournament = await openTournament(user.id);
    const { id } = await uploadText(tournament.id, "marisol_quintanilla.txt", RESUME);
    const broken = await uploadText(tournament.id, "quintanilla_broken.txt", "\0\0\0");
    await deliver([processJob(id), processJob(broken.id), { type: "unknown", email }]);
    await call(`/api/resumes/search?q=quintanilla`, { token });
    for (const path of ["", "/text", "/view"]) await call(`/api/resumes/${id}${path}`, { token });
    const reason = "Marisol impressed the whole team";
    await call(`/api/resumes/${id}`, { method: "PUT", token, json: { tier: "A", reason } });
    await call(`/api/resumes/${id}/note`, { method: "PUT", token, json: { note: reason } });
    await (await call(`/api/tournaments/${tournament.id}/export/tier/A`, { token })).arrayBuffer();
    await (await call(`/api/tournaments/${tournament.id}/audit?format=csv`, { token })).text();
    await call("/api/promo-codes/redeem", { token, json: { code: "MARISOL" } });

    // Faults while values are bound to a query or file contents are in memory.
    const down = new Proxy(webEnv.DB, {
      get: () => () => {
        throw new Error("the database is down");
      },
    });
    await call("/api/auth/login", { json: { email, password }, env: { ...webEnv, DB: down } });
    const noFiles = { get: () => Promise.reject(new Error("storage is down")) };
    const other = await uploadText(tournament.id, "third_quintanilla.txt", `${RESUME}\nagain`);
    const brokenEnv = { ...consumerEnv, FILES: noFiles as unknown as R2Bucket };
    for (const attempts of [1, 4]) await deliver([processJob(other.id)], { attempts, env: brokenEnv });

    const partner = await joinPartner("quintanilla-board");
    await call("/api/tournaments/partner", { token: partner.token });
    const admin = await adminToken();
    await call(`/api/tournaments/${tournament.id}`, { token: admin });
    await call(`/api/resumes/${id}`, { method: "DELETE", token });
    await send("/account", { intent: "delete-account", password }, { token });
    await services.operations.sweep();

    const text = JSON.stringify(written).toLowerCase();
    const hidden = [
      ...["marisol", "quintanilla", "zephyrworks", "555-0143", "impressed", "payment services"],
      ...[email, password, "not the password", token, admin, partner.token, partner.password],
    ];
    expect(hidden.filter((words) => text.includes(words.toLowerCase()))).toEqual([]);
    expect(written.flat().every((line) => typeof line === "object" && line !== null)).toBe(true);
    expect(text).toContain("job failed");
    expect(text).toContain("the database is down");
  },
  TIMEOUT_MS,
);

test("what a request asks of the queue carries its id", async () => {
  const sent: unknown[] = [];
  const TASKS = {
    sendBatch: async (messages: Iterable<{ body: unknown }>) => {
      for (const { body } of messages) sent.push(body);
    },
  };
  const email = `${crypto.randomUUID()}@example.com`;
  const response = await call("/api/auth/register", {
    json: { email, password: "correct horse" },
    env: { ...webEnv, TASKS } as unknown as typeof webEnv,
  });
  const requestId = response.headers.get("X-Request-Id");
  expect(requestId).toBeTruthy();
  expect(sent).toEqual(
    expect.arrayContaining([expect.objectContaining({ type: "create-sample-tournament", requestId })]),
  );
  expect(written).toContainEqual([
    {
      message: "request",
      requestId,
      method: "POST",
      path: "/api/auth/register",
      status: 201,
      ms: expect.any(Number),
      database: {
        ...{ calls: expect.any(Number), queries: expect.any(Number) },
        ...{ rowsRead: expect.any(Number), rowsWritten: expect.any(Number) },
      },
    },
  ]);

  const chosen = { "X-Request-Id": "of-the-caller" };
  const again = await call("/api/plans", { headers: chosen });
  expect(again.headers.get("X-Request-Id")).toMatch(/^[\da-f]{8}-/);
  const line = { requestId: again.headers.get("X-Request-Id"), callersRequestId: "of-the-caller" };
  expect(written).toContainEqual([expect.objectContaining(line)]);
  await call("/api/plans", { headers: { "X-Request-Id": "marisol@example.com or worse" } });
  expect(JSON.stringify(written)).not.toContain("or worse");

  const job = { version: 1, type: "process-resume", resumeId: "made-up", requestId };
  await deliver([job], { env: { ...consumerEnv, DB: undefined as unknown as D1Database } });
  expect(written).toContainEqual([expect.objectContaining({ message: "job failed", job })]);
});

test("a list that cannot be read is a failure with status 500, or is logged as broken off once it has begun", async () => {
  const { user, token } = await signUp();
  await liftLimits(user.id);
  const { id } = await openTournament(user.id);
  await copyRow("tournaments", { id, copies: CHUNK_SIZE });
  const ask = (failsFrom: number, method = "GET") => {
    let reads = 0;
    const DB = new Proxy(webEnv.DB, {
      get: (real, name) => (sql: string) => {
        if (/select .*"tournament_entries"/.test(sql) && ++reads >= failsFrom)
          throw new Error("no more rows");
        return Reflect.get(real, name).call(real, sql);
      },
    });
    written = [];
    return call("/api/tournaments", { token, method, env: { ...webEnv, DB } });
  };
  const line = { message: "request", path: "/api/tournaments", status: 200, totalMs: expect.any(Number) };

  expect(await (await ask(3)).json()).toHaveLength(CHUNK_SIZE + 1);
  await expect
    .poll(() => written)
    .toContainEqual([expect.objectContaining({ ...line, brokenOff: undefined })]);

  const failed = await ask(1);
  expect([failed.status, await failed.json()]).toMatchObject([
    500,
    { message: expect.stringMatching(/went wrong/) },
  ]);

  await expect((await ask(2)).text()).rejects.toThrow();
  const brokenOff = expect.stringContaining("no more rows");
  await expect.poll(() => written).toContainEqual([expect.objectContaining({ ...line, brokenOff })]);

  await ask(3, "HEAD");
  expect(written).toContainEqual([expect.objectContaining({ message: "request", method: "HEAD" })]);
});

test("each job that is over leaves one line: what it was, how it ended, where its time went", async () => {
  const { user } = await signUp();
  const tournament = await openTournament(user.id);
  const good = await uploadText(tournament.id, "good.txt", RESUME);
  const bad = await uploadText(tournament.id, "bad.txt", "\0\0\0");
  const unlucky = await uploadText(tournament.id, "unlucky.txt", `${RESUME}\nagain`);
  written = [];
  await deliver([processJob(good.id), processJob(bad.id), { ...processJob(good.id), requestId: "r1" }]);
  const noFiles = { get: () => Promise.reject(new Error("storage is down")) };
  const env = { ...consumerEnv, FILES: noFiles as unknown as R2Bucket };
  for (const attempts of [1, 4]) await deliver([processJob(unlucky.id)], { attempts, env });

  const lines = written.flat().filter((line) => (line as { message: string }).message === "job finished");
  const ms = expect.any(Number);
  const common = { message: "job finished", type: "process-resume", waitingMs: ms, totalMs: ms };
  const read = { ...common, attempts: 1, readingMs: ms, storingMs: ms };
  expect(lines).toEqual([
    { ...read, subject: good.id, requestId: undefined, outcome: "done", judgingMs: ms },
    { ...read, subject: bad.id, requestId: undefined, outcome: "error" },
    { ...common, attempts: 1, subject: good.id, requestId: "r1", outcome: "nothing_left" },
    {
      ...common,
      attempts: 4,
      subject: unlucky.id,
      requestId: undefined,
      outcome: "given_up",
      storingMs: ms,
    },
  ]);
});
