import { findDegrees } from "../education";
import { isStopWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import type { Source } from "../rubric";
import { findTerms } from "../vocabulary/vocabulary";
import { isBoilerplate, isInvitation } from "./boilerplate";
import { isAsking, isForLater, isMixed, isOptional, isWaiver } from "./firmness";
import { guessSection, isHeadingLike, namesNothing, readSectionHeading, type SectionKind } from "./headings";
import { namedSkills } from "./named-skills";
import { type JobLine, opensList, readLines, standsAbove } from "./read-lines";
import { isClause, joinAccepted, splitFirmness, splitWaiver } from "./split-clauses";
import { LAST_CELL, splitSentences, tidy } from "./split-sentences";

/** No job asks for more: the longest of some 2,700 real adverts has 185. */
const MAX_ITEMS = 300;

/** One requirement as it was typed. */
export type StatedItem = {
  text: string;
  isOptional: boolean;
  source: Source[];
  /** One name of a bare list of them on a line. */
  isName?: true;
  /** It says that something is not asked for, or who may apply. */
  asksNothing?: true;
};

/**
 * The requirements in a field, one per line. A line is split only where its author did: at a semicolon, tab or
 * period, between must-have and optional parts, or if it is a bare list of names.
 */
export function readStated(text: string, field: Source["field"]): StatedItem[] {
  let underNice = false;
  let columns: Column[] | undefined;
  const items = readLines(text).flatMap((line, index, all) => {
    const heading = readHeading(line, all[index + 1], index === 0);
    if (heading) {
      underNice = heading === "nice";
      return [];
    }
    const source = line.lines.map((at) => ({ field, line: at }));
    const header = readColumns(line.text);
    if (header) {
      columns = header;
      return [];
    }
    if (columns && line.text.includes("\t"))
      return readRow(line.text, columns).map((item) => ({ ...item, source }));
    return partLine(line.text).map(({ part, ...rest }) => ({
      text: tidy(part.replace(LAST_CELL, "")),
      isOptional: underNice || isForLater(part) || (isOptional(part) && !isMixed(part)),
      source,
      ...rest,
    }));
  });
  return items.slice(0, MAX_ITEMS);
}

/** What a column of a table holds. */
type Column = "label" | "must" | "nice";

/** "Criteria, Essential, Desirable" as the first row of a table. */
function readColumns(line: string): Column[] | undefined {
  const columns = line
    .split("\t")
    .map(
      (cell): Column =>
        /^\s*essential\b/i.test(cell) ? "must" : /^\s*desirable\b/i.test(cell) ? "nice" : "label",
    );
  return columns.includes("must") && columns.includes("nice") ? columns : undefined;
}

const readRow = (line: string, columns: Column[]) =>
  line.split("\t").flatMap((cell, at) => {
    const column = columns[at] ?? "label";
    return column === "label" || !/\p{L}/u.test(cell)
      ? []
      : partLine(cell).map(({ part, ...rest }) => ({
          text: tidy(part),
          isOptional: column === "nice" || isForLater(part) || isOptional(part),
          ...rest,
        }));
  });

/** A line that only introduces the next ones. */
function readHeading(line: JobLine, next: JobLine | undefined, isFirst: boolean): SectionKind | undefined {
  const opens = opensList(line, next);
  const heading = readSectionHeading(line.text);
  const isAbove = standsAbove(line, next);
  if (opens || (isFirst && next) || isAbove) {
    if (heading) return heading.rest ? undefined : heading.section;
    // "What we hope to read on your CV" begins a list.
    if (isFirst && next?.bullet && !line.bullet && namedSkills(line.text).length === 0)
      return guessSection(line.text) ?? "open";
  }
  if (!next || !(opens || isAbove)) return undefined;
  // A requirement that is lost costs more than a heading too many.
  const asks = line.text.endsWith("?") && !ASKED_OF_YOU.test(line.text) && namesNothing(line.text);
  const told = opens || asks ? guessSection(line.text) : undefined;
  const isOnlyHeading = !line.bullet && (asks || (opens && isHeadingLike(line.text) && !isAsking(line.text)));
  return told ?? (isOnlyHeading ? "open" : undefined);
}

/** "Do you hold a CPA?", "Can you work at weekends?" */
const ASKED_OF_YOU = /^(?:do|are|can|could|have|will|would) you\b/i;

const CELL_END = /\s{0,9}[;•●▪|]\s{0,9}|\t+/gu;
const NAME_END = /\s{0,9},\s{0,9}(?:(?:and|&)\s{1,9})?/giu;
const AND = /(?<!\s)\s+(?:and|&)\s{1,9}/giu;

type Part = { part: string; isName?: true; asksNothing?: true };

function partLine(line: string): Part[] {
  const cells = LAST_CELL.test(line) ? [line] : splitOutsideBrackets(line, CELL_END);
  const parts = joinAccepted(cells)
    .flatMap(partCell)
    .filter(({ part }) => /\p{L}/u.test(part) && !TABLE_HEAD.test(part.trim()));
  const mayAsk = parts.filter(({ part }) => !isInvitation(part) && !isWaiver(part));
  const asking = mayAsk.filter(({ part }) => !isBoilerplate(part));
  const kept = new Set(asking.length > 0 ? asking : mayAsk);
  return parts.map((part) => (kept.has(part) ? part : { ...part, asksNothing: true }));
}

function partCell(cell: string): Part[] {
  const names = namesOf(cell);
  return names
    ? names.map((part) => ({ part, isName: true }))
    : joinAccepted(splitSentences(cell))
        .flatMap(splitWaiver)
        .flatMap(splitFirmness)
        .map((part) => ({ part }));
}

/** The names of a bare list of names. */
function namesOf(cell: string): string[] | undefined {
  if (isTagList(cell)) return splitOutsideBrackets(cell, COMMAS);
  // "B.Pharm / BAMS / BHMS / MSc" are alternatives.
  const slashed = splitOutsideBrackets(cell, SLASHES);
  if (slashed.length >= MIN_TAGS && findDegrees(cell).length === 0) return slashed;
  return isNameList(cell) ? splitCommas(cell) : undefined;
}

/** Of a table with the requirements in its first column. */
const TABLE_HEAD = /^(?:criteri(?:on|a)|requirements?|attributes?|essential|desirable|[a-h]\d)(?: ?\/)?$/i;

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
  const [first = ""] = tags;
  // "Load, stage and secure freight, pallets"
  const opensWithVerbs = !/\s/.test(first) && !isKnown(first) && joins(tags.find((tag) => /\s/.test(tag)));
  const standAlone = tags.slice(1).some(isClause);
  return (
    tags.length >= MIN_TAGS &&
    !/[:.!?]\s*$|:/.test(line) &&
    !EXAMPLES.test(line) &&
    !tags.some((tag) => tag.split(/\s+/).length > MAX_TAG_WORDS || isLinked(tag)) &&
    (standAlone ||
      !(opensWithVerbs || joins(tags.at(-1)) || SHARED_HEAD.test(first) || tags.some(isAdjective))) &&
    tags.filter((tag) => /\s/.test(tag)).length >= tags.length / 2
  );
}

const MAX_WORDS = 3;
const MIN_NAMES = 3;

/** "Python, SQL and Docker": a list of mostly known names, without alternatives. */
function isNameList(line: string): boolean {
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
 * The names of a list. If it has commas, "and" joins only its last two ("Cleaning and disinfecting rooms, corridors") or
 * names that are known ("HTML and CSS, responsive layouts"); and within a known name it joins nothing.
 */
function splitCommas(line: string): string[] {
  const pieces = splitOutsideBrackets(line, NAME_END);
  const last = pieces.pop() ?? "";
  const ended = /,\s{0,9}(?:and|&)\s{1,9}$/i.test(line.slice(0, line.length - last.length));
  return [
    ...pieces.flatMap(splitNames),
    ...(ended ? splitNames(last) : pieces.length > 0 ? splitAnds(last, -1) : splitAnds(last, 0)),
  ]
    .map((piece) => piece.trim())
    .filter(Boolean);
}

function splitNames(piece: string): string[] {
  const names = splitAnds(piece, 0);
  return names.every(isKnown) ? names : [piece];
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
function splitOutsideBrackets(text: string, pattern: RegExp): string[] {
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
