import type { Tier } from "#core/analysis/scorecard";
import { fisherExact, ratioOfShares, type Share } from "#core/scoring/compare-proportions";
import { type Person, RACE_CATEGORIES, SEX_CATEGORIES, type SelfIdentification } from "./self-identification";

/** A rated candidate. */
export type Assessed = { id: string; score: number; tier: Tier };

/** A group with fewer people gets no rate, and no group is compared with it. */
export const MIN_IN_GROUP = 10;
/** A group with a smaller share of the table is left out. */
export const MIN_SHARE = 0.02;

export type Rate = Share & {
  rate: number;
  /** The rate divided by the highest of the table. */
  ratio: number | null;
  low: number | null;
  high: number | null;
  /** Fisher's exact test against the group with the highest rate; null for that group itself. */
  p: number | null;
};

export type ImpactRow = {
  group: string;
  people: number;
  /** Rates are null if the group is not compared. */
  state: "compared" | "too few" | "left out";
  scoring: Rate | null;
  selection: Rate | null;
};

export type ImpactTable = {
  of: "Sex" | "Race/ethnicity" | "Sex and race/ethnicity";
  rows: ImpactRow[];
  /** Assessed candidates without a category of this table. */
  unknown: number;
};

export type Impact = {
  assessed: number;
  median: number;
  selectedTiers: Tier[];
  tables: ImpactTable[];
  /** Ids in the file that no rated candidate of the tournament has. */
  strangers: string[];
  /** What the tables are counted from, so that an auditor can count again. */
  candidates: RawRow[];
};

type RawRow = Person & {
  id: string;
  match: number;
  tier: Tier;
  isAboveMedian: boolean;
  isSelected: boolean;
};

/**
 * Impact tables for the candidates of a tournament: of each group the share that scores above the median, the share that
 * is in the selected tiers, and how both compare with the group that has the highest share.
 */
export function measureImpact(
  candidates: Assessed[],
  people: SelfIdentification,
  selectedTiers: Tier[],
): Impact {
  const median = medianOf(candidates.map(({ score }) => score));
  const judged = candidates.map(({ id, score, tier }) => ({
    ...{ id, score, tier },
    person: people.get(id),
    isAbove: score > median,
    isSelected: selectedTiers.includes(tier),
  }));
  const both = SEX_CATEGORIES.flatMap((sex) => RACE_CATEGORIES.map((race) => joined(sex, race)));
  const ids = new Set(candidates.map(({ id }) => id));
  return {
    assessed: candidates.length,
    median,
    selectedTiers,
    tables: [
      tableOf("Sex", SEX_CATEGORIES, judged, ({ sex }) => sex),
      tableOf("Race/ethnicity", RACE_CATEGORIES, judged, ({ race }) => race),
      tableOf("Sex and race/ethnicity", both, judged, ({ sex, race }) => sex && race && joined(sex, race)),
    ],
    strangers: [...people.keys()].filter((id) => !ids.has(id)),
    candidates: judged.map(({ id, score, tier, person, isAbove, isSelected }) => ({
      ...{ id, match: score, tier, isAboveMedian: isAbove, isSelected },
      ...{ sex: person?.sex ?? null, race: person?.race ?? null },
    })),
  };
}

type Judged = { person: Person | undefined; isAbove: boolean; isSelected: boolean };

const joined = (sex: string, race: string) => `${sex}, ${race}`;

function tableOf(
  of: ImpactTable["of"],
  groups: string[],
  judged: Judged[],
  groupOf: (person: Person) => string | null,
): ImpactTable {
  const grouped = judged.map((one) => ({ ...one, group: one.person ? groupOf(one.person) : null }));
  const unknown = grouped.filter(({ group }) => group === null).length;
  const known = judged.length - unknown;
  const counted = groups.flatMap((group) => {
    const list = grouped.filter((one) => one.group === group);
    return list.length === 0 ? [] : [{ group, list, state: stateOf(list.length, known) }];
  });
  const compared = counted.filter(({ state }) => state === "compared");
  const ratesBy = (test: (one: Judged) => boolean) => {
    const shares = new Map(
      compared.map(({ group, list }) => [group, { hits: list.filter(test).length, of: list.length }]),
    );
    const [highest] = [...shares.values()].sort((a, b) => b.hits / b.of - a.hits / a.of);
    return (group: string) => {
      const share = shares.get(group);
      return share && highest ? rateOf(share, highest) : null;
    };
  };
  const [scoring, selection] = [ratesBy(({ isAbove }) => isAbove), ratesBy(({ isSelected }) => isSelected)];
  const rows = counted.map(({ group, list, state }) => ({
    group,
    people: list.length,
    state,
    scoring: scoring(group),
    selection: selection(group),
  }));
  return { of, rows, unknown };
}

function stateOf(people: number, known: number): ImpactRow["state"] {
  if (people < MIN_SHARE * known) return "left out";
  return people < MIN_IN_GROUP ? "too few" : "compared";
}

function rateOf(share: Share, highest: Share): Rate {
  const isHighest = share === highest;
  const ratio = ratioOfShares(share, highest);
  return {
    ...share,
    rate: share.hits / share.of,
    ratio: ratio?.value ?? null,
    low: isHighest ? null : (ratio?.low ?? null),
    high: isHighest ? null : (ratio?.high ?? null),
    p: isHighest ? null : fisherExact(share, highest),
  };
}

function medianOf(scores: number[]): number {
  const sorted = [...scores].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const at = (index: number) => sorted[index] ?? 0;
  if (sorted.length % 2 === 1) return at(Math.floor(middle));
  // Without the noise of adding fractions, which would stand in an auditor's file.
  return Number(((at(middle - 1) + at(middle)) / 2).toFixed(9));
}
