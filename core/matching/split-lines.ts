import { PERIOD } from "../privacy/own-block";
import { hasTitle } from "./role-titles";
import type { Line } from "./types";

/** A bullet, or the empty first cells of a table's row. */
const BULLET = /^(?:\|(?:\s?\|){0,5}|[•●▪◦‣∙·*\uf0b7\uf0a7➢➤►✓✔§»]|[-–—o](?=\s))\s*/u;
const LONG = 260;
/** A line shorter than this was ended on purpose rather than wrapped. */
const WRAPPED_FROM = 45;

/** Splits a text into logical lines: wrapped lines are joined, long ones are cut at sentences. Linear. */
export function splitLines(text: string): Line[] {
  const lines: Line[] = [];
  let open: { start: number; end: number; apart: boolean } | undefined;
  let blanks = 1;
  for (let from = 0; from <= text.length; ) {
    let to = from;
    while (to < text.length && !isBreak(text.charCodeAt(to))) to++;
    const [start, end] = trim(text, from, to);
    if (start === end) blanks++;
    else {
      if (open && goesOn(text, open, start, end, blanks)) open.end = end;
      else {
        if (open) cut(text, open, lines);
        open = { start, end, apart: blanks > 0 };
      }
      blanks = 0;
    }
    from = to + 1;
  }
  if (open) cut(text, open, lines);
  return lines;
}

const isBreak = (code: number) => code === 10 || code === 12 || code === 13;
const isBlank = (code: number) => code === 32 || code === 9 || code === 160 || code === 0x200b;

function trim(text: string, from: number, to: number): [number, number] {
  let [a, b] = [from, to];
  while (a < b && isBlank(text.charCodeAt(a))) a++;
  while (b > a && isBlank(text.charCodeAt(b - 1))) b--;
  return [a, b];
}

const ENDS_OPEN =
  /(?:,|&|\b(?:and|or|of|the|a|an|to|for|with|in|on|at|by|from|as|that|which|including|using|into|their|our|its|all|both|between|through|such))$/i;

/** True if a sentence continues on the next physical line: the first ends open or is full, the second starts small. */
function goesOn(
  text: string,
  open: { start: number; end: number },
  start: number,
  end: number,
  blanks: number,
): boolean {
  const lastBreak = Math.max(text.lastIndexOf("\n", open.end - 1), open.start - 1);
  const before = text.slice(Math.max(lastBreak + 1, open.end - 24), open.end);
  const next = text.slice(start, Math.min(end, start + 40));
  if (BULLET.test(next)) return false;
  const small = /^[\p{Ll}(&]/u.test(next);
  if (blanks > 1) return false;
  if (ENDS_OPEN.test(before))
    return small || (blanks === 0 && open.end - lastBreak > WRAPPED_FROM && !DATED.test(next));
  if (blanks > 0 || /[.;:!?]$/.test(before)) return false;
  return small && open.end - lastBreak > WRAPPED_FROM;
}

const DATED = /^(?:\d{1,2}[/.]\d{4}|(?:19|20)\d\d\b)/;

/** "Gardener, Salem Manor, 2018 - 2025: pruned", "2018 - 2025 Gardener, Salem Manor - pruning of vines". */
const STORY_AFTER = [
  /^.{3,120}?[–-]\s?(?:\p{L}{3,9} )?(?:(?:19|20)\d\d|present|now):(?=\s\p{Ll})/iu,
  /^(?:19|20)\d\d.{3,100}?\s[–-](?=\s\p{Ll}\S*(?:\s\S+){2})/u,
];

/** The length of a job's header that is on one line with what was done there; 0 if there is none. */
function headerLength(line: string): number {
  for (const pattern of STORY_AFTER) {
    const [header = ""] = pattern.exec(line) ?? [];
    if (hasTitle(header) && PERIOD.test(header)) return header.length;
  }
  return 0;
}

function cut(
  text: string,
  { start, end, apart }: { start: number; end: number; apart: boolean },
  lines: Line[],
) {
  let from = start;
  let first = true;
  while (from < end) {
    const header = headerLength(text.slice(from, Math.min(end, from + LONG)));
    const to = header ? from + header : end - from > LONG ? sentenceEnd(text, from, end) : end;
    const [a, b] = trim(text, skipBreaks(text, from, to), to);
    if (b > a) {
      const bullet = BULLET.exec(text.slice(a, a + 16))?.[0].length ?? 0;
      const at = Math.min(b, a + bullet);
      lines.push({
        start: a,
        end: b,
        from: at,
        text: text.slice(at, b).replace(/[\n\r\f\t\u00a0]/g, " "),
        bullet: bullet > 0,
        apart: first && apart,
      });
      first = false;
    }
    from = to;
  }
}

function skipBreaks(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && (isBreak(text.charCodeAt(at)) || isBlank(text.charCodeAt(at)))) at++;
  return at;
}

/** The end of the first sentence of a long text or, if it is too long, of the last clause that fits. */
function sentenceEnd(text: string, from: number, end: number): number {
  const piece = text.slice(from, Math.min(end, from + LONG * 2));
  const marks = /[.;!?](?=\s+[\p{Lu}\d•●▪*–-])|\s(?=[•●▪➢]\s)/gu;
  for (const { index, 0: mark } of piece.matchAll(marks)) {
    if (
      index > 30 &&
      !/\b(?:\p{L}|Inc|Ltd|Co|Corp|St|Dr|Mr|Mrs|Ms|No|vs|etc)\.$/u.test(
        piece.slice(Math.max(0, index - 5), index + 1),
      )
    )
      return from + index + (mark.trim() ? 1 : 0);
  }
  if (piece.length <= LONG) return from + piece.length;
  const comma = piece.slice(0, LONG).lastIndexOf(", ");
  const blank = piece.slice(0, LONG).lastIndexOf(" ");
  return from + (comma > LONG / 2 ? comma + 1 : blank > 0 ? blank + 1 : LONG);
}
