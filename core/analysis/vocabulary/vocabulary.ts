import { isCyrillic, stem } from "../language/stem";
import { type Token, tokenize } from "../language/tokens";
import noTerms from "./no-terms.json";
import {
  CERTIFICATE_GROUPS,
  GROUPS_IN_OTHER_LANGUAGES,
  LANGUAGE_GROUPS,
  SKILL_GROUPS,
  type VocabularyGroup,
} from "./tables";

type TermKind = "skill" | "certification" | "language" | "soft";

/** A skill, certificate or language that the product knows by name. */
export type Term = {
  name: string;
  kind: TermKind;
  /**
   * Terms of one group are used together at work; showing one of them makes another, merely listed one more credible.
   */
  group: string;
  /** Names of terms that this one is an instance of: MySQL also shows SQL. */
  broader: string[];
};

/** Something anyone can say of themselves, such as teamwork; "soft skills at work", such as coaching, are done. */
export const isTrait = ({ group }: Term): boolean => group === "soft skills";

export type TermMatch = { term: Term; start: number; end: number };

/** "exact": only in this spelling. "listed": in this spelling and standing alone, as in a list ("C, Go, R"). */
type Strictness = "free" | "exact" | "listed";
type Alias = { term: Term | undefined; strictness: Strictness; text: string };
/**
 * Aliases by their words ("machine learning"). Every prefix of an alias is also a key, so that
 * a search knows when to stop.
 */
type Index = Map<string, Alias[]>;

function build(): { terms: Map<string, Term>; index: Index } {
  const terms = new Map<string, Term>();
  const index: Index = new Map();
  const ofKind = (kind: TermKind, groups: VocabularyGroup[]) => groups.map((group) => ({ kind, ...group }));
  const groups = [
    ...ofKind("skill", SKILL_GROUPS),
    ...ofKind("certification", CERTIFICATE_GROUPS),
    ...ofKind("language", LANGUAGE_GROUPS),
    ...ofKind("skill", GROUPS_IN_OTHER_LANGUAGES),
  ];
  for (const { kind, group, broader: groupBroader, terms: lines } of groups) {
    for (const line of lines) {
      const { aliases, name, broader } = readTermLine(line);
      const term: Term = terms.get(name) ?? {
        name,
        kind: group.startsWith("soft skills") ? "soft" : kind,
        group,
        broader: [...broader, ...groupBroader.filter((other) => other !== name && !broader.includes(other))],
      };
      terms.set(name, term);
      addAliases(index, term, aliases);
    }
  }
  for (const phrase of noTerms.phrases) addAliases(index, undefined, phrase);
  return { terms, index };
}

/** Parses a table line: the aliases as written, the name of the term, and its broader terms. */
export function readTermLine(line: string): { aliases: string; name: string; broader: string[] } {
  const [aliases = "", broader = ""] = line.split(" > ");
  const name = (aliases.split("|")[0] ?? "").trim().replace(/^[!=~]/, "");
  return { aliases, name, broader: broader ? broader.split(",").map((one) => one.trim()) : [] };
}

/** Tokenizes the line once rather than per alias, because tokenizing takes most of the build time. */
function addAliases(index: Index, term: Term | undefined, line: string): void {
  const tokens = tokenize(line);
  let end = 0;
  let next = 0;
  for (const part of line.split("|")) {
    end += part.length + 1;
    const alias = part.trim();
    let phrase = "";
    for (let token = tokens[next]; token && token.start < end; token = tokens[++next]) {
      if (phrase && !index.has(phrase)) index.set(phrase, BEGINNING);
      phrase = phrase ? `${phrase} ${keyOf(token)}` : keyOf(token);
    }
    if (phrase && !alias.startsWith("!")) addAlias(index, phrase, term, alias);
  }
}

/** Russian names are inflected in a sentence; English ones change only in the plural. */
const keyOf = ({ key }: Token) => (isCyrillic(key) ? stem(key) : key);

const BEGINNING: Alias[] = [];

function addAlias(index: Index, phrase: string, term: Term | undefined, written: string): void {
  const strictness = written.startsWith("=") ? "exact" : written.startsWith("~") ? "listed" : "free";
  const alias: Alias = { term, strictness, text: strictness === "free" ? written : written.slice(1) };
  const known = index.get(phrase);
  if (known && known !== BEGINNING) known.push(alias);
  else index.set(phrase, [alias]);
}

let built: ReturnType<typeof build> | undefined;
// Built on first use, because a Worker's startup time is limited.
const vocabulary = () => (built ??= build());

export const findTerm = (name: string): Term | undefined => vocabulary().terms.get(name);
export const listTerms = (): Term[] => [...vocabulary().terms.values()];

/** Every known term in the text, in order; the longest wins if they overlap. Linear in the length of the text. */
export function findTerms(text: string, tokens: Token[]): TermMatch[] {
  const { index } = vocabulary();
  const found: TermMatch[] = [];
  for (let i = 0; i < tokens.length; ) {
    const hit = longestFrom(index, text, tokens, i);
    if (hit) {
      for (const term of hit.terms) found.push({ term, start: hit.start, end: hit.end });
      i = hit.nextIndex;
    } else i++;
  }
  return found;
}

function longestFrom(index: Index, text: string, tokens: Token[], from: number) {
  let phrase = "";
  let best: { terms: Term[]; start: number; end: number; nextIndex: number } | undefined;
  for (let i = from; i < tokens.length; i++) {
    const token = tokens[i];
    if (!token || (i > from && !token.joined)) break;
    phrase = i > from ? `${phrase} ${keyOf(token)}` : keyOf(token);
    const aliases = index.get(phrase);
    if (!aliases) break;
    const start = tokens[from]?.start ?? 0;
    const spelled = aliases.filter((alias) => isMeant(alias, text, start, token.end));
    const meant =
      spelled.length > 0 ? spelled : aliases.filter((alias) => isInCapitals(alias, text, start, token.end));
    const terms = meant.flatMap(({ term }) => term ?? []);
    if (meant.length > 0) best = { terms: [...new Set(terms)], start, end: token.end, nextIndex: i + 1 };
  }
  return best;
}

function isMeant(alias: Alias, text: string, start: number, end: number): boolean {
  if (alias.strictness === "free") return true;
  if (text.slice(start, end) !== alias.text || isSeason(text, start, end)) return false;
  return alias.strictness === "exact" || standsAlone(text, start, end);
}

/** "Used EPIC daily": a name with one capital may be written in capitals, unless all words around it are. */
const isInCapitals = ({ strictness, text: name }: Alias, text: string, start: number, end: number) =>
  strictness === "exact" &&
  /^\p{Lu}\p{Ll}{3,}$/u.test(name) &&
  text.slice(start, end) === name.toUpperCase() &&
  /\p{Ll}/u.test(text.slice(Math.max(0, start - AROUND), end + AROUND)) &&
  !isSeason(text, start, end);
const AROUND = 40;

const SEASON = /^(?:spring|summer|fall|autumn|winter)$/i;
const OF_YEAR =
  /^(?:,? ?['’]?(?:(?:19|20)\d\d|\d\d)\b| ?[/–-] ?(?:summer|fall|autumn|winter)\b| (?:semester|term|quarter)\b)/i;

/** "Spring 2012", "Spring semester" */
const isSeason = (text: string, start: number, end: number) =>
  SEASON.test(text.slice(start, end)) && OF_YEAR.test(text.slice(end, end + 16));

const ALONE_BEFORE =
  /(?:^|[,;|•·●▪:/(*\n\t\u2022\uf0b7、，；：]|[-–] |\b(?:and|or|in|with|using|of|MS|Microsoft))\s{0,12}$/;
const ALONE_AFTER =
  /^\s*(?:$|[,;|•·●▪/)\n\t、，；。]|\(\d|\.(?:\s|$)|(?:and|or|with|programming|language|developer|scripting|lang)\b)/;
/** "Polish (native)", "R: advanced" */
const WITH_LEVEL =
  /^\s?[(:–-]\s?(?:native|mother|fluent|bilingual|basic|beginner|intermediate|advanced|expert|proficient|conversational|professional|working|good|excellent|[abc][12]\b)/i;

function standsAlone(text: string, start: number, end: number): boolean {
  return (
    ALONE_BEFORE.test(text.slice(Math.max(0, start - 12), start)) &&
    (ALONE_AFTER.test(text.slice(end, end + 14)) || WITH_LEVEL.test(text.slice(end, end + 24)))
  );
}
