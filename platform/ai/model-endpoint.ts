import * as z from "zod";
import type { AiBinding } from "./run-model";

export type EndpointSettings = {
  /** Including the version: "http://localhost:11434/v1". */
  baseUrl: string;
  apiKey?: string;
  /** If `baseUrl` is Cloudflare's: the AI Gateway to go through, and the token of a gateway that asks for one. */
  gateway?: string;
  gatewayToken?: string;
};

/** Parameters that a server may reject by name. Older servers and newer models differ in exactly these. */
const OPTIONAL = [
  "chat_template_kwargs",
  "seed",
  "temperature",
  "response_format",
  "max_completion_tokens",
  "max_tokens",
];

const MAX_ATTEMPTS = 5;

/** The start of the error message if an answer began but was not completed. */
export const CUT_OFF = "The answer was cut off";

/** The parameters each server has rejected, by base URL and model; remembered for the isolate's lifetime. */
const refusedBy = new Map<string, Set<string>>();

const errorSchema = z.object({ error: z.union([z.string(), z.object({ message: z.string() })]) });

/**
 * A model behind any server compatible with OpenAI's chat completions: Ollama, llama.cpp, vLLM, OpenAI, Anthropic and
 * others through their compatible endpoints, or Cloudflare's AI Gateway. It takes a single POST, so plain fetch is
 * enough; the vendor's client is larger than our whole Worker. A parameter that the server rejects by name is left out
 * of the next attempt. Throws an Error whose message begins with the status.
 */
export function connectEndpoint(
  { baseUrl, apiKey, gateway, gatewayToken }: EndpointSettings,
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
            ...(gateway && { "cf-aig-gateway-id": gateway }),
            ...(gatewayToken && { "cf-aig-authorization": `Bearer ${gatewayToken}` }),
          },
          body: JSON.stringify({ model, ...without(input, refused) }),
          signal,
        });
        const text = await response.text().catch((error: unknown) => {
          throw signal.aborted ? error : new Error(`${CUT_OFF}: ${error}`);
        });
        if (response.ok) return parseJson(text);
        const words = messageOf(text);
        const unknown =
          response.status === 400 || response.status === 422 ? findRefused(words, input, refused) : undefined;
        if (!unknown || attempt === MAX_ATTEMPTS) {
          const after = formatRetryAfter(response.headers.get("retry-after"));
          throw new Error(`${response.status} ${response.statusText}: ${words.slice(0, 200)}${after}`);
        }
        refused.add(unknown);
        refusedBy.set(key, refused);
      }
    },
  };
}

/** Phrased so that `retryAfterSeconds` can parse it; servers send seconds or a date. */
function formatRetryAfter(header: string | null): string {
  if (!header) return "";
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  return seconds > 0 ? `; retry after ${Math.ceil(seconds)} s` : "";
}

/** The output limit has two names; one of them is always sent, unless the server rejected both. */
function without(input: Record<string, unknown>, refused: Set<string>): Record<string, unknown> {
  const limit = input.max_completion_tokens ?? input.max_tokens;
  const names = refused.has("max_completion_tokens") ? ["max_tokens"] : ["max_completion_tokens"];
  const { max_tokens: _, max_completion_tokens: __, ...others } = input;
  const kept = Object.entries({ ...others, ...Object.fromEntries(names.map((name) => [name, limit])) });
  return Object.fromEntries(kept.filter(([name, value]) => value !== undefined && !refused.has(name)));
}

const findRefused = (words: string, input: Record<string, unknown>, refused: Set<string>) =>
  OPTIONAL.find((name) => name in without(input, refused) && words.includes(name));

/** Returns the text itself if it is not JSON: the caller asks the model again if it cannot use it. */
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
