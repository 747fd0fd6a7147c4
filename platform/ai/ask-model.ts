import { AnalyserError } from "#core/analysis/analyser";
import type { Message } from "./prompt";

/**
 * How a model takes the schema of its answer. "bare": `json_schema` is the schema (the JSON mode page);
 * "named": it is {name, schema, strict} (models with the chat completions interface); "off": in the prompt only.
 */
export const jsonModes = ["auto", "bare", "named", "off"] as const;
export type JsonMode = (typeof jsonModes)[number];

export type ModelSettings = { model: string; jsonMode: JsonMode; timeoutMs: number };

/** What is used of the `AI` binding. */
export type AiBinding = {
  run(model: string, input: Record<string, unknown>, options: { signal: AbortSignal }): Promise<unknown>;
};

export type ModelRequest = { messages: Message[]; schema: object; maxTokens: number };

/** One call of the model, not streamed. Its output as it came; every fault is an AnalyserError. */
export async function askModel(
  ai: AiBinding,
  { model, jsonMode, timeoutMs }: ModelSettings,
  request: ModelRequest,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  // The binding need not heed the signal.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([ai.run(model, toInput(model, jsonMode, request), { signal }), late]);
  } catch (fault) {
    const error = toAnalyserError(fault, signal.aborted);
    console.warn({ message: "model call failed", model, error: error.message });
    throw error;
  }
}

/** The models of the JSON mode page are older than the chat completions interface. */
const BARE_MODELS = /^@(?:cf\/meta\/llama-3|hf\/nousresearch\/hermes|cf\/deepseek-ai\/deepseek-r1-distill)/;

function toInput(model: string, jsonMode: JsonMode, { messages, schema, maxTokens }: ModelRequest) {
  const isBare = jsonMode === "auto" ? BARE_MODELS.test(model) : jsonMode === "bare";
  return {
    messages,
    temperature: 0,
    seed: 1,
    stream: false,
    ...(isBare
      ? { max_tokens: maxTokens }
      : { max_completion_tokens: maxTokens, chat_template_kwargs: { enable_thinking: false } }),
    ...(jsonMode !== "off" && {
      response_format: {
        type: "json_schema",
        json_schema: isBare ? schema : { name: "verdicts", schema, strict: true },
      },
    }),
  };
}

/** Requests a minute, neurons a day (3036), capacity (3040). */
const BUSY = /\b(?:429|3036|3040)\b|capacity temporarily exceeded|rate.?limit|too many requests|neurons/i;
const NOT_JSON = /JSON Mode couldn't be met/i;

function toAnalyserError(fault: unknown, isLate: boolean): AnalyserError {
  const detail = (fault instanceof Error ? `${fault.name}: ${fault.message}` : String(fault)).slice(0, 300);
  if (isLate || /timeout|timed out/i.test(detail)) return new AnalyserError("timeout", detail);
  if (BUSY.test(detail)) return new AnalyserError("busy", detail);
  return new AnalyserError(NOT_JSON.test(detail) ? "unusable" : "unreachable", detail);
}
