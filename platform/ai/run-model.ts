import * as z from "zod";
import { AnalyzerError } from "#core/analysis/analyzer";

/** The part of the `AI` binding we use. */
export type AiBinding = {
  run(
    model: string,
    input: Record<string, unknown>,
    options: { signal: AbortSignal; gateway?: { id: string } },
  ): Promise<unknown>;
};

type Call = { model: string; timeoutMs: number };

/** Workers AI, through the account's AI Gateway if one is named. */
export function withGateway(ai: Ai, gateway: string | undefined): AiBinding {
  if (!gateway) return ai as AiBinding;
  return {
    run: (model, input, options) =>
      (ai as AiBinding).run(model, input, { ...options, gateway: { id: gateway } }),
  };
}

/** An estimate for servers that do not report tokens, measured on English prose and JSON with common models. */
export const CHARACTERS_A_TOKEN = 3.6;

export const usageSchema = z.object({
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }),
});

/**
 * Makes one model call and returns its raw output; every failure is an AnalyzerError. Logs each call's duration and, if
 * the server reports them, its tokens: the queue's concurrency is based on them (docs/scale.md).
 */
export async function runModel(ai: AiBinding, call: Call, input: Record<string, unknown>): Promise<unknown> {
  const startedAt = Date.now();
  const spent = () => ({ model: call.model, ms: Date.now() - startedAt });
  try {
    const output = await runInTime(ai, call, input);
    const { data } = usageSchema.safeParse(output);
    const tokens = data && {
      promptTokens: data.usage.prompt_tokens,
      answerTokens: data.usage.completion_tokens,
    };
    console.log({ message: "model call", ...spent(), ...tokens });
    return output;
  } catch (error) {
    const failure = toAnalyzerError(error);
    console.warn({ message: "model call failed", ...spent(), error: failure.message });
    throw failure;
  }
}

/** Rejects with a TimeoutError when the time is up, whatever the binding does. */
export async function runInTime(
  ai: AiBinding,
  { model, timeoutMs }: Call,
  input: Record<string, unknown>,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  // The binding may ignore the signal.
  const late = new Promise<never>((_, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
  try {
    return await Promise.race([ai.run(model, input, { signal }), late]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  }
}

/** Rate limit, daily neurons (3036), capacity (3040). */
const BUSY = /\b(?:429|3036|3040)\b|capacity temporarily exceeded|rate.?limit|too many requests|neurons/i;
const SPENT = /spending limit/i;
const NOT_JSON = /JSON Mode couldn't be met/i;

function toAnalyzerError(error: unknown): AnalyzerError {
  const detail = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 300);
  if (/timeout|timed out/i.test(detail)) return new AnalyzerError("timeout", detail);
  if (SPENT.test(detail)) return new AnalyzerError("spent", detail);
  if (BUSY.test(detail)) return new AnalyzerError("busy", detail);
  return new AnalyzerError(NOT_JSON.test(detail) ? "unusable" : "unreachable", detail);
}
