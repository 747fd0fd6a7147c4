import { stem } from "../analysis/language/stem";
import { tokenize } from "../analysis/language/tokens";
import table from "./degree-fields.json";
import { readWords } from "./lexicon";
import type { Word } from "./types";

type Phrase = { family: string; stems: string[] };

/** Phrases, keyed by their first stem. */
type Phrases = Map<string, Phrase[]>;

const families = readPhrases(table.families);
const wide = readPhrases(table.wide);
const work = readPhrases(table.work);
const implied = new Map(
  Object.entries(table.implied).flatMap(([field, names]) =>
    names.split(" ").map((name) => [name, field] as const),
  ),
);

function readPhrases(rows: Record<string, string>): Phrases {
  const byFirst: Phrases = new Map();
  for (const [family, names] of Object.entries(rows))
    for (const name of names.split("|")) {
      const stems = tokenize(name).map(({ key }) => stem(key));
      const first = stems[0] ?? "";
      byFirst.set(first, [...(byFirst.get(first) ?? []), { family, stems }]);
    }
  return byFirst;
}

/** The families of study that the words name. If two phrases overlap, the longer one counts. */
export const familiesOf = (words: Word[]): Set<string> => find(families, words);

/** Families that the words ask for as a whole: "a business discipline". */
export const wideFamilies = (words: Word[]): Set<string> => find(wide, words);

/** Families whose trade is named in a job title. */
export const tradesOf = (words: Word[]): Set<string> => find(work, words);

function find(phrases: Phrases, words: Word[]): Set<string> {
  const found = new Set<string>();
  let until = 0;
  // "IT" keeps its capitals as a stem.
  const stemAt = (at: number) => words[at]?.stem.toLowerCase() ?? "";
  words.forEach((_word, at) => {
    if (at < until) return;
    let longest = 0;
    let named: string[] = [];
    for (const { family, stems } of phrases.get(stemAt(at)) ?? []) {
      if (stems.length < longest || !stems.every((part, i) => stemAt(at + i) === part)) continue;
      if (stems.length > longest) named = [];
      longest = stems.length;
      named.push(family);
    }
    until = at + longest;
    for (const family of named) found.add(family);
  });
  return found;
}

/** The field implied by the name of a degree: an MBA is in business administration. */
export function impliedField(name: string): Word[] {
  const fields = name
    .toLowerCase()
    .split(/[\s,:;()/]+/)
    .flatMap((token) => implied.get(token.replace(/\./g, "")) ?? []);
  return readWords(fields.join(", "));
}

const whole = new Map(
  Object.entries(table.abbreviated).flatMap(([word, forms]) =>
    forms.split(" ").map((form) => [form.replace("_", " "), word] as const),
  ),
);
const ABBREVIATED = new RegExp(
  `(?<![\\p{L}.])(${[...whole.keys()]
    .sort((a, b) => b.length - a.length)
    .join("|")
    .replaceAll(" ", "\\.? ")})(?:\\.|(?![\\p{L}.'’]))`,
  "giu",
);

/** Writes abbreviated words of a field of study in full: "Mech. Eng." is "mechanical engineering". */
export const writeOutField = (text: string): string =>
  text.replace(
    ABBREVIATED,
    (written, form: string) => whole.get(form.toLowerCase().replace(".", "")) ?? written,
  );
