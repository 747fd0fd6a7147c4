/** A piece of a text, in UTF-16 code units. */
export type Span = { start: number; end: number };

/** A single code unit, so that a mask is as long as what it covers. */
const FILLER = "█";

/**
 * Every match of a global pattern that never matches the empty string. `matchAll` would copy the pattern each time.
 */
export function matchSpans(text: string, pattern: RegExp): Span[] {
  const spans: Span[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text))
    spans.push({ start: match.index, end: pattern.lastIndex });
  return spans;
}

/** Overwrites the spans, except line ends: length and lines stay the same. */
export function overwrite(text: string, spans: Span[]): string {
  const sorted = [...spans].sort((a, b) => a.start - b.start);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end } of sorted) {
    const from = Math.max(start, at);
    if (end <= from) continue;
    parts.push(text.slice(at, from), text.slice(from, end).replace(/[^\n\r\f]/g, FILLER));
    at = end;
  }
  parts.push(text.slice(at));
  return parts.join("");
}
