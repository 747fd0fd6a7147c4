import {
  anyOverlap,
  areaOf,
  type Box,
  boxOf,
  type Corners,
  EVERYWHERE,
  IDENTITY,
  intersect,
  isEmpty,
  isInside,
  isMatrix,
  isUpright,
  type Matrix,
  multiply,
  rectanglesOf,
} from "./pdf-geometry";
import { pageGrounds, sameColour } from "./pdf-grounds";

/**
 * Which letters of a page leave no visible mark. Text extraction says what is written and where; only the
 * drawing operations say in which colour, in which mode, on what ground and in which layer.
 */

/** Of pdf.js: parallel arrays of operation codes and their arguments, and the codes by name. */
export type Drawing = { fnArray: number[]; argsArray: unknown[] };
export type Codes = Record<string, number>;

/**
 * Every inked character in drawing order, and for each of them whether it is hidden.
 * `offPage`: what was drawn outside the page, which text extraction does not even mention.
 */
export type Ink = { text: string; hidden: boolean[]; anyHidden: boolean; offPage: string };
export type PageView = { corners: Corners; layerShown(group: unknown): boolean };

type State = {
  matrix: Matrix;
  clip: Box;
  /** False once something other than a rectangle clips: then a fill shows nobody knows where. */
  clipExact: boolean;
  fill: string | null;
  stroke: string | null;
  alpha: number;
  /** Of all the transparency groups around, together. */
  groupAlpha: number;
  /** Blend modes other than the normal one, and masks, give colours nobody knows. */
  plain: boolean;
  masked: boolean;
  mode: number;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  scale: number;
  leading: number;
};
/** Letters `from` up to `to` of the ink, and where on the page they stand. */
type Run = Box & { from: number; to: number };
type Glyph = { unicode?: string; width?: number; isSpace?: boolean };

const FAINT = 0.04;
/** Of the page. */
const LARGE_PICTURE = 0.5;
/** Of letters with what is painted over them: beyond it a page is not looked at any closer. */
const MAX_COMPARISONS = 20_000_000;

export function inkOf(drawing: Drawing, codes: Codes, view: PageView): Ink {
  const names = new Map(Object.entries(codes).map(([name, code]) => [code, name]));
  const fills = new Set(
    ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"].map(
      (name) => codes[name],
    ),
  );
  const page = boxOf(view.corners, IDENTITY);
  const { left, bottom, right, top } = page;
  const ink: Ink = { text: "", hidden: [], anyHidden: false, offPage: "" };
  const letters: string[] = [];
  const runs: Run[] = [];
  const grounds = pageGrounds();
  let comparisons = 0;
  const stack: State[] = [];
  const layers: boolean[] = [];
  let state = initialState();
  let text: Matrix = IDENTITY;
  let line: Matrix = text;
  let clipNext = false;
  let before = "";

  drawing.fnArray.forEach((code, index) => {
    const name = names.get(code) ?? "";
    const args = (drawing.argsArray[index] ?? []) as unknown[];
    draw(name, args);
    before = name;
  });
  ink.text = letters.join("");
  return ink;

  function draw(name: string, args: unknown[]) {
    const numbers = args as number[];
    const [first = 0, second = 0] = numbers;
    switch (name) {
      case "save":
        stack.push({ ...state });
        return;
      case "restore":
        // Pictures are not decoded and leave no operation; what stays is the placing of a unit square.
        if (before === "transform") addGround(boxOf([0, 0, 1, 1], state.matrix), null, true);
        state = stack.pop() ?? state;
        return;
      case "transform":
        state.matrix = multiply(state.matrix, numbers as unknown as Matrix);
        return;
      case "paintFormXObjectBegin":
        stack.push({ ...state });
        if (isMatrix(args[0])) state.matrix = multiply(state.matrix, args[0]);
        return;
      case "paintFormXObjectEnd":
        state = stack.pop() ?? state;
        return;
      case "beginGroup":
        stack.push({ ...state });
        state.groupAlpha *= state.alpha;
        state.alpha = 1;
        if ((args[0] as { smask?: unknown } | undefined)?.smask) state.plain = false;
        return;
      case "endGroup":
        state = stack.pop() ?? state;
        return;
      case "setFillRGBColor":
        state.fill = typeof args[0] === "string" ? args[0] : null;
        return;
      case "setStrokeRGBColor":
        state.stroke = typeof args[0] === "string" ? args[0] : null;
        return;
      case "setFillColorN":
        state.fill = null;
        return;
      case "setStrokeColorN":
        state.stroke = null;
        return;
      case "setGState":
        for (const [key, value] of (args[0] ?? []) as [string, unknown][])
          if (key === "ca" && typeof value === "number") state.alpha = value;
          else if (key === "BM") state.plain = value === "source-over";
          else if (key === "SMask") state.masked = value !== false;
          else if (key === "Font" && Array.isArray(value)) state.size = Number(value[1]) || state.size;
        return;
      case "clip":
      case "eoClip":
        clipNext = true;
        return;
      case "constructPath":
        path(args);
        return;
      case "shadingFill":
        addGround(state.clip, null);
        return;
      case "beginMarkedContentProps":
        layers.push(args[0] !== "OC" || view.layerShown(args[1]));
        return;
      case "beginMarkedContent":
        layers.push(true);
        return;
      case "endMarkedContent":
        layers.pop();
        return;
      case "beginText":
        text = line = IDENTITY;
        return;
      case "setTextRenderingMode":
        state.mode = first;
        return;
      case "setFont":
        state.size = second;
        return;
      case "setCharSpacing":
        state.charSpacing = first;
        return;
      case "setWordSpacing":
        state.wordSpacing = first;
        return;
      case "setHScale":
        state.scale = first / 100;
        return;
      case "setLeading":
        state.leading = -first;
        return;
      case "setTextMatrix":
        if (isMatrix(args[0])) text = line = args[0];
        return;
      case "setLeadingMoveText":
        state.leading = second;
        moveLine(first, second);
        return;
      case "moveText":
        moveLine(first, second);
        return;
      case "nextLine":
        moveLine(0, state.leading);
        return;
      case "showText":
        show((args[0] ?? []) as (Glyph | number | null)[]);
        return;
      default:
        if (/^paint.*(?:Image|Mask)/.test(name)) addGround(boxOf([0, 0, 1, 1], state.matrix), null);
    }
  }

  function moveLine(x: number, y: number) {
    line = multiply(line, [1, 0, 0, 1, x, y]);
    text = line;
  }

  function show(glyphs: (Glyph | number | null)[]) {
    const advance = advanceOf(glyphs) * state.scale;
    const [x, y] = insideFirstLetter();
    const outside = x < left || x > right || y < bottom || y > top;
    const box = boxOf([0, 0.1 * state.size, advance, 0.5 * state.size], multiply(state.matrix, text));
    const hidden = outside || isEmpty(intersect(box, state.clip)) || isHidden(x, y);
    const from = ink.hidden.length;
    for (const glyph of glyphs) {
      if (!glyph || typeof glyph === "number") continue;
      if (outside) ink.offPage += glyph.unicode ?? "";
      for (const letter of inked(glyph.unicode ?? "")) {
        letters.push(letter);
        // As long as in UTF-16, so that places in the text are places in the list.
        for (let i = 0; i < letter.length; i++) ink.hidden.push(hidden);
        if (hidden) ink.anyHidden = true;
      }
    }
    if (!hidden && ink.hidden.length > from) runs.push({ ...box, from, to: ink.hidden.length });
    text = multiply(text, [1, 0, 0, 1, advance, 0]);
  }

  function advanceOf(glyphs: (Glyph | number | null)[]): number {
    let advance = 0;
    for (const glyph of glyphs) {
      if (typeof glyph === "number") advance -= (glyph / 1000) * state.size;
      else if (glyph)
        advance +=
          ((glyph.width ?? 0) / 1000) * state.size +
          state.charSpacing +
          (glyph.isSpace ? state.wordSpacing : 0);
    }
    return advance;
  }

  /** A little above the baseline and to the right of where the text begins. */
  function insideFirstLetter(): [number, number] {
    const [a, b, c, d, e, f] = multiply(state.matrix, text);
    return [e + 0.2 * state.size * (a + c), f + 0.2 * state.size * (b + d)];
  }

  function isHidden(x: number, y: number): boolean {
    if (layers.includes(false) || state.alpha * state.groupAlpha < FAINT) return true;
    if (state.mode === 3) return true;
    // 4 to 7 draw as 0 to 3 do and clip as well; letters that only clip (7) are filled by what comes after.
    const mode = state.mode & 3;
    if (mode === 3) return false;
    const behind = grounds.colourAt(x, y);
    const fillHidden = mode === 1 || sameColour(state.fill, behind);
    const strokeHidden = mode === 0 || sameColour(state.stroke, behind);
    return fillHidden && strokeHidden;
  }

  function path([paint, data, bounds]: unknown[]) {
    const points = (Array.isArray(data) ? data[0] : null) as ArrayLike<number> | null;
    const whole = bounds as Corners | null;
    if (!whole) return;
    const shapes = points ? rectanglesOf(points) : null;
    // One rectangle inside another is a frame: its hole is not painted.
    const rectangles = shapes && !anyOverlap(shapes) ? shapes : null;
    if (fills.has(paint as number)) {
      const exact =
        rectangles !== null && state.clipExact && state.plain && !state.masked && isUpright(state.matrix);
      for (const box of exact ? rectangles : [whole])
        addGround(intersect(boxOf(box, state.matrix), state.clip), exact ? state.fill : null);
    }
    if (clipNext) {
      state.clip = intersect(state.clip, boxOf(whole, state.matrix));
      if (rectangles?.length !== 1 || !isUpright(state.matrix)) state.clipExact = false;
      clipNext = false;
    }
  }

  function addGround(box: Box, color: string | null, isPicture = false) {
    const alpha = state.alpha * state.groupAlpha;
    if (alpha >= 0.01) grounds.add({ ...box, color, alpha });
    // A picture may be see-through; one as large as this is a scan, and what it shows is read from it.
    const covers = color !== null || (isPicture && areaOf(box) > LARGE_PICTURE * areaOf(page));
    if (alpha > 0.99 && covers) cover(box);
  }

  /** What is painted over letters hides them. */
  function cover(box: Box) {
    comparisons += runs.length;
    if (comparisons > MAX_COMPARISONS) return;
    for (const run of runs) {
      if (!isInside(run, box)) continue;
      ink.hidden.fill(true, run.from, run.to);
      ink.anyHidden = true;
    }
  }
}

/** The characters of a text that leave ink, as far as both readers of pdf.js agree on them. */
export function inked(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: fonts without a mapping yield them.
  return text.normalize("NFKC").replace(/[\s\u0000-\u001f\u007f-\u009f\u00ad]/g, "");
}

function initialState(): State {
  return {
    matrix: IDENTITY,
    clip: EVERYWHERE,
    clipExact: true,
    fill: "#000000",
    stroke: "#000000",
    alpha: 1,
    groupAlpha: 1,
    plain: true,
    masked: false,
    mode: 0,
    size: 1,
    charSpacing: 0,
    wordSpacing: 0,
    scale: 1,
    leading: 0,
  };
}
