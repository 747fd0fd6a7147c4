import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import * as z from "zod";
import { retryAfterSeconds } from "#core/analysis/analyzer";
import { type AiBinding, CHARACTERS_A_TOKEN, usageSchema } from "#platform/ai/run-model";
import { openCache } from "../lib/cache-folder";

/** One answered call to a model. */
export type ModelCall = {
  ms: number;
  tokensIn: number;
  tokensOut: number;
  isRepair: boolean;
  isKept: boolean;
};

const keptSchema = z.object({ output: z.unknown(), ms: z.number() });

const MAX_TRIES = 4;
const WAIT_SECONDS = 2;
const MOST_SECONDS = 60;

/**
 * Wraps a model and caches its answers on disk by a hash of the whole request: a second run costs nothing, and an
 * interrupted one resumes where it stopped. If the model is busy, retries after the time it asks for. `context` tells
 * apart what the request does not: the server and which of several readings it is.
 */
export function keepAnswers(ai: AiBinding, context: () => string) {
  const calls: ModelCall[] = [];
  const cache = openCache("tierwise-answers");
  const keeping: AiBinding = {
    async run(model, input, options) {
      const request = JSON.stringify([context(), model, input]);
      const file = join(cache, `${createHash("sha256").update(request).digest("hex")}.json`);
      const isKept = existsSync(file);
      const { output, ms } = isKept
        ? keptSchema.parse(JSON.parse(readFileSync(file, "utf8")))
        : await time(() => askPatiently(ai, model, input, options));
      if (!isKept) writeFileSync(file, JSON.stringify({ output, ms }));
      const { data } = usageSchema.safeParse(output);
      calls.push({
        ms,
        tokensIn: data?.usage.prompt_tokens ?? inTokens(input),
        tokensOut: data?.usage.completion_tokens ?? inTokens(output),
        isRepair: request.includes("An earlier answer could not be used"),
        isKept,
      });
      return output;
    },
  };
  return { ai: keeping, calls };
}

async function askPatiently(...[ai, model, input, options]: [AiBinding, ...Parameters<AiBinding["run"]>]) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ai.run(model, input, options);
    } catch (fault) {
      const words = fault instanceof Error ? fault.message : "";
      if (attempt === MAX_TRIES || !/^(?:429|5\d\d)\b/.test(words)) throw fault;
      await setTimeout(1000 * Math.min(MOST_SECONDS, retryAfterSeconds(words) ?? WAIT_SECONDS * attempt));
    }
  }
}

async function time(ask: () => Promise<unknown>) {
  const startedAt = performance.now();
  const output = await ask();
  return { output, ms: Math.round(performance.now() - startedAt) };
}

const inTokens = (value: unknown) => Math.ceil(JSON.stringify(value ?? "").length / CHARACTERS_A_TOKEN);
