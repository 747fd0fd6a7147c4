import type { Chances, Decision } from "#core/matching/decide-level";
import { formatTable, percent } from "../lib/table";
import { ACCURACY_COLUMNS, accuracyCells, formatGroups } from "../verdicts/report";
import { decideAll, logLossOf } from "./cross";
import type { Example } from "./read-examples";

const keyOf = ({ job, resume, r }: { job: string; resume: string; r: string }) => `${job} ${resume} ${r}`;

/** Reports accuracy on jobs that the model has not seen: for all verdicts, for the certain ones, by kind and by job. */
export function formatCross(chances: Map<Example, Chances>, decision: Decision): string[] {
  const verdicts = decideAll(chances, decision);
  const certain = verdicts.filter((verdict) => verdict.certain);
  const kinds = new Map([...chances.keys()].map((example) => [keyOf(example), example.kind]));
  return [
    `decision ${JSON.stringify(decision)}, log loss ${logLossOf(chances).toFixed(4)}`,
    formatTable({
      title: "Each job by a model of the others",
      columns: ["", "share", ...ACCURACY_COLUMNS],
      rows: [
        ["all", percent(1), ...accuracyCells(verdicts)],
        ["certain", percent(certain.length, verdicts.length), ...accuracyCells(certain)],
      ],
    }),
    ...formatGroups(verdicts, (verdict) => kinds.get(keyOf(verdict))),
  ];
}

/** One row for each set of features. */
export const formatAblation = (rows: (readonly [name: string, Map<Example, Chances>, Decision])[]): string =>
  formatTable({
    title: "What each group of features is worth",
    columns: ["features", "log loss", ...ACCURACY_COLUMNS],
    rows: rows.map(([name, chances, decision]) => [
      ...[name, logLossOf(chances).toFixed(4)],
      ...accuracyCells(decideAll(chances, decision)),
    ]),
  });
