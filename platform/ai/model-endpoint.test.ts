import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { AnalyzerError, retryAfterSeconds } from "#core/analysis/analyzer";
import { type ModelHandler, reply, startModelServer } from "../../tests/model-server";
import { connectEndpoint } from "./model-endpoint";
import { runModel } from "./run-model";

const close: (() => void)[] = [];
afterEach(() => {
  for (const end of close.splice(0)) end();
});

async function serve(handle: ModelHandler) {
  const server = await startModelServer(handle);
  close.push(server.close);
  return server;
}

const ANSWER = { choices: [{ message: { role: "assistant", content: '{"verdicts":[]}' } }] };
const INPUT = {
  messages: [{ role: "user", content: "Grade." }],
  temperature: 0,
  seed: 1,
  stream: false,
  max_completion_tokens: 900,
  response_format: { type: "json_schema", json_schema: { name: "verdicts", schema: {}, strict: true } },
};
let models = 0;
const newModel = () => `model-${++models}`;
const ask = (
  baseUrl: string,
  {
    apiKey,
    timeoutMs = 2000,
    model = newModel(),
  }: { apiKey?: string; timeoutMs?: number; model?: string } = {},
) => runModel(connectEndpoint({ baseUrl, apiKey }), { model, timeoutMs }, INPUT);
const errorOf = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(error).toBeInstanceOf(AnalyzerError);
  return error as AnalyzerError;
};

test("a model is asked in the protocol's own form, with the key where there is one", async () => {
  const seen: string[] = [];
  const { baseUrl, bodies } = await serve((_, request, response) => {
    seen.push(`${request.method} ${request.url} ${request.headers.authorization}`);
    reply(response, 200, ANSWER);
  });
  expect(await ask(baseUrl, { apiKey: "sk-test", model: "llama3.1:8b" })).toEqual(ANSWER);
  expect(await ask(`${baseUrl}/`)).toEqual(ANSWER);
  expect(seen).toEqual(["POST /v1/chat/completions Bearer sk-test", "POST /v1/chat/completions undefined"]);
  expect(bodies[0]).toMatchObject({ model: "llama3.1:8b", stream: false, messages: INPUT.messages });
});

test("Cloudflare is told which gateway to go through, and nobody is told otherwise", async () => {
  const seen: unknown[] = [];
  const { baseUrl } = await serve((_, { headers }, response) => {
    seen.push([headers["cf-aig-gateway-id"], headers["cf-aig-authorization"], headers.authorization]);
    reply(response, 200, ANSWER);
  });
  const through = connectEndpoint({
    baseUrl,
    apiKey: "sk-provider",
    gateway: "hiring",
    gatewayToken: "cf-token",
  });
  const call = { model: "openai/gpt-5-mini", timeoutMs: 2000 };
  expect(await runModel(through, call, INPUT)).toEqual(ANSWER);
  await ask(baseUrl);
  expect(seen).toEqual([
    ["hiring", "Bearer cf-token", "Bearer sk-provider"],
    [undefined, undefined, undefined],
  ]);
});

test("what a server refuses by name is left out, and not sent again", async () => {
  const { baseUrl, bodies } = await serve((body, _, response) => {
    const refused = ["seed", "temperature", "max_completion_tokens"].find((name) => name in body);
    if (refused) reply(response, 400, { error: { message: `Unsupported parameter: '${refused}'` } });
    else reply(response, 200, ANSWER);
  });
  const model = newModel();
  expect(await ask(baseUrl, { model })).toEqual(ANSWER);
  expect(bodies).toHaveLength(4);
  expect(bodies.at(-1)).toMatchObject({ max_tokens: 900, response_format: INPUT.response_format });
  expect(await ask(baseUrl, { model })).toEqual(ANSWER);
  expect(bodies).toHaveLength(5);
});

test("a server without structured output is asked without it", async () => {
  const { baseUrl, bodies } = await serve((body, _, response) =>
    "response_format" in body
      ? reply(response, 400, { error: "response_format json_schema is not supported" })
      : reply(response, 200, ANSWER),
  );
  expect(await ask(baseUrl)).toEqual(ANSWER);
  expect(bodies).toHaveLength(2);
});

test.each([
  [429, "busy"],
  [500, "unreachable"],
  [503, "unreachable"],
  [401, "unreachable"],
  [404, "unreachable"],
])("%i is a model that is %s", async (status, code) => {
  const { baseUrl, bodies } = await serve((_, __, response) =>
    reply(response, status, { error: { message: "no" } }, { "retry-after": "30" }),
  );
  expect((await errorOf(ask(baseUrl))).code).toBe(code);
  expect(bodies).toHaveLength(1);
});

test.each([
  ["seconds", "30", 30],
  ["a date", new Date(Date.now() + 90_000).toUTCString(), 90],
  ["nothing", undefined, undefined],
  ["nonsense", "soon", undefined],
])("how long a busy server asks to be left alone is kept: %s", async (_what, header, seconds) => {
  const headers = header ? { "retry-after": header } : {};
  const { baseUrl } = await serve((_, __, response) => reply(response, 429, { error: "slow down" }, headers));
  const asked = retryAfterSeconds((await errorOf(ask(baseUrl))).detail);
  if (seconds === undefined) expect(asked).toBeUndefined();
  else expect(Math.abs((asked ?? 0) - seconds)).toBeLessThan(5);
});

test("a slow server, a cut answer and a closed port each end as a fault in time", async () => {
  const slow = await serve(() => {});
  expect((await errorOf(ask(slow.baseUrl, { timeoutMs: 100 }))).code).toBe("timeout");
  const cut = await serve((_, __, response) => {
    response.writeHead(200, { "content-length": "1000" });
    response.write('{"choices":');
    setTimeout(() => response.destroy(), 20);
  });
  expect((await errorOf(ask(cut.baseUrl))).code).toBe("unreachable");
  expect((await errorOf(ask("http://127.0.0.1:1/v1"))).code).toBe("unreachable");
});

test("an answer that is no JSON comes back as it is, for the repair", async () => {
  const { baseUrl } = await serve((_, __, response) => reply(response, 200, "<html>busy</html>"));
  expect(await ask(baseUrl)).toBe("<html>busy</html>");
});

test.each([
  [
    "with its tokens where the server counts them",
    { usage: { prompt_tokens: 2500, completion_tokens: 570 } },
  ],
  ["without them where it does not", {}],
])("a call leaves a line in the log, %s", async (_what, { usage }: { usage?: object }) => {
  const log = vi.spyOn(console, "log").mockImplementation(() => {});
  onTestFinished(() => log.mockRestore());
  const { baseUrl } = await serve((_body, _request, response) => reply(response, 200, { ...ANSWER, usage }));
  const model = newModel();
  await ask(baseUrl, { model });
  const tokens = usage ? { promptTokens: 2500, answerTokens: 570 } : {};
  expect(log.mock.calls).toEqual([[{ message: "model call", model, ms: expect.any(Number), ...tokens }]]);
});
