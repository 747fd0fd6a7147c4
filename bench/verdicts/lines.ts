import { type Scorecard, verdictLevels } from "#core/analysis/scorecard";
import { mean } from "../lib/statistics";
import type { LabeledJob } from "./labels";

/** One line of a job, as the labels refer to it. */
export type Line = {
  r: string;
  field: "keyRequirements" | "optionalRequirements" | "keySkills";
  line: number;
  text: string;
};

export type LabeledLines = Pick<LabeledJob, "keyRequirements" | "optionalRequirements" | "keySkills">;

export function listLines(job: LabeledLines): Line[] {
  const of = (letter: string, field: Line["field"]): Line[] =>
    job[field].map((text, line) => ({ r: `${letter}${line}`, field, line, text }));
  return [...of("k", "keyRequirements"), ...of("o", "optionalRequirements"), ...of("s", "keySkills")];
}

export type Card = Pick<Scorecard, "criteria" | "verdicts">;

/** A scorecard's verdict on one line of the job. */
export type LineVerdict = {
  /** 0 to 3, the mean over the criteria made from the line. Undefined if there are none. */
  level: number | undefined;
  /** False if any of those verdicts is "not sure". */
  sure: boolean;
  criterionIds: string[];
};

/** The product's verdict on each line, from the criteria that name it as their source. */
export function readLines(job: LabeledLines, card: Card): Map<string, LineVerdict> {
  const single = card.criteria.filter(({ overall }) => !overall);
  const verdictOf = new Map(card.verdicts.map((verdict) => [verdict.criterionId, verdict]));
  return new Map(
    listLines(job).map((line) => {
      const own = single.filter(({ source = [] }) =>
        source.some(({ field, line: at }) => field === line.field && at === line.line),
      );
      const ranks = own.map(({ id }) => verdictLevels.indexOf(verdictOf.get(id)?.level ?? "none"));
      const sure = !own.some(({ id }) => verdictOf.get(id)?.sure === false);
      const level = ranks.length > 0 ? mean(ranks) : undefined;
      return [line.r, { level, sure, criterionIds: own.map(({ id }) => id) }];
    }),
  );
}

/** The distinct words of a text, ignoring case and accents. */
export const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/\p{M}/gu, "")
      .match(/[\p{L}\p{N}+#]+/gu) ?? [],
  );
