import type { Passage } from "#core/analysis/scorecard";
import { cutAt } from "#core/cut-at";
import { MAX_QUOTE } from "./answer";
import type { NumberedLine } from "./numbered-lines";

/** Models are often off by one or two line numbers. */
const NEAR = 2;

/** A quote with this many words is unique enough to be found anywhere. */
const TELLING_WORDS = 4;

type Place = { evidence: Passage; lines: NumberedLine[] };

/**
 * Finds a quote in the masked text: near the cited lines or, if it is long enough to be unique, anywhere. Whitespace,
 * case, filler and the style of quotation marks and dashes may differ. Undefined if it is not found, is only a heading,
 * or extends into a line the model was not shown.
 */
export function locateQuote(
  text: string,
  shown: NumberedLine[],
  { lines: cited, quote }: { lines: number[]; quote: string },
): Place | undefined {
  const wanted = tidy(quote);
  if (wanted.replace(/[^\p{L}\p{N}]/gu, "").length < 2) return undefined;
  const pattern = toPattern(wanted);
  const near = cited.flatMap((number) =>
    placeIn(shown.filter((line) => Math.abs(line.number - number) <= NEAR)),
  );
  if (near[0]) return near[0];
  return wanted.split(/\s+/).length >= TELLING_WORDS ? placeIn(shown)[0] : undefined;

  function placeIn(window: NumberedLine[]): Place[] {
    const [from, to] = [window[0]?.start ?? 0, window.at(-1)?.end ?? 0];
    const match = pattern.exec(text.slice(from, to));
    if (!match) return [];
    const start = from + match.index;
    const evidence = shorten({ quote: match[0], start, end: start + match[0].length });
    const lines = window.filter((line) => line.start < evidence.end && line.end > evidence.start);
    // Apart from whitespace between lines, every character must be one the model was shown.
    const seen = lines.reduce((sum, line) => sum + countInk(text, line, evidence), 0);
    const isWhole = seen === countInk(text, evidence, evidence);
    return isWhole && lines.some(({ isHeading }) => !isHeading) ? [{ evidence, lines }] : [];
  }
}

/** Removes what models add around a quote. */
function tidy(quote: string): string {
  return quote
    .trim()
    .slice(0, 400)
    .replace(/^\d{1,4}: /, "")
    .replace(/^["“”'‘’\s]+|(?<!["“”'‘’\s])["“”'‘’\s]+$|(?:\.{3}|…)$/gu, "");
}

const CUT_LENGTH = 100;
const ALIKE = ["'’‘`´", '"“”„', "‐‑‒–—−-"];

function toPattern(quote: string): RegExp {
  const source = quote.replace(/\s+|█+|[^\s█]/gu, (piece) => {
    if (/\s/.test(piece)) return "\\s+";
    if (piece.startsWith("█")) return "█+";
    const group = ALIKE.find((chars) => chars.includes(piece));
    return group ? `[${group}]` : piece.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
  });
  const before = /^[\p{L}\p{N}]/u.test(quote) ? "(?<![\\p{L}\\p{N}])" : "";
  // A long quote may have been cut inside its last word; the match completes that word.
  const end = quote.length < CUT_LENGTH ? "(?![\\p{L}\\p{N}])" : "[\\p{L}\\p{N}]*";
  const after = /[\p{L}\p{N}]$/u.test(quote) ? end : "";
  return new RegExp(before + source + after, "iu");
}

function shorten(evidence: Passage): Passage {
  if (evidence.quote.length <= MAX_QUOTE) return evidence;
  const cut = cutAt(evidence.quote, MAX_QUOTE);
  const quote = cutAt(cut, Math.max(cut.search(/\s\S*$/), MAX_QUOTE / 2)).trimEnd();
  return { quote, start: evidence.start, end: evidence.start + quote.length };
}

function countInk(text: string, line: { start: number; end: number }, within: Passage): number {
  const part = text.slice(Math.max(line.start, within.start), Math.min(line.end, within.end));
  return part.replace(/\s/g, "").length;
}
