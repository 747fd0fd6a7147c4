import { expect, test, vi } from "vitest";
import { AnalyzerError } from "#core/analysis/analyzer";
import { ownerAsViewer } from "#core/audit/find-readable";
import type { ConsumerEnv } from "#platform/env";
import type { JobServices } from "#platform/job-services";
import { consumeMessage } from "../../queue-consumer/consume";
import { answerWith, fakeModel, type ModelCall } from "../fake-model";
import {
  consumerEnv,
  deliver,
  liftLimits,
  openTournament,
  processJob,
  resumeRow,
  services,
  signUp,
  tournamentRow,
  uploadText,
} from "./support";

const MODEL = "@cf/example/reader-1";
const WORK = "Built payment services";

function envWith(answer: (call: ModelCall, index: number) => unknown, vars: Record<string, string> = {}) {
  const { ai, calls } = fakeModel(answer);
  const env = {
    ...consumerEnv,
    ANALYZER: "workers-ai",
    AI_MODEL: MODEL,
    ...vars,
    AI: ai,
  } as unknown as ConsumerEnv;
  return { env, calls };
}

const strong = (call: ModelCall) => ({
  choices: [{ message: { content: JSON.stringify(answerWith(call, "strong", WORK)) } }],
});
const busy = () => Promise.reject(new Error("3040: Capacity temporarily exceeded"));

/** A database that fails at the first statement that matches `kind`. */
function failOnce(database: D1Database, kind: RegExp): D1Database {
  let hasFailed = false;
  return new Proxy(database, {
    get(target, name) {
      if (name !== "prepare") return Reflect.get(target, name).bind(target);
      return (statement: string) => {
        if (hasFailed || !kind.test(statement)) return target.prepare(statement);
        hasFailed = true;
        throw new Error("storage is down");
      };
    },
  });
}

async function newUpload(userId?: string, text?: string) {
  const owner = userId ?? (await signUp()).user.id;
  const { id: tournamentId } = await openTournament(owner);
  const { id } = await uploadText(tournamentId, "candidate.txt", text);
  return { owner, tournamentId, id };
}

test("a resume is judged by the model, from upload to stored scorecard", async () => {
  const { id, tournamentId } = await newUpload();
  const { env, calls } = envWith(strong);
  expect((await deliver([processJob(id)], { env })).explicitAcks).toEqual(["0"]);

  const row = await resumeRow(id);
  expect(row).toMatchObject({ status: "done", contactInfo: { email: "jordan@example.com" } });
  expect(row.scorecard).toMatchObject({ engine: "workers-ai", model: MODEL, promptVersion: "4" });
  const text = await (await env.FILES.get(`tournaments/${tournamentId}/resumes/${id}/text`))?.text();
  const quoted = row.scorecard?.verdicts.filter(({ evidence }) => evidence) ?? [];
  expect(quoted.length).toBeGreaterThan(1);
  for (const { evidence } of quoted)
    expect(text?.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote);
  expect(JSON.stringify(calls)).not.toMatch(/jordan/i);
  expect(await tournamentRow(tournamentId)).toMatchObject({ status: "completed", doneCount: 1 });
});

test("a model behind an endpoint of one's own judges as well, with its key, through a gateway, without Workers AI", async () => {
  const { id } = await newUpload();
  const { ai, calls } = fakeModel(strong);
  const asked: Record<string, string | null>[] = [];
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    asked.push({
      url,
      key: headers.get("authorization"),
      gateway: headers.get("cf-aig-gateway-id"),
      gatewayToken: headers.get("cf-aig-authorization"),
    });
    const { model, ...input } = JSON.parse(String(init.body));
    return Response.json(await ai.run(model, input, { signal: AbortSignal.timeout(1000) }));
  });
  const env = {
    ...consumerEnv,
    ANALYZER: "openai",
    AI_BASE_URL: "http://models.test/v1",
    AI_API_KEY: "sk-own",
    AI_GATEWAY: "hiring",
    AI_GATEWAY_TOKEN: "of-the-gateway",
    AI_MODEL: "qwen3:8b",
  } as unknown as ConsumerEnv;
  await deliver([processJob(id)], { env }).finally(() => vi.unstubAllGlobals());
  expect(await resumeRow(id)).toMatchObject({
    status: "done",
    scorecard: { engine: "openai", model: "qwen3:8b" },
  });
  expect(calls.length).toBeGreaterThan(0);
  expect(calls[0]?.input).not.toHaveProperty("chat_template_kwargs");
  for (const call of asked)
    expect(call).toEqual({
      url: "http://models.test/v1/chat/completions",
      key: "Bearer sk-own",
      gateway: "hiring",
      gatewayToken: "Bearer of-the-gateway",
    });
});

test("a busy model is tried again; the last attempt is judged without it", async () => {
  const { id, tournamentId } = await newUpload();
  const { env, calls } = envWith(busy);
  for (const attempts of [1, 2, 3]) {
    const result = await deliver([processJob(id)], { env, attempts });
    expect(result.retryMessages).toHaveLength(1);
    expect(await resumeRow(id)).toMatchObject({ status: "pending", claimToken: null });
  }
  expect((await deliver([processJob(id)], { env, attempts: 4 })).explicitAcks).toEqual(["0"]);
  expect(calls).toHaveLength(4);
  const { status, scorecard } = await resumeRow(id);
  expect(status).toBe("done");
  expect(scorecard).toMatchObject({ engine: "embedded", fallback: expect.stringContaining("too busy") });
  expect(await tournamentRow(tournamentId)).toMatchObject({
    status: "completed",
    doneCount: 1,
    errorCount: 0,
  });
});

test.each([
  [new AnalyzerError("busy", "429"), [15, 60, 240]],
  [new AnalyzerError("busy", "429 Too Many Requests: slow down; retry after 30 s"), [30, 60, 240]],
  [new AnalyzerError("busy", "429 Too Many Requests: tomorrow; retry after 86400 s"), [900, 900, 900]],
  [new Error("storage is down"), [2, 8, 32]],
])("after %s a job comes back later each time", async (fault, delays) => {
  const retries: unknown[] = [];
  const failing = {
    noteTaken: async () => {},
    processResume: () => Promise.reject(fault),
  } as unknown as JobServices;
  for (const attempts of [1, 2, 3]) {
    const message = { attempts, retry: (options: unknown) => retries.push(options) } as unknown as Message;
    await consumeMessage(failing, message, processJob("r1"));
  }
  expect(retries).toEqual(delays.map((delaySeconds) => ({ delaySeconds })));
});

test("while the model is busy the tournament says so, and no longer once it answers", async () => {
  const { id, tournamentId } = await newUpload();
  await deliver([processJob(id)], { env: envWith(busy).env });
  const heldUp = async () => (await services.tournaments.findProgress(tournamentId))?.heldUp;
  expect(await heldUp()).toEqual({ count: 1, recentlyFinished: 0 });
  await deliver([processJob(id)], { env: envWith(strong).env, attempts: 2 });
  expect(await heldUp()).toBeUndefined();
});

test("beyond a cap the embedded judge goes on, and what was spent is told", async () => {
  const { owner, id, tournamentId } = await newUpload();
  await liftLimits(owner);
  const price = { AI_PRICE_IN: "1000", AI_PRICE_OUT: "1000", AI_TOURNAMENT_CAP: "0.01" };
  const { env, calls } = envWith(strong, price);
  await deliver([processJob(id)], { env });
  const asked = calls.length;
  expect(asked).toBeGreaterThan(0);
  const next = await uploadText(tournamentId, "next.txt", `${WORK} in Kotlin for nine years`);
  await deliver([processJob(next.id)], { env });
  expect(calls).toHaveLength(asked);
  expect(await resumeRow(next.id)).toMatchObject({
    status: "done",
    scorecard: {
      engine: "embedded",
      fallback: expect.stringContaining("has used up what may be spent on it"),
    },
  });
  const { modelSpending } = await services.operations.get();
  expect(modelSpending.calls).toBeGreaterThanOrEqual(asked);
  expect(modelSpending.dollars).toBeGreaterThan(0.01);
  const unpriced = envWith(strong, { AI_DAILY_CAP: "1" });
  await expect(deliver([processJob(id)], { env: unpriced.env })).rejects.toThrow(/AI_PRICE_IN/);
});

test("an answer that was paid for is found again, and gone once the resume is done", async () => {
  const { id, tournamentId } = await newUpload();
  const { env, calls } = envWith(strong);
  const broken = { ...env, DB: failOnce(env.DB, /^update "resumes" set .*"scorecard" = /) };
  expect((await deliver([processJob(id)], { env: broken })).retryMessages).toHaveLength(1);
  const asked = calls.length;
  await deliver([processJob(id)], { env, attempts: 2 });
  expect(await resumeRow(id)).toMatchObject({ status: "done", scorecard: { engine: "workers-ai" } });
  expect(calls).toHaveLength(asked);
  expect(await env.FILES.head(`tournaments/${tournamentId}/resumes/${id}/answers`)).toBeNull();
});

test("how often both judges agree in a tournament comes with a scorecard", async () => {
  const { owner, id } = await newUpload();
  await deliver([processJob(id)], { env: envWith(strong).env });
  const { agreement, scorecard } = await services.resumes.get(ownerAsViewer(owner), id);
  const compared = scorecard?.verdicts.filter(({ byJudge }) => byJudge).length;
  expect(compared).toBeGreaterThan(0);
  expect(agreement?.compared).toBe(compared);
  const { same = 0, oneApart = 0, farApart = 0 } = agreement ?? {};
  expect(same + oneApart + farApart).toBe(compared);
});

test("the last claim of a resume is judged without the model too, however young its message", async () => {
  const { id } = await newUpload();
  const { env } = envWith(busy);
  for (let claim = 1; claim <= 5; claim++) await deliver([processJob(id)], { env });
  expect(await resumeRow(id)).toMatchObject({ status: "done", scorecard: { engine: "embedded" } });
});

test("the same file and job have one result; another file, user or model does not", async () => {
  const { env, calls } = envWith(strong);
  const first = await newUpload(undefined, `${WORK} in TypeScript on PostgreSQL for six years`);
  await liftLimits(first.owner);
  await deliver([processJob(first.id)], { env });
  const asked = calls.length;

  const again = await newUpload(first.owner, `${WORK} in TypeScript on PostgreSQL for six years`);
  await deliver([processJob(again.id)], { env });
  expect(calls).toHaveLength(asked);
  const [a, b] = [await resumeRow(first.id), await resumeRow(again.id)];
  expect(b.status).toBe("done");
  expect(b.scorecard).toEqual(a.scorecard);
  expect(await tournamentRow(again.tournamentId)).toMatchObject({ status: "completed", doneCount: 1 });

  const others = [
    await newUpload(first.owner, `${WORK} in TypeScript on PostgreSQL for nine years`),
    await newUpload(undefined, `${WORK} in TypeScript on PostgreSQL for six years`),
  ];
  for (const { id } of others) {
    const before = calls.length;
    await deliver([processJob(id)], { env });
    expect(calls.length).toBeGreaterThan(before);
  }
  const otherModel = envWith(strong, { AI_MODEL: "@cf/example/reader-2" });
  const third = await newUpload(first.owner, `${WORK} in TypeScript on PostgreSQL for six years`);
  await deliver([processJob(third.id)], { env: otherModel.env });
  expect(otherModel.calls.length).toBeGreaterThan(0);
});

test("without an AI binding the embedded analyzer judges; a wrong configuration is named", async () => {
  const { id } = await newUpload();
  const { env } = envWith(strong);
  await deliver([processJob(id)], { env: { ...env, AI: undefined } });
  expect((await resumeRow(id)).scorecard).toMatchObject({ engine: "embedded" });
  const wrong = envWith(strong, { AI_MODEL: "reader", AI_TIMEOUT_SECONDS: "600" });
  await expect(deliver([processJob(id)], { env: wrong.env })).rejects.toThrow(
    /AI_MODEL[\s\S]*AI_TIMEOUT_SECONDS/,
  );
});
