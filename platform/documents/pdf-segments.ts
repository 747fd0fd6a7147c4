/**
 * Text as positioned on the page: x from the left, y from the top down, in points. `spaced`: a space was drawn before
 * it, however narrow.
 */
export type Piece = {
  x: number;
  y: number;
  width: number;
  size: number;
  text: string;
  rtl: boolean;
  spaced: boolean;
};

/** Pieces on one baseline, joined up to a gap that is wider than a space between words. */
export type Segment = {
  x: number;
  right: number;
  y: number;
  size: number;
  text: string;
  rtl: boolean;
  order: number;
};
export type Row = { y: number; size: number; segments: Segment[] };

const WORD_GAP = 0.12;
const COLUMN_GAP = 0.7;
const SEGMENT_GAP = 1.6;
/** A bullet or number that belongs to the text after it, however wide the indent. */
const BULLET = /^(?:[•◦▪▫●○■□‣∙·*–—\uf000-\uf0ff-]|\d{1,2}[.)])$/;

/** Joins pieces of text on one baseline into segments, up to a gap that is wider than a space between words. */
export function toSegments(pieces: Piece[]): Segment[] {
  const rows = toRows(pieces);
  const starts = columnStarts(rows);
  return rows.flatMap((row) => segmentsOf(row, starts));
}

function toRows(pieces: Piece[]): { y: number; pieces: (Piece & { order: number })[] }[] {
  const ordered = pieces.map((piece, order) => ({ ...piece, order }));
  return groupPieces(ordered);
}

function groupPieces<T extends { x: number; y: number; size: number }>(
  items: T[],
): { y: number; pieces: T[] }[] {
  const rows: { y: number; size: number; pieces: T[] }[] = [];
  for (const item of [...items].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const row = rows[rows.length - 1];
    // Superscripts and text in other sizes are within a third of a line of their row's baseline.
    if (row && item.y - row.y <= 0.35 * Math.min(row.size, item.size * 1.5)) {
      row.pieces.push(item);
      if (item.size > row.size) row.size = item.size;
    } else rows.push({ y: item.y, size: item.size, pieces: [item] });
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x - b.x);
  return rows;
}

/** Rows from top to bottom, each from left to right. */
export function groupByBaseline(segments: Segment[]): Row[] {
  return groupPieces(segments).map(({ y, pieces }) => ({
    y,
    size: Math.max(...pieces.map((segment) => segment.size)),
    segments: pieces,
  }));
}

/** Positions (in steps of two points) where pieces start after a gap in at least four rows. */
function columnStarts(rows: { pieces: Piece[] }[]): Set<number> {
  const counts = new Map<number, number>();
  for (const { pieces } of rows) {
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i];
      const before = pieces[i - 1];
      if (!piece || (before && piece.x - before.x - before.width < COLUMN_GAP * piece.size)) continue;
      const key = Math.round(piece.x / 2);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([, count]) => count >= 4).map(([key]) => key));
}

function segmentsOf(
  row: { y: number; pieces: (Piece & { order: number })[] },
  starts: Set<number>,
): Segment[] {
  const segments: { pieces: (Piece & { order: number })[] }[] = [];
  let before: Piece | null = null;
  for (const piece of row.pieces) {
    // Bold text is sometimes faked by drawing the same letters twice.
    if (before && before.text === piece.text && Math.abs(before.x - piece.x) < 0.2 * piece.size) continue;
    const gap = before ? (piece.x - before.x - before.width) / Math.max(piece.size, before.size) : 0;
    const wide = gap > SEGMENT_GAP || (gap > COLUMN_GAP && starts.has(Math.round(piece.x / 2)));
    const bullet = before !== null && gap < 5 && BULLET.test(before.text.trim());
    if (!before || (wide && !bullet)) segments.push({ pieces: [] });
    segments[segments.length - 1]?.pieces.push(piece);
    before = piece;
  }
  return segments.map(({ pieces }) => toSegment(pieces, row.y));
}

function toSegment(pieces: (Piece & { order: number })[], y: number): Segment {
  const rtl = pieces.filter((piece) => piece.rtl).length > pieces.length / 2;
  const reading = rtl ? [...pieces].reverse() : pieces;
  let text = "";
  let before: Piece | null = null;
  for (const piece of reading) {
    if (before) {
      const gap = rtl ? before.x - piece.x - piece.width : piece.x - before.x - before.width;
      if (
        (gap > WORD_GAP * piece.size || (rtl ? before : piece).spaced) &&
        !/\s$/.test(text) &&
        !/^\s/.test(piece.text)
      )
        text += " ";
    }
    text += piece.text;
    before = piece;
  }
  return {
    x: Math.min(...pieces.map((piece) => piece.x)),
    right: Math.max(...pieces.map((piece) => piece.x + piece.width)),
    y,
    size: Math.max(...pieces.map((piece) => piece.size)),
    text: text.trim(),
    rtl,
    order: Math.min(...pieces.map((piece) => piece.order)),
  };
}
