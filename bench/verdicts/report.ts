import { groupBy } from "../lib/group-by";
import { decimal, formatTable, percent } from "../lib/table";
import { type LabeledLines, type Line, listLines, readLines } from "./lines";
import type { FailedContrast, JudgedContrast } from "./score-contrasts";
import { accuracyOf, type ComparedVerdict, type Judged, type JudgedPair, scorePairs } from "./score-pairs";

export const ACCURACY_COLUMNS = ["kappa", "exact", "claimed", "missed"];

export function accuracyCells(verdicts: ComparedVerdict[]): string[] {
  const { kappa, exact, falseClaim, missed } = accuracyOf(verdicts);
  return [decimal(kappa), percent(exact), percent(falseClaim), percent(missed)];
}

/** Reports verdict accuracy by kind of requirement and by job. */
export const formatGroups = (
  verdicts: ComparedVerdict[],
  kindOf: (verdict: ComparedVerdict) => string | undefined,
): string[] => {
  const table = (title: string, groups: [string, ComparedVerdict[]][]) =>
    formatTable({
      title: `\n${title}`,
      columns: ["", "verdicts", ...ACCURACY_COLUMNS],
      rows: groups.map(([name, own]) => [name, own.length, ...accuracyCells(own)]),
    });
  const byKind = [...groupBy(verdicts, (verdict) => kindOf(verdict) ?? "no criterion")];
  return [
    table(
      "By kind of requirement",
      byKind.sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    table("By job", [...groupBy(verdicts, ({ job }) => job)]),
  ];
};

/** The same for judged pairs. A line is of the kind of its first criterion. */
export function formatKinds(judged: JudgedPair[], verdicts: ComparedVerdict[]): string[] {
  const kinds = new Map(
    judged.flatMap((row) => kindsOf(row).map(([r, kind]) => [`${row.job.job} ${r}`, kind])),
  );
  return formatGroups(verdicts, ({ job, r }) => kinds.get(`${job} ${r}`));
}

/** For each line, the kind of its first criterion. */
function kindsOf({ job, resume }: JudgedPair): [string, string][] {
  const { scorecard } = resume;
  if (!scorecard) return [];
  return [...readLines(job, scorecard)].flatMap(([r, { criterionIds }]): [string, string][] => {
    const first = scorecard.criteria.find(({ id }) => id === criterionIds[0]);
    return first ? [[r, first.kind]] : [];
  });
}

/** Verdicts that are at least two levels off although the reader was sure, with both quotes. */
export function formatWrongVerdicts(judged: JudgedPair[]): string[] {
  const { verdicts } = scorePairs(judged);
  const rowOf = new Map(judged.map((row) => [`${row.job.job} ${row.gold.resume}`, row]));
  const wrong = verdicts.filter(({ unsure, gold, got }) => !unsure && Math.abs(gold - got) >= 2);
  return [
    `${wrong.length} verdicts two levels off:`,
    ...wrong.flatMap(({ job, resume, r, gold, got }) => {
      const row = rowOf.get(`${job} ${resume}`) as JudgedPair;
      const line = listLines(row.job).find((one) => one.r === r) as Line;
      return [
        `  ${job} ${resume} ${r} "${line.text}": label ${gold}, product ${got}`,
        ...quote("label", row.gold.verdicts.find((verdict) => verdict.r === r)?.quote),
        ...formatOwnVerdicts(row, r),
      ];
    }),
  ];
}

/** Lists failed contrast cases with the product's quotes. */
export function formatFailedContrasts(failed: FailedContrast[], judged: JudgedContrast[]): string[] {
  const rowOf = new Map(judged.map((row) => [row.case.id, row]));
  return failed.flatMap(({ id, kind, faults }) => {
    const row = rowOf.get(id);
    if (!row) return [];
    const { job, expect } = row.case;
    return [
      `  ${id} (${kind}): ${faults.join("; ")}`,
      ...listLines(job)
        .filter(({ r }) => expect?.some((wanted) => wanted.r === r))
        .flatMap(({ r, text }) => [`      ${r} "${text}"`, ...formatOwnVerdicts({ ...row, job }, r)]),
    ];
  });
}

function formatOwnVerdicts({ job, resume }: { job: LabeledLines; resume: Judged }, r: string) {
  const { scorecard } = resume;
  const ids = scorecard && readLines(job, scorecard).get(r)?.criterionIds;
  if (!scorecard || !ids?.length) return ["      no criterion"];
  return ids.flatMap((id) => {
    const criterion = scorecard.criteria.find((one) => one.id === id);
    const verdict = scorecard.verdicts.find(({ criterionId }) => criterionId === id);
    return [
      `      ${criterion?.kind} "${criterion?.text}": ${verdict?.level ?? "no verdict"}. ${verdict?.note ?? ""}`,
      ...quote("product", verdict?.evidence?.quote),
    ];
  });
}

const quote = (who: string, text: string | null | undefined) =>
  text ? [`        ${who}: "${text.replace(/\s+/g, " ").slice(0, 160)}"`] : [];
