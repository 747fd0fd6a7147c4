import type { Analyzer } from "#core/analysis/analyzer";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { createModelAnalyzer } from "#platform/ai/model-analyzer";
import { connectEndpoint } from "#platform/ai/model-endpoint";
import type { ModelSettings } from "#platform/ai/request-completion";
import type { AiBinding } from "#platform/ai/run-model";
import { keepAnswers, type ModelCall } from "./kept-answers";
import { type Expected, isStandIn, openStandIn, standIns } from "./stand-ins";

export type Judge = {
  /** "embedded 4.2.0", "openai qwen3:8b" */
  name: string;
  engine: string;
  analyzer: Analyzer;
  /** Judges when the model cannot. */
  fallback?: Analyzer;
  /** Calls to the model, in order. */
  calls: ModelCall[];
  /**
   * Called before each resume with the number of the reading and what the labels say, which the stand-ins answer
   * from.
   */
  expect(reading: number, expected: Expected): void;
};

export const judgeNames = ["embedded", "workers-ai", "openai", ...standIns] as const;
export type JudgeName = (typeof judgeNames)[number];

/** Same as in production. A local model on a small machine may need all of it. */
const TIMEOUT_MS = 120_000;

type Env = Record<string, string | undefined>;

/** Throws an error with a readable message if the environment does not say how to reach the model. */
export function openJudge(name: JudgeName, wanted: string | undefined, env: Env): Judge {
  if (name === "embedded") return embeddedJudge();
  if (isStandIn(name)) {
    const { ai, salt, expect } = openStandIn(name);
    return openModel(name, { ai, model: name, salt, expect }, env);
  }
  const { model, ...endpoint } = endpointOf(name, wanted, env);
  return openModel(name, { ai: connectEndpoint(endpoint), model, salt: () => endpoint.baseUrl }, env);
}

export function embeddedJudge(): Judge {
  const { engine, version } = embeddedAnalyzer;
  const name = `${engine} ${version}`;
  return { name, engine, analyzer: embeddedAnalyzer, calls: [], expect() {} };
}

type Model = { ai: AiBinding; model: string; salt(): string; expect?: Judge["expect"] };

function openModel(engine: string, { ai, model, salt, expect }: Model, env: Env): Judge {
  let reading = 1;
  const kept = keepAnswers(ai, () => `${salt()} ${reading}`);
  const settings: ModelSettings = {
    engine: engine === "workers-ai" ? "workers-ai" : "openai",
    model,
    jsonMode: env.AI_JSON_MODE === "off" ? "off" : "auto",
    timeoutMs: TIMEOUT_MS,
    ...(env.AI_CONTEXT_TOKENS && { contextTokens: Number(env.AI_CONTEXT_TOKENS) }),
  };
  return {
    name: `${engine} ${model}`.replace(`${model} ${model}`, model),
    engine,
    analyzer: createModelAnalyzer(kept.ai, settings),
    fallback: embeddedAnalyzer,
    calls: kept.calls,
    expect(which, expected) {
      reading = which;
      expect?.(which, expected);
    },
  };
}

function endpointOf(name: "workers-ai" | "openai", wanted: string | undefined, env: Env) {
  const need = (variable: string) => {
    const value = env[variable];
    if (!value) throw new Error(`--judge ${name} needs ${variable} in the environment.`);
    return value;
  };
  const model = wanted ?? need("AI_MODEL");
  const { AI_API_KEY: apiKey, AI_GATEWAY: gateway, AI_GATEWAY_TOKEN: gatewayToken } = env;
  if (name === "openai") return { model, baseUrl: need("AI_BASE_URL"), apiKey, gateway, gatewayToken };
  const api = env.CLOUDFLARE_API_BASE_URL ?? "https://api.cloudflare.com/client/v4";
  const account = need("CLOUDFLARE_ACCOUNT_ID");
  return {
    model,
    baseUrl: `${api}/accounts/${account}/ai/v1`,
    apiKey: need("CLOUDFLARE_API_TOKEN"),
    gateway,
  };
}
