import type { CandidateCardView } from "./candidate-card";
import { hammingDistance, MAX_HAMMING_DISTANCE, parseFingerprint } from "./text-fingerprint";

/** If more resumes than this share an address, it belongs to an agency and identifies nobody. */
const MAX_VERSIONS = 5;
/** How many trailing digits of a phone number are compared: country codes and trunk prefixes are optional. */
const DIGITS_COMPARED = 9;
const MIN_DIGITS = 7;

type Sign = "email" | "phone" | "text";

/** The resumes of one person in a tournament. */
export type Versions = {
  /** Newest first. */
  ids: string[];
  /** What they have in common: email, phone or text. */
  by: Sign[];
};

type Linkable = Pick<CandidateCardView, "id" | "createdAt" | "contactInfo" | "textPrint">;

/**
 * Finds the resumes of a tournament that are about the same person, by email address, phone number, or almost the same
 * text. Keyed by resume id. Nothing is merged.
 */
export function linkVersions(cards: Linkable[]): Map<string, Versions> {
  const leaders = new Map(cards.map((card) => [card.id, card.id]));
  const leaderOf = (id: string): string => {
    let leader = id;
    for (let next = leaders.get(leader); next && next !== leader; next = leaders.get(leader)) leader = next;
    return leader;
  };
  const signs = new Map<string, Set<Sign>>();
  const link = (a: Linkable, b: Linkable, by: Sign) => {
    leaders.set(leaderOf(b.id), leaderOf(a.id));
    for (const { id } of [a, b]) signs.set(id, (signs.get(id) ?? new Set()).add(by));
  };
  for (const [by, signOf] of [
    ["email", ({ contactInfo }: Linkable) => contactInfo.email?.toLowerCase()],
    ["phone", ({ contactInfo }: Linkable) => digitsOf(contactInfo.phone)],
  ] as const) {
    for (const [first, ...others] of groupBy(cards, signOf)) {
      if (!first || others.length >= MAX_VERSIONS) continue;
      for (const other of others) if (by !== "phone" || !areOthers(first, other)) link(first, other, by);
    }
  }
  const printed = cards.flatMap((card) =>
    card.textPrint ? [{ card, bits: parseFingerprint(card.textPrint) }] : [],
  );
  for (const [at, one] of printed.entries()) {
    for (let next = at + 1; next < printed.length; next++) {
      const other = printed[next];
      if (other && hammingDistance(one.bits, other.bits) <= MAX_HAMMING_DISTANCE)
        link(one.card, other.card, "text");
    }
  }
  const versions = groupBy(
    cards.filter(({ id }) => signs.has(id)),
    ({ id }) => leaderOf(id),
  ).map((group): Versions => {
    const newestFirst = group.toSorted(
      (a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id),
    );
    const by = new Set(group.flatMap(({ id }) => [...(signs.get(id) ?? [])]));
    return { ids: newestFirst.map(({ id }) => id), by: [...by] };
  });
  return new Map(versions.flatMap((one) => one.ids.map((id) => [id, one] as const)));
}

/** Two people may share a phone, as a couple does; under other names and with other addresses they are two. */
const areOthers = ({ contactInfo: one }: Linkable, { contactInfo: other }: Linkable) =>
  [one.email, other.email, one.name, other.name].every(Boolean) &&
  one.email?.toLowerCase() !== other.email?.toLowerCase() &&
  one.name?.toLowerCase() !== other.name?.toLowerCase();

function groupBy(cards: Linkable[], signOf: (card: Linkable) => string | undefined): Linkable[][] {
  const groups = new Map<string, Linkable[]>();
  for (const card of cards) {
    const value = signOf(card);
    if (value) groups.set(value, [...(groups.get(value) ?? []), card]);
  }
  return [...groups.values()];
}

function digitsOf(phone = ""): string | undefined {
  const digits = phone.replace(/\D/g, "");
  return digits.length >= MIN_DIGITS ? digits.slice(-DIGITS_COMPARED) : undefined;
}
