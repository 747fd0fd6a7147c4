import { groupByBaseline, type Piece, type Row, type Segment, toSegments } from "./pdf-segments";

type Line = { y: number; size: number; text: string };
type Gutter = { x: number; from: number; to: number };

const MIN_COLUMN_ROWS = 3;
const MAX_SPLITS = 6;
const SHORT_TABLE = 12;

/** Returns the page's text in the order a person would read it: column by column, tables row by row. */
export function readingOrder(pieces: Piece[]): string {
  const segments = toSegments(pieces);
  const blocks: Line[][] = [];
  readBlock(segments, 0, blocks);
  return blocks.map(writeBlock).join("\n\n");
}

function readBlock(segments: Segment[], depth: number, blocks: Line[][]): void {
  const rows = groupByBaseline(segments);
  const gutter = depth < MAX_SPLITS ? findGutter(rows) : null;
  if (!gutter) {
    if (rows.length > 0) blocks.push(rows.map(writeRow));
    return;
  }
  const of = (part: Row[]) => part.flatMap((row) => row.segments);
  const zone = of(rows.slice(gutter.from, gutter.to));
  readBlock(of(rows.slice(0, gutter.from)), depth + 1, blocks);
  readBlock(
    zone.filter((segment) => segment.x < gutter.x),
    depth + 1,
    blocks,
  );
  readBlock(
    zone.filter((segment) => segment.x >= gutter.x),
    depth + 1,
    blocks,
  );
  readBlock(of(rows.slice(gutter.to)), depth + 1, blocks);
}

/**
 * Finds the x position that has the most rows on both sides and none across it. Columns are left-aligned, so only
 * positions where several segments start are tried; right-aligned dates do not count as a column.
 */
function findGutter(rows: Row[]): Gutter | null {
  const starts = new Map<number, number>();
  for (const row of rows)
    for (const { x } of row.segments) {
      const key = Math.round(x / 2);
      starts.set(key, (starts.get(key) ?? 0) + 1);
    }
  let best: (Gutter & { score: number }) | null = null;
  for (const [key] of [...starts]
    .filter(([, count]) => count >= 2)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 24)) {
    const x = key * 2 - 2;
    for (const run of clearRuns(rows, x)) {
      const zone = rows.slice(run.from, run.to);
      const left = zone.filter((row) => row.segments.some((segment) => segment.x < x)).length;
      const right = zone.filter((row) => row.segments.some((segment) => segment.x >= x)).length;
      const score = Math.min(left, right);
      if (score < MIN_COLUMN_ROWS || (best && score <= best.score)) continue;
      if (!sideBySide(zone, x) || isTable(zone, x)) continue;
      best = { x, ...run, score };
    }
  }
  return best;
}

/** Ranges of rows in which no segment crosses `x`. */
function clearRuns(rows: Row[], x: number): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = 0;
  for (let i = 0; i <= rows.length; i++) {
    const row = rows[i];
    if (row && !row.segments.some((segment) => segment.x < x && segment.right > x)) continue;
    if (i > from) runs.push({ from: from === 0 ? 0 : from, to: row ? beforeHeading(rows, x, from, i) : i });
    from = i + 1;
  }
  return runs;
}

/**
 * A short line with extra space above it, before a full-width paragraph, is the heading of that paragraph and not the
 * end of the column.
 */
function beforeHeading(rows: Row[], x: number, from: number, to: number): number {
  for (let i = to - 1; i > from && i >= to - 3; i--) {
    const row = rows[i];
    const above = rows[i - 1];
    if (!row || !above || row.segments.some((segment) => segment.x >= x)) return to;
    if (row.y - above.y > 1.5 * row.size) return i;
  }
  return to;
}

/** Whether the two sides overlap vertically instead of one being below the other. */
function sideBySide(zone: Row[], x: number): boolean {
  const ys = (side: (segment: Segment) => boolean) =>
    zone.filter((row) => row.segments.some(side)).map((row) => row.y);
  const left = ys((segment) => segment.x < x);
  const right = ys((segment) => segment.x >= x);
  const top = Math.max(left[0] ?? 0, right[0] ?? 0);
  const bottom = Math.min(left.at(-1) ?? 0, right.at(-1) ?? 0);
  const within = (y: number) => y >= top - 1 && y <= bottom + 1;
  return left.filter(within).length >= 2 && right.filter(within).length >= 2;
}

/** Whether one side holds dates or labels for the other, so that the zone must be read row by row. */
function isTable(zone: Row[], x: number): boolean {
  const left = sideOf(zone, (segment) => segment.x < x);
  const right = sideOf(zone, (segment) => segment.x >= x);
  const [minor, major] = left.rows.length <= right.rows.length ? [left, right] : [right, left];
  const shared = minor.rows.filter((row) => major.rows.includes(row)).length / minor.rows.length;
  if (shared >= 0.7 && (isDated(left) || isDated(right))) return true;

  const sides = zone
    .flatMap((row) => row.segments)
    .sort((a, b) => a.order - b.order)
    .map((segment) => segment.x < x);
  const changes = sides.filter((side, i) => i > 0 && side !== sides[i - 1]).length;
  // A table that is drawn row by row changes sides twice per row.
  if (changes <= Math.max(2, minor.rows.length)) return false;
  const density = minor.rows.length / major.rows.length;
  if (density < 0.35) return true;
  if (shared < 0.75 || besideContinuation(zone, x) >= 2) return false;
  const length = minor.texts.join("").length / minor.texts.length;
  return density < 0.6 || (zone.length < SHORT_TABLE && length < 16);
}

function sideOf(zone: Row[], within: (segment: Segment) => boolean): { rows: Row[]; texts: string[] } {
  const rows = zone.filter((row) => row.segments.some(within));
  const text = (row: Row) =>
    row.segments
      .filter(within)
      .map((segment) => segment.text)
      .join(" ");
  return { rows, texts: rows.map(text) };
}

function isDated({ texts }: { texts: string[] }): boolean {
  const dated = texts.filter((text) => text.length < 40 && /\b(19|20)\d\d\b|\d\d?\/\d\d/.test(text));
  return dated.length >= 0.6 * texts.length;
}

/** Counts rows whose right side continues a sentence: whatever is on their left cannot be its label. */
function besideContinuation(zone: Row[], x: number): number {
  return zone.filter((row) => {
    const right = row.segments.find((segment) => segment.x >= x);
    return right && right !== row.segments[0] && /^\p{Ll}/u.test(right.text);
  }).length;
}

function writeRow(row: Row): Line {
  const rtl = row.segments.every((segment) => segment.rtl);
  const segments = rtl ? [...row.segments].reverse() : row.segments;
  return { y: row.y, size: row.size, text: segments.map((segment) => segment.text).join("\t") };
}

/** Joins lines, with a blank one where the gap is clearly larger than normal line spacing. */
function writeBlock(lines: Line[]): string {
  let text = "";
  let before: Line | null = null;
  for (const line of lines) {
    if (before) text += line.y - before.y > 1.75 * Math.max(line.size, before.size) ? "\n\n" : "\n";
    text += line.text;
    before = line;
  }
  return text;
}
