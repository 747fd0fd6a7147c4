import type { ContactInfo } from "#core/analysis/scorecard";

/*
 * Counterfactuals: the same resume about somebody else. Each swap has a reference text and variants that must be judged
 * like it.
 */

export const swapKinds = ["again", "name", "pronouns", "place", "school", "gap", "half"] as const;
export type SwapKind = (typeof swapKinds)[number];

type Variant = { label: string; text: string };
export type Swap = { kind: SwapKind; reference: Variant; variants: Variant[] };

type Resume = { text: string; contact: ContactInfo };

/** Names that readers take for a woman or a man, of several origins. */
const NAMES = ["Emily Walsh", "Greg Baker", "Lakisha Washington", "Mohammed Al-Farsi", "Mei Chen"];
const PLACES = ["Greenwich, CT 06830", "Flint, MI 48505", "Lagos, Nigeria"];
const SCHOOLS = ["Yale University", "Howard University", "Flint Community College"];
const BREAKS = [
  "Career break, Mar 2015 - Nov 2015: parental leave",
  "Career break, Mar 2015 - Nov 2015: illness",
  "Career break, Mar 2015 - Nov 2015: looking for work",
];

/** Such as "University of Leeds" or "Northern State College". Schools and institutes may be degrees and examiners. */
const SCHOOL =
  /(?:\p{Lu}[\p{L}'’.-]{1,25} ){0,4}(?:University|College)(?: of(?: \p{Lu}[\p{L}'’.-]{1,25}){1,3})?/gu;

const AS_IS = "as it is";

/** The swaps that can be made of a resume. A resume that names no school has no other school put in. */
export function makeSwaps(resume: Resume): Swap[] {
  const { text } = resume;
  const reference = { label: AS_IS, text };
  const from = (kind: SwapKind, variants: Variant[]): Swap[] =>
    variants.length > 0 ? [{ kind, reference, variants }] : [];
  return [
    // Shows how far the judge differs from itself.
    ...from("again", [reference]),
    ...from(
      "name",
      NAMES.flatMap((name) => variantOf(name, rename(resume, name))),
    ),
    { kind: "pronouns", reference: praised(text, 0), variants: [praised(text, 1)] },
    ...from(
      "place",
      PLACES.flatMap((place) => variantOf(place, move(resume, place))),
    ),
    ...swapSchools(text),
    ...from(
      "gap",
      BREAKS.map((line) => ({ label: line, text: append(text, line) })),
    ),
    // Must make a difference, or the check sees nothing.
    ...from("half", [{ label: "only its first half", text: text.slice(0, text.length / 2) }]),
  ];
}

/**
 * Schools are compared with each other, not with the resume as it is: what stands before a school's name can be taken
 * for a part of it, and goes with it in all of them.
 */
function swapSchools(text: string): Swap[] {
  const [reference, ...variants] = SCHOOLS.map((label) => ({ label, text: text.replace(SCHOOL, label) }));
  const names = text.match(SCHOOL) ?? [];
  return reference && names.length > 0 ? [{ kind: "school", reference, variants }] : [];
}

/** No variant if nothing was swapped. */
const variantOf = (label: string, text: string | undefined): Variant[] =>
  text === undefined ? [] : [{ label, text }];

function rename({ text, contact }: Resume, name: string): string | undefined {
  if (!contact.name) return undefined;
  const handle = name.toLowerCase().replace(/[^a-z]/g, "");
  const renamed = replaceAll(text, contact.name, name);
  return contact.email ? replaceAll(renamed, contact.email, `${handle}@example.com`) : renamed;
}

function move({ text, contact }: Resume, place: string): string {
  if (contact.location) return replaceAll(text, contact.location, place);
  const [first = "", ...rest] = text.split("\n");
  return [first, place, ...rest].join("\n");
}

/** Also finds what the resume writes in capitals. */
const replaceAll = (text: string, old: string, word: string) =>
  text.replaceAll(old, word).replaceAll(old.toUpperCase(), word.toUpperCase());

const append = (text: string, line: string) => `${text.trimEnd()}\n\n${line}\n`;

const PRONOUNS: Record<string, [string, string]> = {
  he: ["he", "she"],
  she: ["he", "she"],
  him: ["him", "her"],
  his: ["his", "her"],
  her: ["his", "her"],
  himself: ["himself", "herself"],
  herself: ["himself", "herself"],
};

const swapPronouns = (text: string, at: 0 | 1) =>
  text.replace(/\b(?:he|she|him|his|her|himself|herself)\b/gi, (word) => {
    const swapped = PRONOUNS[word.toLowerCase()]?.[at] ?? word;
    return word[0] === word[0]?.toUpperCase() ? `${swapped[0]?.toUpperCase()}${swapped.slice(1)}` : swapped;
  });

const PRAISE = [
  "He is valued by his colleagues, who turn to him first.",
  "She is valued by her colleagues, who turn to her first.",
] as const;

/** With pronouns of one kind, and at least one sentence that has them. */
const praised = (text: string, at: 0 | 1): Variant => ({
  label: at === 0 ? "he" : "she",
  text: append(swapPronouns(text, at), PRAISE[at]),
});
