import type { Character } from "./pdf-characters";
import type { Piece } from "./pdf-segments";

/** Relative to the font size. A wider gap is a space between words; an even wider one starts a new piece. */
const WORD_GAP = 0.12;
const PIECE_GAP = 0.6;
/** Kerned letters may overlap. */
const OVERLAP = -0.3;
/** Letter spacing is never this wide; a larger gap is a space between words. */
const MAX_TRACKING = 0.3;
const OTHER_SIZE = 0.3;
const OTHER_BASELINE = 0.15;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Converts the page's own coordinates to what the viewer sees: the origin at the upper left, y growing downward. */
export type Place = (x: number, y: number) => readonly [x: number, y: number];

type Run = { piece: Piece; start: number; end: number; last: Character };

/** Joins consecutive characters on one baseline into pieces of text. */
export function toPieces(characters: Character[], place: Place): Piece[] {
  const tracking = trackingOf(characters);
  const pieces: Piece[] = [];
  let run: Run | undefined;
  for (const character of characters) {
    const rtl = RIGHT_TO_LEFT.test(character.text);
    const along = alongOf(character);
    const gap = run ? gapBetween(run, character, tracking) : 0;
    if (run && joins(run, character, gap, rtl)) {
      run.piece.text += character.spaced || gap > WORD_GAP ? ` ${character.text}` : character.text;
      if (rtl && character.quarter === 0) run.piece.x = Math.min(run.piece.x, place(character.x, 0)[0]);
      run.start = Math.min(run.start, along);
      run.end = Math.max(run.end, along + character.advance);
      run.piece.width = run.end - run.start;
      run.last = character;
      continue;
    }
    const [x, y] = place(character.x, character.y);
    const { text, size, advance: width, spaced } = character;
    const piece = { x, y, width, size, text, rtl, spaced };
    pieces.push(piece);
    run = { piece, start: along, end: along + width, last: character };
  }
  return pieces;
}

/** The gap relative to the font size, without the letter spacing of the text object. */
function gapBetween(run: Run, character: Character, tracking: Map<number, number>): number {
  const along = alongOf(character);
  const gap = run.piece.rtl ? run.start - along - character.advance : along - run.end;
  const usual = run.last.object === character.object ? (tracking.get(character.object) ?? 0) : 0;
  return (gap - (usual < MAX_TRACKING * character.size ? usual : 0)) / character.size;
}

function joins({ last, piece }: Run, character: Character, gap: number, rtl: boolean): boolean {
  const { size, quarter } = character;
  // A single glyph for several letters, such as "ffi".
  if (last.object === character.object && last.x === character.x && last.y === character.y) return true;
  return (
    rtl === piece.rtl &&
    quarter === last.quarter &&
    Math.abs(size - piece.size) < OTHER_SIZE * size &&
    Math.abs(acrossOf(character) - acrossOf(last)) < OTHER_BASELINE * size &&
    gap > OVERLAP &&
    gap < PIECE_GAP
  );
}

/** The character's position along its baseline, and the position of the baseline itself. */
const alongOf = ({ x, y, quarter }: Character) => [x, y, -x, -y][quarter] ?? x;
const acrossOf = ({ x, y, quarter }: Character) => [y, x, y, x][quarter] ?? y;

/** The letter spacing of each text object, beyond the letters' own widths. */
function trackingOf(characters: Character[]): Map<number, number> {
  const gaps = new Map<number, number[]>();
  characters.forEach((character, index) => {
    const before = characters[index - 1];
    if (before?.object !== character.object || character.spaced) return;
    const gap = alongOf(character) - alongOf(before) - before.advance;
    const known = gaps.get(character.object);
    if (known) known.push(gap);
    else gaps.set(character.object, [gap]);
  });
  const tracking = new Map<number, number>();
  for (const [object, all] of gaps) {
    const middle = all.sort((a, b) => a - b)[all.length >> 1] ?? 0;
    if (all.length > 2 && middle > 0) tracking.set(object, middle);
  }
  return tracking;
}
