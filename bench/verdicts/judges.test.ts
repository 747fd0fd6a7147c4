import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { answerWith, readCall } from "../../tests/fake-model";
import { textDocument } from "../../tests/fixtures/text-document";
import { type ModelHandler, reply, startModelServer } from "../../tests/model-server";
import { openJudge } from "./judges";

const MODEL = "@cf/example/reader-1";
const WORK = "Ran payroll for 240 people in QuickBooks";
const folder = mkdtempSync(join(tmpdir(), "tierwise-workers-ai-"));

beforeEach(() => {
  vi.stubEnv("XDG_CACHE_HOME", folder);
  vi.spyOn(console, "log").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Judges one resume by Workers AI's REST interface, which a local server stands in for. */
async function judgeThrough(handle: ModelHandler) {
  const server = await startModelServer(handle);
  const judge = openJudge("workers-ai", MODEL, {
    CLOUDFLARE_API_BASE_URL: server.baseUrl.replace("/v1", "/client/v4"),
    CLOUDFLARE_ACCOUNT_ID: "account-1",
    CLOUDFLARE_API_TOKEN: "token-1",
  });
  const rubric = await buildRubric({
    ...{ name: "Payroll Accountant", jobDescription: "", keyRequirements: "QuickBooks" },
    ...{ optionalRequirements: "", keySkills: [] },
  });
  const document = textDocument(
    `Experience\nPayroll Accountant, Mill Ltd, Jan 2015 - Present\n- ${WORK} every two weeks`,
  );
  const { analyzer, fallback } = judge;
  const analysis = await analyzeResume(
    { analyzer, fallback, findPhones: () => [] },
    { rubric, document, asOf: new Date("2026-01-15") },
  );
  server.close();
  return { card: analysis.scorecard, bodies: server.bodies, calls: judge.calls, name: judge.name };
}

const answer: ModelHandler = ({ model, ...input }, _request, response) => {
  const content = JSON.stringify(answerWith(readCall(String(model), input), "strong", WORK));
  reply(response, 200, {
    ...{ id: "chat-1", object: "chat.completion", model },
    choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content } }],
    usage: { prompt_tokens: 1800, completion_tokens: 240, total_tokens: 2040 },
  });
};

test("Workers AI is asked for the account's model with the token, and its answers and tokens are read", async () => {
  const seen: string[] = [];
  const { card, bodies, calls, name } = await judgeThrough((body, request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    answer(body, request, response);
  });
  expect(seen[0]).toBe("POST /client/v4/accounts/account-1/ai/v1/chat/completions Bearer token-1");
  expect(bodies[0]).toMatchObject({
    ...{ model: MODEL, stream: false, chat_template_kwargs: { enable_thinking: false } },
    response_format: { type: "json_schema" },
  });
  expect(name).toBe(`workers-ai ${MODEL}`);
  expect(card).toMatchObject({ engine: "workers-ai", model: MODEL });
  expect(card.fallback).toBeUndefined();
  expect(calls[0]).toMatchObject({ tokensIn: 1800, tokensOut: 240, isRepair: false, isKept: false });
});

test("a limit in Cloudflare's own words is waited for, and the fallback judges if it stays", async () => {
  const limit = { success: false, errors: [{ code: 3040, message: "Capacity temporarily exceeded" }] };
  let asked = 0;
  const busyOnce = await judgeThrough((body, request, response) => {
    asked += 1;
    if (asked === 1) reply(response, 429, limit, { "retry-after": "1" });
    else answer(body, request, response);
  });
  expect(busyOnce.card.fallback).toBeUndefined();

  const spent = {
    success: false,
    errors: [{ code: 3036, message: "You have used up your daily free neurons" }],
  };
  const gone = await judgeThrough((_body, _request, response) => reply(response, 400, spent));
  expect(gone.card).toMatchObject({ engine: "embedded", fallback: expect.stringContaining("was too busy") });
});
