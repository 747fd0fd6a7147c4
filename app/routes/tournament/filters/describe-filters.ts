import type { Criterion } from "#core/analysis/rubric";
import { VERDICT_WORDS } from "#core/analysis/scorecard";
import type { LevelFilter, ListQuery } from "#core/resumes/candidate-query.schema";

/** An active filter: its label, and the URL parameters without it. */
export type ActiveFilter = { words: string; without: Record<string, string | null> };

export const writeLevels = (levels: LevelFilter[]): string | null =>
  levels.map(({ criterionId, level }) => `${criterionId}:${level}`).join(",") || null;

/** Describes the active filters other than tier and search. */
export function describeFilters(asked: ListQuery, criteria: Criterion[]): ActiveFilter[] {
  const { missing, knockOuts, has = [], lacks = [], minYears, maxYears, language, look, ids } = asked;
  const textOf = (id: string) =>
    criteria.find((criterion) => criterion.id === id)?.text ?? "A former criterion";
  const others = (levels: LevelFilter[], one: LevelFilter) => writeLevels(levels.filter((l) => l !== one));
  const found: (ActiveFilter | false | undefined)[] = [
    missing !== undefined && {
      words:
        missing === 0
          ? "No must-have missing"
          : `At most ${missing} must-have${missing === 1 ? "" : "s"} missing`,
      without: { missing: null },
    },
    knockOuts && { words: "No knock-out missing", without: { knockOuts: null } },
    ...has.map((one) => ({
      words: `${textOf(one.criterionId)}: at least ${VERDICT_WORDS[one.level].toLowerCase()}`,
      without: { has: others(has, one) },
    })),
    ...lacks.map((one) => ({
      words: `${textOf(one.criterionId)}: below ${VERDICT_WORDS[one.level].toLowerCase()}`,
      without: { lacks: others(lacks, one) },
    })),
    minYears !== undefined && { words: `From ${minYears} years`, without: { minYears: null } },
    maxYears !== undefined && { words: `Up to ${maxYears} years`, without: { maxYears: null } },
    language !== undefined && { words: `In ${language}`, without: { language: null } },
    look && { words: "Needs a look", without: { look: null } },
    ids && { words: `${ids.length} named in the link`, without: { ids: null } },
  ];
  return found.filter((one): one is ActiveFilter => Boolean(one));
}
