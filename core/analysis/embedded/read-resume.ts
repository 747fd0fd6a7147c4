import { findDateRanges } from "#core/matching/dates";
import { LONGEST_TEXT } from "../cut-text";
import type { Degree } from "../education";
import { findDegrees } from "../education";
import { stem } from "../language/stem";
import { type Token, tokenize } from "../language/tokens";
import { isTitleWord } from "../titles";
import { findBracketed } from "../vocabulary/find-bracketed";
import { findDoings } from "../vocabulary/find-doings";
import { findTerms, type TermMatch } from "../vocabulary/vocabulary";
import { type Line, splitLines } from "./lines";
import { findRoles, type Role } from "./roles";

/** A known term where it stands in the resume. */
export type Mention = TermMatch & { line: number };

/** What the embedded analyser knows of one resume, read once and used by every criterion. */
export type ReadResume = {
  text: string;
  asOf: Date;
  lines: Line[];
  roles: Role[];
  tokens: Token[];
  /** Stem of each token. */
  stems: string[];
  /** Where each stem stands among the tokens. */
  places: Map<string, number[]>;
  /** Line of each token. */
  tokenLines: number[];
  /** The words of each line: equal where two say the same, whatever stands between the words. */
  sayings: string[];
  mentions: Mention[];
  /** The known name of several words that each token is part of, if any. */
  phraseOf: (string | undefined)[];
  /** `inPassing`: in a sentence outside of education. */
  degrees: (Degree & { line: number; inPassing: boolean })[];
  /** Index of the line that holds an offset. */
  lineAt(offset: number): number;
};

/**
 * Reads the structure of a resume: lines with their sections, dated roles, known terms, degrees. Linear in
 * the text; only the first `LONGEST_TEXT` characters are read, about fifty pages.
 */
export function readResume(fullText: string, asOf: Date): ReadResume {
  const text = fullText.slice(0, LONGEST_TEXT);
  const lines = splitLines(text);
  const roles = findRoles(text, lines, findDateRanges(text, asOf));
  const tokens = tokenize(text);
  const lineAt = lineFinder(lines);
  const tokenLines = tokens.map(({ start }) => lineAt(start));
  const stems = tokens.map((token) => stem(token.key));
  const terms = findTerms(text, tokens);
  const inWork = ({ start }: TermMatch) => {
    const line = lines[lineAt(start)];
    return line !== undefined && line.role >= 0 && !line.list;
  };
  // What work calls by its name it need not tell again in other words.
  const named = new Set(terms.filter(inWork).map(({ term }) => term.name));
  const doings = findDoings(text, tokens, stems).filter(({ term }) => !named.has(term.name));
  return {
    text,
    asOf,
    lines,
    roles,
    tokens,
    stems,
    places: indexPlaces(stems),
    tokenLines,
    sayings: joinWords(lines, tokens, tokenLines),
    mentions: [...terms.filter((match) => !isOfOthers(text, match)), ...findBracketed(text), ...doings]
      .sort((a, b) => a.start - b.start)
      .map((match) => ({ ...match, line: lineAt(match.start) })),
    phraseOf: namePhrases(tokens, terms),
    degrees: findOwnDegrees(lines),
    lineAt,
  };
}

const OTHERS_BEFORE =
  /(?<!\b[Pp]romoted )\b(?:to|with|by|from|under|between|among|assist(?:ed|ing)?|support(?:ed|ing)?|help(?:ed|ing)?) (?:\p{Ll}+ ){0,2}$/u;

/** "Worked with supervisors", "reported to the site manager": a job that somebody else has. */
function isOfOthers(text: string, { term, start, end }: TermMatch): boolean {
  if (term.kind !== "skill") return false;
  const word = /(?<!\p{L})\p{L}+$/u.exec(text.slice(start, end))?.[0] ?? "";
  if (!/^\p{Ll}/u.test(word) || !isTitleWord(word)) return false;
  return /[^s]s$/.test(word) || OTHERS_BEFORE.test(text.slice(Math.max(0, start - 40), start));
}

function joinWords(lines: Line[], tokens: Token[], tokenLines: number[]): string[] {
  const words: string[][] = lines.map(() => []);
  tokens.forEach(({ key }, index) => {
    words[tokenLines[index] ?? 0]?.push(key);
  });
  return words.map((keys) => keys.join(" "));
}

function indexPlaces(stems: string[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  stems.forEach((word, index) => {
    const known = places.get(word);
    if (known) known.push(index);
    else places.set(word, [index]);
  });
  return places;
}

function namePhrases(tokens: Token[], terms: TermMatch[]): ReadResume["phraseOf"] {
  const names: ReadResume["phraseOf"] = [];
  let at = 0;
  for (const { term, start, end } of terms) {
    while ((tokens[at]?.start ?? end) < start) at++;
    const isPhrase = (tokens[at]?.end ?? end) < end;
    for (let i = at; isPhrase && (tokens[i]?.start ?? end) < end; i++) names[i] = term.name;
  }
  return names;
}

/** Finds the line of an offset by halving. */
function lineFinder(lines: Line[]): (offset: number) => number {
  return (offset) => {
    let low = 0;
    let high = lines.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((lines[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
}

/** A degree named inside a job ("recruited bachelor graduates") is not the candidate's. */
function findOwnDegrees(lines: Line[]): ReadResume["degrees"] {
  return lines.flatMap((line, index) => {
    if (line.role >= 0 && line.section !== "education") return [];
    return findDegrees(line.text).map(({ level, start, end }) => ({
      level,
      start: line.start + start,
      end: line.start + end,
      line: index,
      inPassing: line.section !== "education" && SENTENCE.test(line.text),
    }));
  });
}

const SENTENCE = /^(?:\S+\s+){9}/;
