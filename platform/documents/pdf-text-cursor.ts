import { IDENTITY, isMatrix, type Matrix, multiply } from "./pdf-geometry";
import type { GraphicsState } from "./pdf-graphics-state";

type Glyph = { unicode?: string; width?: number; isSpace?: boolean };
/** What one operation shows: letters, and numbers that move the next one nearer. */
export type Shown = (Glyph | number | null)[];

/** Where on the page the next letter goes. */
export function textCursor() {
  let line: Matrix = IDENTITY;
  const cursor = { text: IDENTITY, apply, advance };
  return cursor;

  /** Operations that move nothing are none of its business. */
  function apply(name: string, args: unknown[], { leading }: GraphicsState): void {
    const [first = 0, second = 0] = args as number[];
    switch (name) {
      case "beginText":
        set(IDENTITY);
        return;
      case "setTextMatrix":
        if (isMatrix(args[0])) set(args[0]);
        return;
      case "setLeadingMoveText":
      case "moveText":
        set(multiply(line, [1, 0, 0, 1, first, second]));
        return;
      case "nextLine":
        set(multiply(line, [1, 0, 0, 1, 0, leading]));
    }
  }

  function set(matrix: Matrix) {
    line = matrix;
    cursor.text = matrix;
  }

  function advance(by: number): void {
    cursor.text = multiply(cursor.text, [1, 0, 0, 1, by, 0]);
  }
}

/** How far these letters move the cursor. */
export function advanceOf(shown: Shown, { size, charSpacing, wordSpacing, scale }: GraphicsState): number {
  let advance = 0;
  for (const glyph of shown) {
    if (typeof glyph === "number") advance -= (glyph / 1000) * size;
    else if (glyph)
      advance += ((glyph.width ?? 0) / 1000) * size + charSpacing + (glyph.isSpace ? wordSpacing : 0);
  }
  return advance * scale;
}
