import type { StoredFile } from "#core/documents/document";
import { CUT_OFF } from "./model-endpoint";
import { parseAnswer } from "./parse-answer";
import { type AiBinding, CHARACTERS_A_TOKEN, usageSchema } from "./run-model";

/** Prices in US dollars per million input and output tokens, and spending caps; undefined means no cap. */
export type Budget = {
  priceIn: number;
  priceOut: number;
  dailyCap: number | undefined;
  tournamentCap: number | undefined;
};

/** What one tournament and the whole day have cost, in US dollars. */
export type Spent = { tournament: number; day: number };
export type Spending = { calls: number; tokensIn: number; tokensOut: number; dollars: number };

/** Paid answers, by a hash of the request. */
export type CachedAnswers = Record<string, unknown>;

type Deps = {
  now(): Date;
  sha256(text: string): string;
  spending: {
    read(tournamentId: string, now: Date): Promise<Spent>;
    add(tournamentId: string, spending: Spending, now: Date): Promise<void>;
  };
  files: {
    getAnswers(resume: StoredFile): Promise<CachedAnswers>;
    putAnswers(resume: StoredFile, answers: CachedAnswers): Promise<void>;
  };
};

/** Phrased so that `runModel` recognizes it: retrying would not help, so the embedded judge takes over at once. */
const OVER = "The spending limit is reached";

/**
 * A paid model: every call is counted, no call is made beyond a cap, and a paid answer is reused when the resume is
 * read again after a failure. Calls in progress when a cap is reached still finish, so a cap is exceeded by a few calls
 * at most.
 */
export function createPaidModel(deps: Deps, ai: AiBinding, budget: Budget) {
  const isOver = async (tournamentId: string): Promise<boolean> => {
    const { dailyCap, tournamentCap } = budget;
    if (dailyCap === undefined && tournamentCap === undefined) return false;
    const { tournament, day } = await deps.spending.read(tournamentId, deps.now());
    return (
      day >= (dailyCap ?? Number.POSITIVE_INFINITY) ||
      tournament >= (tournamentCap ?? Number.POSITIVE_INFINITY)
    );
  };
  const pay = (tournamentId: string, tokensIn: number, tokensOut: number) => {
    const dollars = (tokensIn * budget.priceIn + tokensOut * budget.priceOut) / 1e6;
    return deps.spending.add(tournamentId, { calls: 1, tokensIn, tokensOut, dollars }, deps.now());
  };
  const payFor = (resume: StoredFile): AiBinding => ({
    async run(model, input, options) {
      const request = JSON.stringify([model, input]);
      const key = deps.sha256(request);
      const kept = await deps.files.getAnswers(resume);
      if (key in kept) return kept[key];
      if (await isOver(resume.tournamentId)) throw new Error(OVER);
      try {
        const output = await ai.run(model, input, options);
        const usage = usageSchema.safeParse(output).data?.usage;
        await pay(
          resume.tournamentId,
          usage?.prompt_tokens ?? inTokens(request),
          usage?.completion_tokens ?? inTokens(JSON.stringify(output ?? "")),
        );
        if ("answer" in parseAnswer(output)) await deps.files.putAnswers(resume, { ...kept, [key]: output });
        return output;
      } catch (error) {
        // A call that was cut off may be billed; a rejected one costs nothing.
        const isBegun =
          options.signal.aborted || (error instanceof Error && error.message.startsWith(CUT_OFF));
        if (isBegun) await pay(resume.tournamentId, inTokens(request), 0);
        throw error;
      }
    },
  });
  return { isOver, payFor };
}

const inTokens = (text: string) => Math.ceil(text.length / CHARACTERS_A_TOKEN);
