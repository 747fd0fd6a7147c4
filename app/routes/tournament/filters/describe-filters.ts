import { count } from "#app/lib/format.ts";
import type { Criterion } from "#core/analysis/rubric";
import { VERDICT_WORDS } from "#core/analysis/scorecard";
import type { LevelFilter, ListQuery } from "#core/resumes/candidate-query.schema";
import * as words from "./words";

/** An active filter: its label, and the URL parameters without it. */
export type ActiveFilter = { label: string; without: Record<string, string | null> };

export const writeLevels = (levels: LevelFilter[]): string | null =>
  levels.map(({ criterionId, level }) => `${criterionId}:${level}`).join(",") || null;

export function describeFilters(asked: ListQuery, criteria: Criterion[]): ActiveFilter[] {
  const { missing, knockOuts, has = [], lacks = [], minYears, maxYears, language, look, ids } = asked;
  const textOf = (id: string) =>
    criteria.find((criterion) => criterion.id === id)?.text ?? words.removedCriterion;
  const others = (levels: LevelFilter[], one: LevelFilter) => writeLevels(levels.filter((l) => l !== one));
  const found: (ActiveFilter | false | undefined)[] = [
    missing !== undefined && {
      label:
        missing === 0 ? words.noMustHaveMissing : words.mostMustHavesMissing(count(missing, "must-have")),
      without: { missing: null },
    },
    knockOuts && { label: words.noKnockOut, without: { knockOuts: null } },
    ...has.map((one) => ({
      label: words.atLeast(textOf(one.criterionId), VERDICT_WORDS[one.level].toLowerCase()),
      without: { has: others(has, one) },
    })),
    ...lacks.map((one) => ({
      label: words.below(textOf(one.criterionId), VERDICT_WORDS[one.level].toLowerCase()),
      without: { lacks: others(lacks, one) },
    })),
    minYears !== undefined && {
      label: words.fromYears(count(minYears, "year")),
      without: { minYears: null },
    },
    maxYears !== undefined && {
      label: words.upToYears(count(maxYears, "year")),
      without: { maxYears: null },
    },
    language !== undefined && { label: words.inLanguage(language), without: { language: null } },
    look && { label: words.needsLook, without: { look: null } },
    ids && { label: words.namedInLink(ids.length), without: { ids: null } },
  ];
  return found.filter((one): one is ActiveFilter => Boolean(one));
}
