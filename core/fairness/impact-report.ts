import { type Impact, type ImpactTable, MIN_IN_GROUP, MIN_SHARE, type Rate } from "./impact";

/** How impact tables are computed, for whoever checks them. */
export const IMPACT_METHOD = [
  "Sample: all rated candidates of the tournament. Categories are what candidates said about themselves; nothing is inferred.",
  "Scoring rate: the share of a group whose match is above the median match of the sample. Selection rate: the share of a group in the tiers counted as selected.",
  "Impact ratio: the rate of a group divided by the rate of the group with the highest rate in the table.",
  `Groups with less than ${100 * MIN_SHARE}% of the people in a table are left out of the ratios. Groups of fewer than ${MIN_IN_GROUP} people get no rate and nobody is compared with them: "too few". People without a category are counted as unknown.`,
  "Beside each ratio: a 95% interval on the log scale (Katz), and the p-value of Fisher's exact test, two-sided, against the group with the highest rate. No correction for several comparisons is made.",
  "The definitions follow the rules for New York City's Local Law 144 as looked up in November 2026. This is not legal advice, and not the independent audit that the law asks for.",
];

type About = { tournament: string; tournamentId: string; rubricVersion: number; tiersOf: string; at: string };
type Cell = string | number;

/** The tables as rows of a CSV file, with the method and what they were computed from. */
export function impactRows(impact: Impact, about: About): Cell[][] {
  return [
    ["Tournament", about.tournament],
    ["Tournament ID", about.tournamentId],
    ["Rubric version", about.rubricVersion],
    ["Computed at", about.at],
    ["Rated candidates", impact.assessed],
    ["Median match", impact.median],
    ["Selected tiers", impact.selectedTiers.join(" ")],
    ["Tiers", about.tiersOf],
    ["Ids without a rated candidate", impact.strangers.length],
    [],
    ...impact.tables.flatMap(tableRows),
    ["Candidate ID", "Match", "Tier", "Above the median", "Selected", "Sex", "Race/ethnicity"],
    ...impact.candidates.map(({ id, match, tier, isAboveMedian, isSelected, sex, race }) => [
      ...[id, match, tier, Number(isAboveMedian), Number(isSelected)],
      ...[sex ?? "", race ?? ""],
    ]),
    [],
    ["Method"],
    ...IMPACT_METHOD.map((sentence) => [sentence]),
  ];
}

const RATE = ["count", "rate", "impact ratio", "interval low", "interval high", "p"];

const tableRows = ({ of, rows, unknown }: ImpactTable): Cell[][] => [
  [
    of,
    "People",
    "State",
    ...RATE.map((name) => `Above the median: ${name}`),
    ...RATE.map((name) => `Selected: ${name}`),
  ],
  ...rows.map(({ group, people, state, scoring, selection }) => [
    group,
    people,
    state,
    ...rateCells(scoring),
    ...rateCells(selection),
  ]),
  ["Unknown", unknown],
  [],
];

const rateCells = (rate: Rate | null): Cell[] =>
  rate
    ? [rate.hits, ...[rate.rate, rate.ratio, rate.low, rate.high, rate.p].map((value) => value ?? "")]
    : RATE.map(() => "");

/** The same as data. */
export const impactDocument = (impact: Impact, about: About) => ({
  ...about,
  ...impact,
  method: IMPACT_METHOD,
});
