import { type Chances, type Decision, decideLevel, isSure, isSureRule } from "#core/matching/decide-level";
import { groupBy } from "../lib/group-by";
import { accuracyOf, type ComparedVerdict } from "../verdicts/score-pairs";
import type { Example } from "./read-examples";

type Accuracy = ReturnType<typeof accuracyOf>;

/** The product's verdicts under this decision rule. A line with several criteria gets their mean. */
export function decideAll(chances: Map<Example, Chances>, decision: Decision): ComparedVerdict[] {
  const lines = groupBy([...chances], ([{ job, resume, r }]) => `${job} ${resume} ${r}`);
  return [...lines.values()].map((parts) => {
    const [{ job, resume, r, gold, unsure }] = parts[0] as [Example, Chances];
    const levels = parts.map(([example, chance]) =>
      example.ruling ? example.ruling.level : decideLevel(chance, example.bounds, decision),
    );
    const certain = parts.every(([{ kind, ruling, bounds }, chance], index) =>
      ruling
        ? isSureRule(ruling, { kind }, chance, decision)
        : isSure(chance, levels[index] ?? 0, bounds, decision),
    );
    const got = Math.round(levels.reduce((sum, level) => sum + level, 0) / levels.length);
    return { gold, got, unsure, certain, job, resume, r };
  });
}

/** No more of what is not shown may be claimed. */
const MOST_CLAIMED = 0.05;

/**
 * Quality of verdicts as one number. The right level counts double, since levels are what people read; nothing makes up
 * for false claims above the limit.
 */
const worthOf = ({ kappa, exact, falseClaim }: Accuracy) =>
  falseClaim > MOST_CLAIMED ? -falseClaim : kappa + 2 * exact;

/** With less than 0.5, even less is called partly met. With more than 1, levels between two likely ones are chosen. */
const POWERS = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2];
const CLAIMS = [0.9, 1, 1.1, 1.2, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2];
const DOUBTS = Array.from({ length: 66 }, (_, index) => 0.3 + 0.02 * index);
/** Share of all verdicts, including those by rule, that should not be "not sure". */
const WANTED_SURE = 0.7;

/** Finds the cost of errors and the doubt threshold that give the best cross-validated verdicts. */
export function fitDecision(chances: Map<Example, Chances>): Decision {
  const costs = POWERS.flatMap((power) => CLAIMS.map((claim) => ({ power, claim, mostDoubt: 1 })));
  const worth = (decision: Decision) => worthOf(accuracyOf(decideAll(chances, decision)));
  const best = costs
    .map((decision) => ({ decision, worth: worth(decision) }))
    .reduce((a, b) => (b.worth > a.worth ? b : a)).decision;
  const coverage = (mostDoubt: number) => {
    const verdicts = decideAll(chances, { ...best, mostDoubt });
    return verdicts.filter(({ certain }) => certain).length / verdicts.length;
  };
  const mostDoubt = DOUBTS.find((doubt) => coverage(doubt) >= WANTED_SURE) ?? (DOUBTS.at(-1) as number);
  return { ...best, mostDoubt: Math.round(mostDoubt * 100) / 100 };
}

/** Weighted mean log loss of the verdicts that the model decides. It shows an improvement before any level changes. */
export function logLossOf(chances: Map<Example, Chances>): number {
  let sum = 0;
  let total = 0;
  for (const [{ ruling, gold, weight }, chance] of chances) {
    if (ruling) continue;
    sum -= weight * Math.log(Math.max(1e-4, chance[gold] ?? 0));
    total += weight;
  }
  return sum / total;
}
