import type { Chances, Decision } from "#core/matching/decide-level";
import { groupBy } from "../lib/group-by";
import { percent } from "../lib/table";
import { accuracyOf, type ComparedVerdict } from "../verdicts/score-pairs";
import { decideAll, logLossOf } from "./cross";
import type { Example } from "./read-examples";

const MEASURES = ["kappa", "exact", "claimed", "missed"];

function formatMeasures(verdicts: ComparedVerdict[]): string[] {
  const { kappa, exact, falseClaim, missed } = accuracyOf(verdicts);
  return [kappa.toFixed(3), percent(exact), percent(falseClaim), percent(missed)];
}

const formatAccuracy = (verdicts: ComparedVerdict[]) =>
  formatMeasures(verdicts)
    .map((figure, at) => `${MEASURES[at]} ${figure}`)
    .join(", ");

/** Reports accuracy on jobs that the model has not seen: for all verdicts, for the certain ones, by kind and by job. */
export function formatCross(
  examples: Example[],
  chances: Map<Example, Chances>,
  decision: Decision,
): string[] {
  const verdicts = decideAll(chances, decision);
  const certain = verdicts.filter((verdict) => verdict.certain);
  const kindOf = new Map(examples.map((example) => [keyOf(example), example.kind]));
  const lines = (groups: Map<string, ComparedVerdict[]>) =>
    [...groups].map(
      ([name, own]) => `  ${name.padEnd(34)} ${String(own.length).padStart(5)}  ${formatAccuracy(own)}`,
    );
  return [
    `decision ${JSON.stringify(decision)}, log loss ${logLossOf(chances).toFixed(4)}`,
    `each job by a model of the others: ${formatAccuracy(verdicts)}`,
    `certain ${percent(certain.length / verdicts.length)}: ${formatAccuracy(certain)}`,
    "by kind",
    ...lines(groupBy(verdicts, (verdict) => kindOf.get(keyOf(verdict)) ?? "")),
    "by job",
    ...lines(groupBy(verdicts, ({ job }) => job)),
  ];
}

const keyOf = ({ job, resume, r }: { job: string; resume: string; r: string }) => `${job} ${resume} ${r}`;

export const formatRow = (name: string, logLoss: number, verdicts: ComparedVerdict[]): string =>
  `| ${[name, logLoss.toFixed(4), ...formatMeasures(verdicts)].join(" | ")} |`;

export const formatAblation = (rows: string[]): string[] => [
  "| features | log loss | kappa | exact | claimed | missed |",
  "| -------- | -------- | ----- | ----- | ------- | ------ |",
  ...rows,
];
