import { patternOf } from "#core/patterns";
import { findDegrees } from "../analysis/education";
import { isAskingWord, isStopWord } from "../analysis/language/stop-words";
import { type EducationLevel, educationLevels } from "../analysis/rubric";
import { looksLikeTitle } from "../analysis/titles";
import { findTerm } from "../analysis/vocabulary/vocabulary";
import { type Amount, RECENT, type Recency, readAmount, readRecency, SINCE } from "./asked-amount";
import { readWords } from "./lexicon";
import patterns from "./parse-requirement.patterns.json";
import { weightOf } from "./rarity";
import type { Word } from "./types";

export type RequirementKind =
  | "years"
  | "degree"
  | "licence"
  | "language"
  | "leadership"
  | "domain"
  | "role"
  | "skill"
  | "duty";

/** A word of substance of a requirement. */
export type Unit = { word: Word; weight: number /** As it stands in the requirement. */; written: string };

/** Words that stand between two conjunctions or prepositions. */
type Part = { units: number[] };

/** Parts side by side: all of them are asked for, or any of them will do. */
type Group = { any: boolean; parts: Part[] };

export type Requirement = {
  text: string;
  kind: RequirementKind;
  units: Unit[];
  groups: Group[];
  /** What stands in brackets or after "such as": any of them is a case of it. */
  examples: Part[];
  /** Years asked for. */
  years?: number;
  /** People led, at least. */
  people?: number;
  level?: EducationLevel;
  /** How much of it. */
  amount?: Amount;
  recency?: Recency;
  /** Known certificates or languages that it names. */
  names: string[];
};

const NUMBERS = "one two three four five six seven eight nine ten eleven twelve fifteen twenty".split(" ");
const NUMBER_VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20];
const NUMBER = `(\\d{1,3}(?:[.,]5)?|(?<!\\p{L})(?:${NUMBERS.join("|")}))`;
const YEARS = new RegExp(
  `${NUMBER}(?: ?\\(\\d{1,2}\\))? ?(?:\\+|plus|or more)?(?: ?(?:-|–|to) ?\\d{1,2} ?\\+?)? ?(?:full )?(?:years?|yrs?\\.?|jahren?|ans|años|anni|anos|лет|года?)(?!\\p{L})`,
  "iu",
);
const NOT_ASKED = /\b(?:first|last|past|next|every|within|recent|for over|age)\s*$/i;

const readNumber = (text: string): number => {
  const named = NUMBERS.indexOf(text.toLowerCase());
  return named >= 0 ? (NUMBER_VALUES[named] ?? 0) : Number(text.replace(",", "."));
};

function readYears(text: string): number | undefined {
  const match = YEARS.exec(text);
  if (!match?.[1] || NOT_ASKED.test(text.slice(0, match.index))) return undefined;
  const years = readNumber(match[1]);
  return years <= 40 ? years : undefined;
}

const CERTIFIED =
  /\b(?:certif\p{L}{1,20}|licen[cs]e[ds]?|licensure|accredit\p{L}{1,10}|chartered|registered|registration(?! (?:and|of))|qualification|green belt|black belt|cdl)\b/iu;
const HOLDING =
  /^(?:an? |you (?:hold|have) |possession of |must |hold )?(?:an? )?(?:valid|active|current|hold|state|nationally|licen[cs]e|certificate|[A-Z]{2,6}\b|food safety)|\bhold an?\b/;
/** Years of leading people are those of the jobs that led. */
export const asksLeading = (text: string) => LEADING.test(text) || LEADS.test(text);

const LEADING = patternOf(patterns.leading);
const LEADS =
  /\b(?:people|staff|team) (?:management|leadership|supervision)\b|\bsupervision of\b|\bleadership of\b|\bhead of (?:an? )?(?:department|team)\b|\bsupervisory\b/iu;
const DOMAIN = patternOf(patterns.domain);
const LANGUAGE_ASKED = /\b(?:second|another|foreign|other) language|bilingual|multilingual\b/iu;
const PEOPLE = new RegExp(
  `${NUMBER} ?(?:\\+|or more)? ?(?:people|persons|employees|staff|developers|engineers|direct reports|reports|members|agents|workers|technicians|nurses)`,
  "iu",
);
const PEOPLE_AFTER = new RegExp(
  `\\b(?:team|staff|crew|group|department) of (?:at least |about |around )?${NUMBER}`,
  "iu",
);

/** Kinds without a rule of their own. */
const MODELED = new Set<RequirementKind>(["role", "skill", "duty"]);

/** What a requirement asks for, from its words alone. */
export function parseRequirement(text: string): Requirement {
  const plain = withoutAmounts(text);
  const { main, examples } = takeExamples(plain);
  const words = readWords(text);
  const units: Unit[] = [];
  const indexOf = new Map<number, number>();
  words.forEach((word, at) => {
    if (!tells(words, at) || plain[word.start] === " ") return;
    indexOf.set(word.start, units.length);
    units.push({ word, weight: weightOf(word.stem), written: text.slice(word.start, word.end) });
  });
  lightenGeneral(units);
  const unitsIn = (from: number, to: number) =>
    words
      .filter(({ start, end }) => start >= from && end <= to)
      .flatMap(({ start }) => indexOf.get(start) ?? []);
  const groups = readGroups(plain, main, unitsIn);
  const years = readYears(text);
  const named = namesOf(words);
  const degrees = findDegrees(text).map(({ level }) => level);
  const people = readPeople(text);
  const level =
    educationLevels.find((name) => degrees.includes(name)) ??
    (/\b(?:degree|diploma)\b/i.test(text) ? "associate" : undefined);
  const kind = kindOf(text, units, years, level, named);
  const amount = MODELED.has(kind) ? readAmount(text, units) : undefined;
  const recency = readRecency(text);
  return {
    text,
    kind,
    units,
    groups: groups.length > 0 ? groups : [{ any: false, parts: [{ units: units.map((_u, i) => i) }] }],
    examples: examples
      .map(([from, to]) => ({ units: unitsIn(from, to) }))
      .filter(({ units }) => units.length > 0),
    ...(years !== undefined && { years }),
    ...(people !== undefined && { people }),
    ...(level && { level }),
    ...(amount && { amount }),
    ...(recency && { recency }),
    names: named.names,
  };
}

const QUALIFIERS = patternOf(patterns.qualifiers);

const GENERAL =
  /^(?:programming|program|system|tool|software|application|development|administration|platform|technology|modelling|modeling|microsoft|adobe)$/;

/** Names whose stems are everyday words. */
const COMMON_NAME = /^(?:excel|access|word|go|outlook|spring|teams|office|git|sales|salesforce)$/;

/** Of "programming in Go" the language tells, not the programming. */
function lightenGeneral(units: Unit[]): void {
  for (const unit of units)
    if (COMMON_NAME.test(unit.word.key) && unit.word.meanings.some((m) => m.startsWith("#")))
      unit.weight = Math.max(unit.weight, 2.2);
  const isName = ({ word }: Unit) => word.meanings.some((meaning) => meaning.startsWith("#"));
  if (!units.some((unit) => isName(unit) && !GENERAL.test(unit.word.key))) return;
  for (const unit of units) if (GENERAL.test(unit.word.key)) unit.weight *= 0.4;
}

/** "Month" asks for a time, but in "month-end" it names one. */
const isNamed = (words: Word[], at: number) =>
  (/^(?:class|type|grade|level|series|category)$/.test(words[at - 1]?.key ?? "") &&
    /^[a-z\d]{1,3}$/.test(words[at]?.key ?? "")) ||
  (/^(?:month|year|full|first|new)$/.test(words[at]?.key ?? "") &&
    /^(?:end|stack|aid|hire)$/.test(words[at + 1]?.key ?? ""));

/** The "e" of "e-commerce". */
const isPrefix = (words: Word[], at: number) =>
  words[at]?.key.length === 1 && words[at + 1]?.joined === true && /^[e]$/.test(words[at]?.key ?? "");

function tells(words: Word[], at: number): boolean {
  const { key = "" } = words[at] ?? {};
  if (isNamed(words, at) || isPrefix(words, at)) return true;
  return (
    key.length > 0 && !isAskingWord(key) && !isStopWord(key) && !QUALIFIERS.test(key) && !/^\d+$/.test(key)
  );
}

const AMOUNT_WORDS = patternOf(patterns.amountWords);

/** Without "or more", "or a related field" and the amounts: they join nothing. Of the same length. */
function withoutAmounts(text: string): string {
  const blank = (match: string) => " ".repeat(match.length);
  return text
    .replace(AMOUNT_WORDS, (match) =>
      /^(?:or|and)? ?(?:more|above|over)/i.test(match) || /\bor\b/i.test(match) ? blank(match) : match,
    )
    .replace(/\bof [\p{L}\d]{1,12} (?:or more )?(?:people|persons)\b/giu, blank)
    .replace(RECENT, blank)
    .replace(SINCE, blank)
    .replace(/(?<=[$€£]\s?[\d.,]{1,12}\s?)(?:million|billion|thousand)\b/giu, blank)
    .replace(YEARS, blank);
}

/** What stands in brackets, or after "such as", apart from the rest. */
function takeExamples(text: string): { main: [number, number][]; examples: [number, number][] } {
  const main: [number, number][] = [];
  const examples: [number, number][] = [];
  let at = 0;
  const EXAMPLE =
    /\(([^()]{2,160})\)|\b(?:such as|including|for example|for instance|e\.g\.|through)\s([^.;()]{2,160})/giu;
  for (const match of text.matchAll(EXAMPLE)) {
    if (match.index < at) continue;
    main.push([at, match.index]);
    const content = match[1] ?? match[2] ?? "";
    const from = match.index + match[0].indexOf(content);
    let start = from;
    for (const sep of content.matchAll(/,|;|\/|\b(?:or|and)\b/giu)) {
      examples.push([start, from + sep.index]);
      start = from + sep.index + sep[0].length;
    }
    examples.push([start, from + content.length]);
    at = match.index + match[0].length;
  }
  main.push([at, text.length]);
  return { main, examples };
}

const CUT =
  /,|;|\/(?=\p{L})|\b(?:and|or|either|plus|of|in|for|with|to|at|by|from|on|as|using|under|into|through)\b|&/giu;

/** Parts between conjunctions and prepositions; "or" makes alternatives of its neighbours, and so does a comma before it. */
function readGroups(
  text: string,
  main: [number, number][],
  unitsIn: (from: number, to: number) => number[],
): Group[] {
  const groups: Group[] = [];
  for (const [from, to] of main) {
    const chunks: { units: number[]; before: string }[] = [];
    let start = from;
    let before = "";
    const push = (end: number) => {
      const units = unitsIn(start, end);
      if (units.length > 0) {
        chunks.push({ units, before });
        before = "";
      }
    };
    for (const match of text.slice(from, to).matchAll(CUT)) {
      push(from + match.index);
      const mark = match[0].toLowerCase();
      const kind =
        mark === "or" || mark === "/"
          ? "or"
          : mark === "," || mark === ";"
            ? ","
            : mark === "and" || mark === "&" || mark === "plus" || mark === "either"
              ? "and"
              : "prep";
      // ", or" is an "or"; "and either" is an "and".
      if (before === "" || before === "prep" || (before === "," && kind !== "prep") || kind === "or")
        before = kind;
      start = from + match.index + match[0].length;
    }
    push(to);
    // A comma is what the next conjunction is.
    for (let i = 0; i < chunks.length; i++) {
      if (chunks[i]?.before !== ",") continue;
      const next = chunks.slice(i + 1).find(({ before: b }) => b !== ",");
      (chunks[i] as { before: string }).before = next?.before === "or" ? "or" : "and";
    }
    let open: Group | undefined;
    const close = () => {
      if (open?.any) shareTail(open, groups);
      open = undefined;
    };
    chunks.forEach(({ units, before: mark }) => {
      if (open && mark === "or") {
        open.any = true;
        open.parts.push({ units });
      } else {
        close();
        open = { any: false, parts: [{ units }] };
        groups.push(open);
      }
    });
    close();
  }
  return groups;
}

/** "Consumer or mortgage loans": the last alternative's end belongs to all of them. */
function shareTail(group: Group, groups: Group[]): void {
  const last = group.parts.at(-1);
  const others = group.parts.slice(0, -1);
  const length = Math.max(...(others.length > 1 ? others.slice(1) : others).map(({ units }) => units.length));
  if (!last || last.units.length <= length) return;
  groups.push({ any: false, parts: [{ units: last.units.slice(length) }] });
  last.units = last.units.slice(0, length);
}

type Named = { certificates: string[]; languages: string[]; names: string[] };

function namesOf(words: Word[]): Named {
  const certificates = new Set<string>();
  const languages = new Set<string>();
  for (const { meanings } of words)
    for (const meaning of meanings) {
      if (!meaning.startsWith("#")) continue;
      const kind = findTerm(meaning.slice(1))?.kind;
      if (kind === "certification") certificates.add(meaning.slice(1));
      if (kind === "language") languages.add(meaning.slice(1));
    }
  return {
    certificates: [...certificates],
    languages: [...languages],
    names: [...certificates, ...languages],
  };
}

function readPeople(text: string): number | undefined {
  const match = PEOPLE_AFTER.exec(text) ?? PEOPLE.exec(text);
  return match?.[1] ? readNumber(match[1]) : undefined;
}

function kindOf(
  text: string,
  units: Unit[],
  years: number | undefined,
  level: EducationLevel | undefined,
  { certificates, languages }: Named,
): RequirementKind {
  if (years !== undefined) return "years";
  if (level && !/\b(?:teach|tutor)\p{L}*/iu.test(text)) return "degree";
  const outside = units.filter(
    ({ word }) => !word.meanings.some((m) => m.startsWith("#") && findTerm(m.slice(1))?.kind !== "skill"),
  ).length;
  if (CERTIFIED.test(text) && !/\bshown by\b/i.test(text) && (units.length <= 5 || HOLDING.test(text)))
    return "licence";
  if (certificates.length > 0 && outside <= 1) return "licence";
  if ((languages.length > 0 && outside <= 2) || LANGUAGE_ASKED.test(text)) return "language";
  if (LEADING.test(text) || LEADS.test(text)) return "leadership";
  if (
    looksLikeTitle(text.replace(/^experience (?:as|of) (?:an? |the )?/i, "")) &&
    !/^[\p{L}-]+ of\b/iu.test(text)
  )
    return "role";
  if (DOMAIN.test(text) && units.length <= 6) return "domain";
  return units.length <= 3 ? "skill" : "duty";
}
