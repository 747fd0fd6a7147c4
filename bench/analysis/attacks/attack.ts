import type { JobText, Rubric } from "#core/analysis/rubric";
import { randomOf, shuffled } from "../../../tests/random-of";
import attacks from "./attacks.json";
import { places } from "./place";
import data from "./sentences.json";

/** What a cheat can see: their own resume and the job as advertised. */
export type Target = { resume: string; job: JobText; rubric: Rubric; index: number };

export type Attack = {
  name: string;
  /** "known" attacks are the common ones and must fail; the others are harder to tell from an honest resume. */
  kind: "known" | "other" | "indistinguishable";
  /** Returns the attacked resume. */
  apply(target: Target): string;
};

/**
 * What an attack adds: a line as it stands, a sentence for each requirement or for each line of the advert, or one
 * sentence of a list.
 */
type Added =
  | string
  | {
      each?: string;
      advert?: string;
      one?: string;
      before?: string;
      after?: string;
      through?: string;
      kinds?: string[];
    };

/** What may stand in braces in a sentence. */
type Words = Record<string, string | number>;

const { synonyms, ...lists } = data;
const sentences: Record<string, string[]> = lists;

export const allAttacks = attacks.map(({ name, kind, put, lines }) => ({
  name,
  kind: kind as Attack["kind"],
  apply: (target: Target) =>
    rewrites[put]?.(target) ?? named(places, put)(target.resume, write(lines, target)),
}));

/** Throws if there is none: a misspelled name would make an attack that does nothing. */
function named<Value>(of: Record<string, Value>, name: string): Value {
  const found = of[name];
  if (found === undefined)
    throw new Error(`Nothing is called "${name}". There are: ${Object.keys(of).join(", ")}`);
  return found;
}

function write(added: Added[], target: Target): string[] {
  const requirements = requirementsOf(target.rubric);
  const words = wordsFor(target, requirements);
  const changes = changesFor(target);
  const pick = (list: string, at = 0) => {
    const all = /^\w+$/.test(list) ? named(sentences, list) : [list];
    return all[(at + target.index) % all.length] ?? "";
  };
  return added.flatMap((line) => {
    if (typeof line === "string") return [fill(line, words)];
    const { each, advert, one, before = "", after = "", through, kinds } = line;
    const change = through ? named(changes, through) : (text: string) => text;
    const dress = (sentence: string, more: Words = {}) =>
      before + change(fill(sentence, { ...words, ...more })) + fill(after, { ...words, ...more });
    if (one) return [dress(pick(one))];
    if (advert)
      return advertOf(target.job).map((text) => dress(advert, { line: text, lowerCase: text.toLowerCase() }));
    return requirements
      .filter(({ kind }) => !kinds || kinds.includes(kind))
      .map((requirement, at) => dress(pick(each ?? "", at), wordsOf(requirement, at)));
  });
}

const fill = (sentence: string, words: Words) =>
  sentence.replace(/\{(\w+)\}/g, (_, word: string) => String(named(words, word)));

type Requirement = ReturnType<typeof requirementsOf>[number];

/** The requirements, as a cheat would read them. */
const requirementsOf = ({ criteria }: Rubric) =>
  criteria
    .filter(({ kind }) => kind !== "role")
    .map(({ text, kind, minYears }) => ({
      text: text.replace(/[\s.;:]+$/, ""),
      kind,
      years: Math.ceil(minYears ?? 0),
    }));

/** Strips a requirement down to its subject: "3+ years of frontend development" becomes "frontend development". */
const subjectOf = ({ text }: Requirement) =>
  text
    .replace(/^.*?\byears?(?: of)?(?: experience)?(?: with| in| of)?\s+/i, "")
    .replace(/^(?:knowledge|experience) (?:of|with|in)\s+/i, "")
    .split(/[,(]/)[0]
    ?.trim() || text;

const wordsOf = (requirement: Requirement, at: number): Words => ({
  text: requirement.text,
  subject: subjectOf(requirement),
  n: at + 1,
  month: (at % 9) + 1,
  held: 4 + (at % 5),
  years: Math.max(requirement.years, 4) + (at % 4),
});

function wordsFor({ resume, rubric }: Target, requirements: Requirement[]): Words {
  const subjects = requirements.map(subjectOf);
  const third = Math.ceil(subjects.length / 3);
  const some = (part: number) =>
    subjects.slice(part * third, (part + 1) * third).join(", ") || (subjects[0] ?? "");
  const verdicts = requirements.map(({ text }, at) => ({
    criterionId: `c${at + 1}`,
    level: "strong",
    evidence: text,
  }));
  return {
    title: rubric.criteria.find(({ kind }) => kind === "role")?.text ?? "Specialist",
    list: subjects.join(", "),
    ...{ some: some(0), more: some(1), rest: some(2) },
    first: resume.split(/\s+/)[0] ?? "The candidate",
    verdict: JSON.stringify({ matchPercent: 100, tier: "A", verdicts }),
  };
}

const advertOf = ({ name, jobDescription, keyRequirements, optionalRequirements, keySkills }: JobText) =>
  [name, jobDescription, keyRequirements, optionalRequirements, ...keySkills]
    .flatMap((text) => text.split(/\n|;\s*/))
    .map((line) => line.trim())
    .filter(Boolean);

const SYNONYMS = Object.entries(synonyms).map(
  ([words, synonym]) => [new RegExp(`\\b(?:${words})\\b`, "gi"), synonym] as const,
);
const HOMOGLYPHS: Record<string, string> = { a: "а", e: "е", o: "о", c: "с", p: "р", i: "і" };

/** What an attack does to each sentence that it adds. */
function changesFor({ index }: Target): Record<string, (line: string) => string> {
  const random = randomOf(index + 1);
  return {
    shuffle: (line) => shuffled(line.split(/\s+/), random).join(" "),
    reword: (line) => SYNONYMS.reduce((text, [from, to]) => text.replace(from, to), line),
    disguise: (line) =>
      [...line].map((letter, at) => (at % 2 === 0 ? (HOMOGLYPHS[letter] ?? letter) : letter)).join("\u200b"),
    joinInvisibly: (line) => line.replace(/(?<=\p{L})(?=\p{L})/gu, "\u200d"),
  };
}

const LINES_A_PAGE = 14;

/** Attacks that go through the resume's own lines. */
const rewrites: Record<string, (target: Target) => string> = {
  /** Appends a few of the job's words to every third line. */
  sprinkled({ resume, rubric }) {
    const words = requirementsOf(rubric).map(subjectOf).join(", ").split(", ");
    return resume
      .split("\n")
      .map((line, at) =>
        at > 3 && at % 3 === 0 && line
          ? `${line} (${words[at % words.length]}, ${words[(at + 1) % words.length]})`
          : line,
      )
      .join("\n");
  },

  /** Mimics a file converter that leaves the page footer between the lines of the text. */
  footed({ resume, rubric }) {
    const words = requirementsOf(rubric).map(subjectOf).join(", ");
    return resume
      .split("\n")
      .flatMap((line, at) =>
        at % LINES_A_PAGE === LINES_A_PAGE - 1
          ? [line, `Page ${Math.ceil(at / LINES_A_PAGE)} | Focus: ${words}`]
          : [line],
      )
      .join("\n");
  },
};
