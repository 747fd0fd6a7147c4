import type { Api } from "../ocr/pdfium-api";
import { type Box, boxOf } from "./pdf-objects";

/** A character as drawn, in the page's own coordinates: points, with y growing upward. */
export type Character = {
  text: string;
  /** Where it starts on its baseline, and how far it extends along it. */
  x: number;
  y: number;
  advance: number;
  /**
   * The font size as drawn. If the text is squeezed to nothing in either direction, the smaller of height and width.
   */
  size: number;
  /** The direction of the baseline, in counterclockwise quarter turns; `tilted` if it is none of the four. */
  quarter: 0 | 1 | 2 | 3;
  tilted: boolean;
  /** The box from this letter to the next one, and from the font's lowest point to its highest. */
  left: number;
  bottom: number;
  right: number;
  top: number;
  /** The box of the ink alone. */
  ink: Box;
  /** The text object that draws the character. */
  object: number;
  /** Whether a space was drawn before it, however narrow. */
  spaced: boolean;
};

const HYPHEN = "-";
const HYPHENS = ["-", "\u2010"];
/** Only drawn where a word really breaks. */
const SOFT_HYPHEN = 0xad;
const LAST_CODE = 0x10ffff;
export const SMALLEST_VISIBLE = 2;
/** A share of the previous letter's advance. A copy nearer than this is the same letter drawn twice to look bold. */
const TWIN_DISTANCE = 0.5;

/**
 * Lists a page's characters in PDFium's order, without the spaces and line ends that PDFium adds. Returns null if
 * there are more than `limit`. `texts` are the page's text objects in drawing order.
 */
export function readCharacters(
  api: Api,
  { textPage, count, texts }: { textPage: number; count: number; texts: number[] },
  limit: number,
): Character[] | null {
  if (count > limit) return null;
  const characters: Character[] = [];
  let spaced = false;
  for (let index = 0; index < count; index++) {
    if (api.call.FPDFText_IsGenerated(textPage, index) === 1) continue;
    const text = textAt(api, textPage, index, characters.at(-1)?.text);
    if (text.trim() === "") spaced ||= text !== "";
    else {
      characters.push({ text, spaced, ...placeAt(api, textPage, index) });
      spaced = false;
    }
  }
  return withWhatIsLeftOut(api, characters, texts);
}

function textAt({ call }: Api, textPage: number, index: number, before = ""): string {
  const code = call.FPDFText_GetUnicode(textPage, index);
  if (code === SOFT_HYPHEN) return HYPHENS.includes(before) ? "" : HYPHEN;
  if (call.FPDFText_IsHyphen(textPage, index) === 1) return HYPHEN;
  return code > 0 && code <= LAST_CODE ? String.fromCodePoint(code) : "";
}

function placeAt(api: Api, textPage: number, index: number) {
  const { call, out, floats, doubles } = api;
  call.FPDFText_GetMatrix(textPage, index, out);
  const written = call.FPDFText_GetFontSize(textPage, index);
  const fontSize = Math.abs(written);
  const matrix = floats();
  // A negative font size rotates the text by 180°, and the matrix may rotate it back.
  const [a, b] = [matrix[0] * Math.sign(written), matrix[1] * Math.sign(written)];
  const [wide, high] = [Math.hypot(a, b), Math.hypot(matrix[2], matrix[3])];
  const least = fontSize * Math.min(wide, high);
  call.FPDFText_GetLooseCharBox(textPage, index, out);
  const [left, top, right, bottom] = floats();
  const ink = inkAt(api, textPage, index);
  call.FPDFText_GetCharOrigin(textPage, index, out, out + 8);
  const [x, y] = doubles();
  const quarter = ((Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4) as 0 | 1 | 2 | 3;
  return {
    x,
    y,
    advance: [right - x, top - y, x - left, y - bottom][quarter] ?? 0,
    size: least < SMALLEST_VISIBLE ? least : fontSize * high,
    quarter,
    tilted: Math.min(Math.abs(a), Math.abs(b)) > 0.05 * wide,
    left,
    bottom,
    right,
    top,
    ink,
    object: call.FPDFText_GetTextObject(textPage, index),
  };
}

function inkAt({ call, out, doubles }: Api, textPage: number, index: number): Box {
  call.FPDFText_GetCharBox(textPage, index, out, out + 8, out + 16, out + 24);
  const [left, right, bottom, top] = doubles();
  return { left, bottom, right, top };
}

/**
 * PDFium returns no characters for a text object that contains only a space, or for one that repeats the letter right
 * before it, which is how some programs write "ff". Both can be recognized by what they draw between their neighbors.
 */
function withWhatIsLeftOut(api: Api, characters: Character[], texts: number[]): Character[] {
  const owners = new Set(characters.map(({ object }) => object));
  const orders = new Map(texts.map((object, order) => [object, order]));
  const whole: Character[] = [];
  characters.forEach((character, index) => {
    let before = characters[index - 1];
    const from = before && before.object !== character.object ? orders.get(before.object) : undefined;
    const to = orders.get(character.object);
    if (from !== undefined && to !== undefined)
      for (let order = from + 1; before && order < to; order++) {
        const object = texts[order] ?? 0;
        if (owners.has(object)) break;
        api.call.FPDFPageObj_GetMatrix(object, api.out);
        const [, , , , x, y] = api.floats();
        const by = x - before.x;
        if (by < TWIN_DISTANCE * before.advance || x > character.x + 0.01) continue;
        const ink = boxOf(api, object);
        if (ink.left === ink.right) character.spaced = true;
        else if (y === before.y && isSameSize(ink, before.ink)) {
          const [left, right] = [before.left + by, before.right + by];
          before = { ...before, x, left, right, ink, object, spaced: false };
          whole.push(before);
        }
      }
    whole.push(character);
  });
  return whole;
}

const isSameSize = (a: Box, b: Box) =>
  Math.abs(a.right - a.left - b.right + b.left) < 0.1 && Math.abs(a.top - a.bottom - b.top + b.bottom) < 0.1;
