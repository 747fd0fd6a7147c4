import type { Source } from "../rubric";
import { isBoilerplate, isInvitation } from "./boilerplate";
import { isAsking, isForLater, isMixed, isOptional, isWaiver } from "./firmness";
import { guessSection, isHeadingLike, namesNothing, readSectionHeading, type SectionKind } from "./headings";
import { listNames, splitOutsideBrackets } from "./name-list";
import { type JobLine, opensList, readLines, standsAbove } from "./read-lines";
import { splitFirmness, splitWaiver } from "./split-clauses";
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

type Part = { part: string; isName?: true; asksNothing?: true };

function partLine(line: string): Part[] {
  const cells = LAST_CELL.test(line) ? [line] : splitOutsideBrackets(line, CELL_END);
  const parts = cells
    .flatMap(partCell)
    .filter(({ part }) => /\p{L}/u.test(part) && !TABLE_HEAD.test(part.trim()));
  const mayAsk = parts.filter(({ part }) => !isInvitation(part) && !isWaiver(part));
  const asking = mayAsk.filter(({ part }) => !isBoilerplate(part));
  const kept = new Set(asking.length > 0 ? asking : mayAsk);
  return parts.map((part) => (kept.has(part) ? part : { ...part, asksNothing: true }));
}

function partCell(cell: string): Part[] {
  const names = listNames(cell);
  return names
    ? names.map((part) => ({ part, isName: true }))
    : splitSentences(cell)
        .flatMap(splitWaiver)
        .flatMap(splitFirmness)
        .map((part) => ({ part }));
}

/** Of a table with the requirements in its first column. */
const TABLE_HEAD = /^(?:criteri(?:on|a)|requirements?|attributes?|essential|desirable|[a-h]\d)(?: ?\/)?$/i;
