import type { Pdfium } from "../ocr/pdfium";
import type { Api } from "../ocr/pdfium-api";
import type { Character } from "./pdf-characters";
import { areaOf, type Box, intersect, type PageObjects } from "./pdf-objects";
import type { Place } from "./pdf-pieces";

/** In pixels; `right` and `bottom` are exclusive. */
type Spot = { left: number; top: number; right: number; bottom: number };
export type PageView = { page: number; width: number; height: number; place: Place };

const BGRX = 3;
const BYTES_PER_PIXEL = 4;
const WHITE = 0xffffffff;
/** An A4 page has half as many, at one pixel per point. */
const MAX_PIXELS = 1_000_000;
/** Colors that differ by less than this in every channel look the same on paper and on screen. */
const SAME_COLOR = 14;
const FILLED = 1;
const INVISIBLE = 3;
/** Text that draws nothing, but clips what is drawn after it. */
const CLIPS_ONLY = 7;
/** Shadows and letters drawn twice overlap; what is drawn in more layers than this is illegible. */
const MAX_LAYERS = 4;
/** If more of the characters are illegible, a page must be looked at as a picture. */
const MAX_ILLEGIBLE_SHARE = 0.5;

/**
 * Tells for each character whether it is invisible. The page is drawn without its text and with it; a character is
 * invisible if no pixel at its position differs. This catches every way of hiding text: color, background, cover,
 * clip, layer, transparency. Characters in a pile of many layers count as invisible too. Returns null if those are too
 * many to trust the rest.
 */
export function findHidden(
  { pdfium, api }: { pdfium: Pdfium; api: Api },
  view: PageView,
  objects: PageObjects,
  characters: Character[],
): boolean[] | null {
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / Math.max(1, view.width * view.height)));
  const width = Math.max(1, Math.floor(view.width * scale));
  const height = Math.max(1, Math.floor(view.height * scale));
  const spots = characters.map((character) => spotOf(character, view.place, scale, { width, height }));
  const layers = toLayers(characters, spots, { width, height });
  if (!layers) return null;

  const createBitmap = () => {
    const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BGRX, 0, 0);
    if (bitmap === 0) throw new RangeError("PDFium has no memory for the page");
    return { bitmap, start: pdfium._FPDFBitmap_GetBuffer(bitmap) };
  };
  const [ground, drawn] = [createBitmap(), createBitmap()];
  const draw = ({ bitmap }: typeof ground) => {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, view.page, 0, 0, width, height, 0, 0);
  };
  /** Compares the two drawings where they are, in PDFium's memory, which may move with every call. */
  const differs = ({ left, top, right, bottom }: Spot) => {
    const pixels = pdfium.HEAPU8;
    for (let y = top; y < bottom; y++) {
      const end = (y * width + right) * BYTES_PER_PIXEL;
      for (let at = (y * width + left) * BYTES_PER_PIXEL; at < end; at++)
        if (Math.abs((pixels[ground.start + at] ?? 0) - (pixels[drawn.start + at] ?? 0)) >= SAME_COLOR)
          return true;
    }
    return false;
  };
  const show = (all: Iterable<number>, isShown: boolean) => {
    for (const object of all) api.call.FPDFPageObj_SetIsActive(object, Number(isShown));
  };

  const standIns = insertStandIns(api, view.page, characters);
  show(objects.texts, false);
  show(standIns.values(), false);
  draw(ground);
  const hidden = characters.map(() => true);
  for (const layer of layers) {
    const own = new Set(layer.flatMap((index) => standIns.get(index) ?? characters[index]?.object ?? []));
    show(own, true);
    draw(drawn);
    show(own, false);
    for (const index of layer) {
      const [character, spot] = [characters[index], spots[index]];
      if (character && spot) hidden[index] = isHidden(api, character, differs(spot));
    }
  }
  for (const { bitmap } of [ground, drawn]) pdfium._FPDFBitmap_Destroy(bitmap);
  return characters.map((_, index) => hidden[index] === true || isBetweenHidden(characters, hidden, index));
}

/**
 * If a font is not embedded, PDFium only has Latin letters for it and does not draw any others, although a viewer
 * would show them. A rectangle of the same color is drawn in place of each.
 */
function insertStandIns(api: Api, page: number, characters: Character[]): Map<number, number> {
  const { call, out, integers } = api;
  const standIns = new Map<number, number>();
  const missing = [...characters.keys()].filter((index) => lacksGlyph(api, characters[index]));
  if (missing.length === 0) return standIns;
  const places = new Map<number, number>();
  const count = call.FPDFPage_CountObjects(page);
  for (let place = 0; place < count; place++) places.set(call.FPDFPage_GetObject(page, place), place);
  missing
    .flatMap((index) => {
      const character = characters[index];
      const place = character && places.get(character.object);
      return character && place !== undefined ? [{ character, index, place }] : [];
    })
    // Starts with the last one, so that earlier positions do not shift.
    .sort((a, b) => b.place - a.place)
    .forEach(({ character: { left, bottom, right, top, object }, index, place }) => {
      const block = call.FPDFPageObj_CreateNewRect(left, bottom, right - left, top - bottom);
      call.FPDFPageObj_GetFillColor(object, out, out + 4, out + 8, out + 12);
      const [red, green, blue, alpha] = integers();
      call.FPDFPageObj_SetFillColor(block, red, green, blue, alpha);
      call.FPDFPath_SetDrawMode(block, FILLED, 0);
      call.FPDFPage_InsertObjectAtIndex(page, block, place + 1);
      standIns.set(index, block);
    });
  return standIns;
}

function lacksGlyph({ call }: Api, character: Character | undefined): boolean {
  const { object = 0, text = "" } = character ?? {};
  if (object === 0 || /^[\u0020-\u00ff]$/.test(text)) return false;
  const font = call.FPDFTextObj_GetFont(object);
  if (call.FPDFFont_GetIsEmbedded(font) !== 0) return false;
  const path = call.FPDFFont_GetGlyphPath(font, text.codePointAt(0) ?? 0, 1);
  return path === 0 || call.FPDFGlyphPath_CountGlyphSegments(path) <= 0;
}

function isHidden({ call }: Api, { object }: Character, isDrawn: boolean): boolean {
  const mode = object === 0 ? 0 : call.FPDFTextObj_GetTextRenderMode(object);
  return mode === INVISIBLE || (mode !== CLIPS_ONLY && !isDrawn);
}

/** Turns off images that no text overlaps, because drawing them may take much time and memory. */
export function withoutOtherPictures(
  { call }: Api,
  { pictures }: PageObjects,
  characters: Character[],
): number {
  const near = pictures.filter(
    ({ box }) => !box || characters.some((character) => areaOf(intersect(box, character)) > 0),
  );
  for (const picture of pictures)
    if (!near.includes(picture)) call.FPDFPageObj_SetIsActive(picture.object, 0);
  return near.length;
}

const isLetter = ({ text }: Character) => /^[\p{L}\p{Nd}]$/u.test(text) && text.normalize("NFKC") === text;

/**
 * For a letter, the band that every letter has ink in, so that a line cut off by the page's edge counts as hidden
 * even if the tips of its letters still show. If the font draws outside of that band, all of its ink.
 */
function seenPart(character: Character): Box {
  const { x, y, size, quarter, left, bottom, right, top, ink } = character;
  if (!isLetter(character) || character.tilted) return character;
  const [low, high] = [0.1 * size, 0.42 * size];
  const parts: Box[] = [
    { left, right, bottom: y + low, top: y + high },
    { left: x - high, right: x - low, bottom, top },
    { left, right, bottom: y - high, top: y - low },
    { left: x + low, right: x + high, bottom, top },
  ];
  const part = parts[quarter] ?? ink;
  return areaOf(intersect(part, ink)) < 0.25 * areaOf(ink) ? ink : part;
}

function spotOf(
  character: Character,
  place: Place,
  scale: number,
  page: { width: number; height: number },
): Spot {
  const { left, bottom, right, top } = seenPart(character);
  const [x0, y0] = place(left, bottom);
  const [x1, y1] = place(right, top);
  const from = Math.floor(Math.min(x0, x1) * scale);
  const [above, below] = rowsWithin(Math.min(y0, y1) * scale, Math.max(y0, y1) * scale);
  return {
    left: Math.max(0, from),
    right: Math.min(page.width, Math.max(from + 1, Math.ceil(Math.max(x0, x1) * scale))),
    top: Math.max(0, above),
    bottom: Math.min(page.height, below),
  };
}

/** The rows of pixels that are entirely between two positions; at least one. */
function rowsWithin(from: number, to: number): [number, number] {
  const [first, last] = [Math.ceil(from - 0.01), Math.floor(to + 0.01)];
  const middle = Math.floor((from + to) / 2);
  return last > first ? [first, last] : [middle, middle + 1];
}

/** Punctuation is treated like the letters around it: the tail of a comma may show although its line is cut off. */
function isBetweenHidden(characters: Character[], hidden: boolean[], index: number): boolean {
  const character = characters[index];
  if (!character || isLetter(character)) return false;
  const next = (step: number) => {
    for (let at = index + step; characters[at]?.object === character.object; at += step) {
      const other = characters[at];
      if (other && isLetter(other)) return hidden[at];
    }
    return undefined;
  };
  const [before, after] = [next(-1), next(1)];
  return (before ?? after) === true && (after ?? before) === true;
}

/**
 * Sorts text objects into layers in which none overlaps another. Leaves out those that do not fit into any layer, and
 * returns null if they are too many.
 */
function toLayers(
  characters: Character[],
  spots: Spot[],
  { width, height }: { width: number; height: number },
): number[][] | null {
  const layers: { members: number[]; taken: Uint8Array }[] = [];
  let illegible = 0;
  for (const members of byObject(characters)) {
    const middles = members.flatMap((index) => middleOf(spots[index]));
    let layer = layers.find(({ taken }) => middles.every((spot) => isFree(taken, spot, width)));
    if (!layer) {
      if (layers.length === MAX_LAYERS) {
        illegible += members.length;
        continue;
      }
      layer = { members: [], taken: new Uint8Array(width * height) };
      layers.push(layer);
    }
    for (const { left, top, right, bottom } of middles)
      for (let y = top; y < bottom; y++) layer.taken.fill(1, y * width + left, y * width + right);
    for (const index of members) layer.members.push(index);
  }
  if (illegible > MAX_ILLEGIBLE_SHARE * characters.length) return null;
  return layers.map(({ members }) => members);
}

function byObject(characters: Character[]): Iterable<number[]> {
  const groups = new Map<number, number[]>();
  characters.forEach(({ object }, index) => {
    const group = groups.get(object);
    if (group) group.push(index);
    else groups.set(object, [index]);
  });
  return groups.values();
}

/** The middle of a letter's box, because the boxes of neighboring letters touch. */
function middleOf(spot: Spot | undefined): Spot[] {
  if (!spot) return [];
  const [x, y] = [Math.floor((spot.right - spot.left) / 4), Math.floor((spot.bottom - spot.top) / 4)];
  const middle = { left: spot.left + x, right: spot.right - x, top: spot.top + y, bottom: spot.bottom - y };
  return middle.left < middle.right ? [middle] : [];
}

function isFree(taken: Uint8Array, { left, top, right, bottom }: Spot, width: number): boolean {
  for (let y = top; y < bottom; y++)
    if (taken.subarray(y * width + left, y * width + right).includes(1)) return false;
  return true;
}
