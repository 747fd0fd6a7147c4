import type { Message } from "./prompt";
import { type AiBinding, runModel } from "./run-model";

/**
 * How a model receives the answer's schema. "bare": `json_schema` is the schema itself (models on the JSON mode page);
 * "named": it is {name, schema, strict} (models with the chat completions interface); "off": only in the prompt.
 */
export const jsonModes = ["auto", "bare", "named", "off"] as const;
export type JsonMode = (typeof jsonModes)[number];

/**
 * Where the model runs: Workers AI, or a server compatible with OpenAI's chat completions. Recorded in scorecards.
 */
type ModelEngine = "workers-ai" | "openai";

export type ModelSettings = {
  engine: ModelEngine;
  model: string;
  jsonMode: JsonMode;
  timeoutMs: number;
  /** The context window of one call, prompt and answer together; longer resumes are read in parts. */
  contextTokens?: number;
};

type ModelRequest = { messages: Message[]; schema: object; maxTokens: number };

/** One model call, not streamed. */
export function requestCompletion(
  ai: AiBinding,
  settings: ModelSettings,
  request: ModelRequest,
): Promise<unknown> {
  return runModel(ai, settings, toInput(settings, request));
}

/** Models on the JSON mode page predate the chat completions interface. */
const BARE_MODELS = /^@(?:cf\/meta\/llama-3|hf\/nousresearch\/hermes|cf\/deepseek-ai\/deepseek-r1-distill)/;

function toInput({ engine, model, jsonMode }: ModelSettings, { messages, schema, maxTokens }: ModelRequest) {
  const isBare = jsonMode === "auto" ? BARE_MODELS.test(model) : jsonMode === "bare";
  return {
    messages,
    temperature: 0,
    seed: 1,
    stream: false,
    ...(isBare
      ? { max_tokens: maxTokens }
      : {
          max_completion_tokens: maxTokens,
          ...(engine === "workers-ai" && { chat_template_kwargs: { enable_thinking: false } }),
        }),
    ...(jsonMode !== "off" && {
      response_format: {
        type: "json_schema",
        json_schema: isBare ? schema : { name: "verdicts", schema, strict: true },
      },
    }),
  };
}
