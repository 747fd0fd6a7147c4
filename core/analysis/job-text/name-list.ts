import { findDegrees } from "../education";
import { isStopWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { findTerms } from "../vocabulary/vocabulary";
import { isClause } from "./split-clauses";

const NAME_END = /\s{0,9},\s{0,9}(?:(?:and|&)\s{1,9})?/giu;
const AND = /(?<!\s)\s+(?:and|&)\s{1,9}/giu;

/** The names of a bare list of names; undefined for anything else. */
export function listNames(cell: string): string[] | undefined {
  if (isTagList(cell)) return splitOutsideBrackets(cell, COMMAS);
  // "B.Pharm / BAMS / BHMS / MSc" are alternatives.
  const slashed = splitOutsideBrackets(cell, SLASHES);
  if (slashed.length >= MIN_TAGS && findDegrees(cell).length === 0) return slashed;
  return isNameList(cell) ? splitCommas(cell) : undefined;
}

const SLASHES = /\s{1,9}\/\s{1,9}/gu;
const COMMAS = /\s{0,9},\s{1,9}/gu;
const MIN_TAGS = 4;
const MAX_TAG_WORDS = 7;
const SHARED_HEAD = /\b(?:of|with|in|for|to|on|at|as|using|including)\b/i;
/** "Payroll software, e.g. ADP, Gusto, Paycom": what follows is no requirement by itself. */
const EXAMPLES = /(?:^|,)[^,(]{0,80}(?:\b(?:e\.?g|such as|including|incl|like|for example|for instance)\b)/i;

/**
 * "RDH license, CPR, digital x-rays, Dentrix or Eaglesoft": tags in a row, unlike the list of a sentence, have no "and"
 * before the last and share no beginning ("Installation of pipes, valves, ...").
 */
function isTagList(line: string): boolean {
  const tags = splitOutsideBrackets(line, COMMAS).map((tag) => tag.trim());
  const isLinked = (tag: string) => /^(?:and|or|plus|&|und|oder|и|или)(?=\s|$)/i.test(tag);
  const joins = (tag = "") => /\s(?:and|&)\s/i.test(tag);
  const standAlone = tags.slice(1).some(isClause);
  return (
    tags.length >= MIN_TAGS &&
    !/[:.!?]\s*$|:/.test(line) &&
    !EXAMPLES.test(line) &&
    !tags.some((tag) => tag.split(/\s+/).length > MAX_TAG_WORDS || isLinked(tag)) &&
    (standAlone || !(joins(tags.at(-1)) || SHARED_HEAD.test(tags[0] ?? "") || tags.some(isAdjective))) &&
    tags.filter((tag) => /\s/.test(tag)).length >= tags.length / 2
  );
}

const MAX_WORDS = 3;
const MIN_NAMES = 3;
const ASIDE = /\s?\([^()]*\)/g;

/** "Python, SQL and Docker": a list of mostly known names, without alternatives. */
function isNameList(written: string): boolean {
  const line = written.replace(ASIDE, "");
  const pieces = splitCommas(line);
  if (
    pieces.length < MIN_NAMES ||
    EXAMPLES.test(line) ||
    /:|\d\+?\s*(?:years?|yrs?)\b|\b(?:or|oder|ou|или)\b/iu.test(line)
  )
    return false;
  const isPhrase = (piece: string) => piece.split(/\s+/).length > MAX_WORDS || saysMore(piece);
  if (pieces.some((piece) => isPhrase(piece) && !isKnown(piece))) return false;
  if (!isName(pieces[0] ?? "") || pieces.some(isAdjective)) return false;
  const named = pieces.map(namedIn).filter((names) => names.length > 0);
  // "Shipping, receiving and inventory control": the first two are one skill, and its name has both.
  const areApart = new Set(named.map((names) => names.join())).size === named.length;
  return areApart && named.length >= (2 / 3) * pieces.length;
}

/**
 * In "Read manuals, schematics and blueprints", the first word goes with all of the parts, and so does a single verb in
 * "Taking and charting vital signs and histories".
 */
const isName = (text: string) => (tokenize(text).length === 1 && !/ing$/i.test(text.trim())) || isKnown(text);

/** It is nothing but known names. */
function isKnown(text: string): boolean {
  const tokens = tokenize(text);
  const terms = findTerms(text, tokens);
  return tokens.every(({ start, end }) => terms.some((term) => term.start <= start && end <= term.end));
}

/** In "hydraulic, electrical and pneumatic systems", the last word goes with all of the parts. */
const isAdjective = (piece: string) => /^\p{Ll}+(?:ic|al|ive)$/u.test(piece);

/** "Preparation of": names do not contain such words. */
const saysMore = (text: string) => tokenize(text).some(({ key }) => isStopWord(key));
const namedIn = (text: string) =>
  findTerms(text, tokenize(text)).flatMap(({ term }) => (term.kind === "soft" ? [] : [term.name]));

/**
 * The names of a list. If it has commas, "and" joins only its last two ("Cleaning and disinfecting rooms, corridors"),
 * and within a known name it joins nothing.
 */
function splitCommas(line: string): string[] {
  const pieces = splitOutsideBrackets(line, NAME_END);
  const last = pieces.pop() ?? "";
  const ended = /,\s{0,9}(?:and|&)\s{1,9}$/i.test(line.slice(0, line.length - last.length));
  const names = ended ? [last] : splitAnds(last, pieces.length > 0 ? -1 : 0);
  return [...pieces, ...names].map((piece) => piece.trim()).filter(Boolean);
}

/** Splits at each "and", or at the last few. */
function splitAnds(text: string, from: number): string[] {
  const names = findTerms(text, tokenize(text));
  const cuts = [...text.matchAll(AND)]
    .filter(({ index }) => !names.some(({ start, end }) => start < index && index < end))
    .slice(from);
  const starts = [0, ...cuts.map(({ 0: and, index }) => index + and.length)];
  return starts.map((start, at) => text.slice(start, cuts[at]?.index));
}

/** Splits at the pattern, except inside parentheses. */
export function splitOutsideBrackets(text: string, pattern: RegExp): string[] {
  const parts: string[] = [];
  let from = 0;
  let counted = 0;
  let open = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    const between = text.slice(counted, index);
    counted = index;
    open += between.split("(").length - between.split(")").length;
    if (open > 0) continue;
    parts.push(text.slice(from, index));
    from = index + match.length;
  }
  return [...parts, text.slice(from)];
}
