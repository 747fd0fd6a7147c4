import type { Criterion } from "./rubric";
import { type Verdict, type VerdictLevel, verdictLevels } from "./scorecard";

/** Levels this far apart count as a disagreement. */
const FAR_APART = 2;

export const areFarApart = (one: VerdictLevel, other: VerdictLevel): boolean =>
  Math.abs(verdictLevels.indexOf(one) - verdictLevels.indexOf(other)) >= FAR_APART;

/** Code always counts dates and degrees, so there is nothing to compare. */
export const isForModel = ({ kind }: Pick<Criterion, "kind">): boolean =>
  kind !== "years" && kind !== "education";

/**
 * Combines a model's verdict with the embedded judge's. If they agree or are one level apart, the model's verdict
 * counts. If they are further apart, it becomes not sure, so that a person checks the model's passage or, if it has
 * none, the embedded judge's. `given` is the model's level before it was limited.
 */
export function compareJudges(verdict: Verdict, given: VerdictLevel, own: Verdict): Verdict {
  const byJudge = { model: given, embedded: own.level };
  if (!areFarApart(given, own.level) || verdict.sure === false) return { ...verdict, byJudge };
  const nearest = verdict.evidence ? undefined : (own.evidence ?? own.nearest);
  return { ...verdict, byJudge, sure: false, ...(nearest && { nearest }) };
}

export type Agreement = { compared: number; same: number; oneApart: number; farApart: number };

/** How often the two judges agree on the criteria that both judged. */
export function countAgreement(pairs: { model: VerdictLevel; embedded: VerdictLevel }[]): Agreement {
  const same = pairs.filter(({ model, embedded }) => model === embedded).length;
  const farApart = pairs.filter(({ model, embedded }) => areFarApart(model, embedded)).length;
  return { compared: pairs.length, same, farApart, oneApart: pairs.length - same - farApart };
}

/** "In this tournament the AI model and the built-in judge gave the same level in 82% of 240 verdicts, ..." */
export function describeAgreement({ compared, same, oneApart, farApart }: Agreement): string {
  const percent = (count: number) => `${Math.round((100 * count) / compared)}%`;
  const verdicts = `${compared.toLocaleString("en")} ${compared === 1 ? "verdict" : "verdicts"}`;
  return `In this tournament the AI model and the built-in judge gave the same level in ${percent(same)} of ${verdicts}, one level apart in ${percent(oneApart)}, further apart in ${percent(farApart)}.`;
}
