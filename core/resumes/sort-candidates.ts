import { tiers } from "#core/analysis/scorecard";
import type { CandidateCardView } from "./candidate-card";
import type { ListSort, SortName } from "./candidate-query.schema";
import { candidateName, resumeStatuses } from "./resume";
import { countMissing, type MustHave } from "./select-candidates";

const names = new Intl.Collator("en", { numeric: true, sensitivity: "base" });

type Key = number | string | null;
type Order = {
  keyOf(card: CandidateCardView, musts: readonly MustHave[]): Key;
  isDescending?: true;
};

const place = <Value>(list: readonly Value[], value: Value | null) =>
  value === null ? null : list.indexOf(value);

const orders: Record<Exclude<SortName, "best">, Order> = {
  newest: { keyOf: ({ createdAt }) => createdAt, isDescending: true },
  name: { keyOf: ({ fileName }) => fileName },
  person: { keyOf: shownName },
  own: { keyOf: ({ recruiterTier }) => (recruiterTier ? 0 : 1) },
  title: { keyOf: ({ profile }) => profile.title ?? null },
  years: { keyOf: ({ profile }) => profile.years ?? null, isDescending: true },
  musts: {
    keyOf: (card, musts) => (Object.keys(card.levels).length > 0 ? countMissing(card, musts) : null),
  },
  match: { keyOf: ({ score }) => score, isDescending: true },
  tier: { keyOf: ({ tier }) => place(tiers, tier) },
  note: { keyOf: ({ noteAt }) => noteAt, isDescending: true },
  status: { keyOf: ({ status }) => place(resumeStatuses, status) },
};

/** The candidate's name if the resume states it, otherwise the file's name. */
export function shownName({ contactInfo, fileName }: CandidateCardView): string {
  return contactInfo.name ?? candidateName(fileName);
}

/** Whether the greatest value comes first. "best" sorts by rank, so its natural order is ascending. */
export const isDescending = ({ by, isReversed }: ListSort): boolean =>
  by === "best" ? isReversed : (orders[by].isDescending === true) !== isReversed;

/** `ranked` is best first, and ties keep that order. Candidates without a value come last in either direction. */
export function sortCandidates(
  ranked: CandidateCardView[],
  sort: ListSort | undefined,
  musts: readonly MustHave[],
): CandidateCardView[] {
  if (!sort || sort.by === "best") return sort?.isReversed ? ranked.toReversed() : ranked;
  const { keyOf } = orders[sort.by];
  const direction = isDescending(sort) ? -1 : 1;
  return ranked
    .map((card) => ({ card, key: keyOf(card, musts) }))
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return direction * compare(a.key, b.key);
    })
    .map(({ card }) => card);
}

const compare = (a: number | string, b: number | string): number =>
  typeof a === "number" && typeof b === "number" ? a - b : names.compare(String(a), String(b));
