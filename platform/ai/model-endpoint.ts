import * as z from "zod";
import type { AiBinding } from "./run-model";

export type EndpointSettings = {
  /** Up to and with the version: "http://localhost:11434/v1". */
  baseUrl: string;
  apiKey?: string;
};

/** What servers name when they do not take a parameter. Older servers and newer models differ in just these. */
const OPTIONAL = [
  "chat_template_kwargs",
  "seed",
  "temperature",
  "response_format",
  "max_completion_tokens",
  "max_tokens",
];

const MOST_ATTEMPTS = 5;

/** What a server has refused, by base URL and model, for as long as the isolate lives. */
const refusedBy = new Map<string, Set<string>>();

const errorSchema = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });

/**
 * A model behind any server that speaks OpenAI's chat completions: Ollama, llama.cpp, vLLM, OpenAI, Anthropic and
 * others by their compatible endpoints, or Cloudflare's AI Gateway. It is one POST, so plain fetch does it; the
 * vendor's client is larger than the Worker that would carry it. Parameters a server refuses by name are left out of
 * the next attempt. Throws an Error that begins with the status.
 */
export function connectEndpoint(
  { baseUrl, apiKey }: EndpointSettings,
  fetcher: typeof fetch = fetch,
): AiBinding {
  const url = `${baseUrl.replace(/(?<!\/)\/+$/, "")}/chat/completions`;
  return {
    async run(model, input, { signal }) {
      const key = `${url} ${model}`;
      const refused = refusedBy.get(key) ?? new Set();
      for (let attempt = 1; ; attempt++) {
        const response = await fetcher(url, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            ...(apiKey && { authorization: `Bearer ${apiKey}` }),
          },
          body: JSON.stringify({ model, ...without(input, refused) }),
          signal,
        });
        const text = await response.text();
        if (response.ok) return parseJson(text);
        const words = messageOf(text);
        const unknown =
          response.status === 400 || response.status === 422 ? findRefused(words, input, refused) : undefined;
        if (!unknown || attempt === MOST_ATTEMPTS) {
          throw new Error(`${response.status} ${response.statusText}: ${words.slice(0, 200)}`);
        }
        refused.add(unknown);
        refusedBy.set(key, refused);
      }
    },
  };
}

/** The limit on the answer's length has two names; one of them is always sent unless both were refused. */
function without(input: Record<string, unknown>, refused: Set<string>): Record<string, unknown> {
  const limit = input.max_completion_tokens ?? input.max_tokens;
  const names = refused.has("max_completion_tokens") ? ["max_tokens"] : ["max_completion_tokens"];
  const { max_tokens: _, max_completion_tokens: __, ...others } = input;
  const kept = Object.entries({ ...others, ...Object.fromEntries(names.map((name) => [name, limit])) });
  return Object.fromEntries(kept.filter(([name, value]) => value !== undefined && !refused.has(name)));
}

const findRefused = (words: string, input: Record<string, unknown>, refused: Set<string>) =>
  OPTIONAL.find((name) => name in without(input, refused) && words.includes(name));

/** The text itself where it is no JSON: the caller asks the model again for what it cannot use. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function messageOf(text: string): string {
  const { data } = errorSchema.safeParse(parseJson(text));
  if (!data) return text.trim() || "no reason given";
  return typeof data.error === "string" ? data.error : data.error.message;
}
