import { type Ink, pageLetters } from "./glyph-spans";
import { pageGrounds, sameColour } from "./pdf-backgrounds";
import type { Codes, Drawing } from "./pdf-drawing";
import {
  anyOverlap,
  areaOf,
  type Box,
  boxOf,
  type Corners,
  IDENTITY,
  intersect,
  isEmpty,
  isUpright,
  multiply,
  rectanglesOf,
} from "./pdf-geometry";
import { graphicsStates } from "./pdf-graphics-state";
import { advanceOf, type Shown, textCursor } from "./pdf-text-cursor";

export type PageView = { corners: Corners; layerShown(group: unknown): boolean };

const FAINT = 0.04;
/** Of the page. */
const LARGE_PICTURE = 0.5;
const FILLS = ["fill", "eoFill", "fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];

/**
 * Which letters of a page leave no visible mark. Text extraction says what is written and where; only the
 * drawing operations say in which colour, in which mode, on what ground and in which layer.
 */
export function visibleGlyphs(drawing: Drawing, codes: Codes, view: PageView): Ink {
  const names = new Map(Object.entries(codes).map(([name, code]) => [code, name]));
  const fills = new Set(FILLS.map((name) => codes[name]));
  const page = boxOf(view.corners, IDENTITY);
  const letters = pageLetters();
  const grounds = pageGrounds();
  const states = graphicsStates();
  const cursor = textCursor();
  const layers: boolean[] = [];
  let clipNext = false;
  let before = "";

  drawing.fnArray.forEach((code, index) => {
    const name = names.get(code) ?? "";
    const args = (drawing.argsArray[index] ?? []) as unknown[];
    draw(name, args);
    states.apply(name, args);
    cursor.apply(name, args, states.current);
    before = name;
  });
  return letters.ink();

  function draw(name: string, args: unknown[]) {
    switch (name) {
      case "restore":
        // Pictures are not decoded and leave no operation; what stays is the placing of a unit square.
        if (before === "transform") addGround(unitSquare(), null, true);
        return;
      case "clip":
      case "eoClip":
        clipNext = true;
        return;
      case "constructPath":
        path(args);
        return;
      case "shadingFill":
        addGround(states.current.clip, null);
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
      case "showText":
        show((args[0] ?? []) as Shown);
        return;
      default:
        if (/^paint.*(?:Image|Mask)/.test(name)) addGround(unitSquare(), null);
    }
  }

  function unitSquare(): Box {
    return boxOf([0, 0, 1, 1], states.current.matrix);
  }

  function show(shown: Shown) {
    const { matrix, size, clip } = states.current;
    const advance = advanceOf(shown, states.current);
    const [x, y] = insideFirstLetter();
    const outside = x < page.left || x > page.right || y < page.bottom || y > page.top;
    const box = boxOf([0, 0.1 * size, advance, 0.5 * size], multiply(matrix, cursor.text));
    const hidden = outside || isEmpty(intersect(box, clip)) || isHidden(x, y);
    letters.add(shown, box, { hidden, outside });
    cursor.advance(advance);
  }

  /** A little above the baseline and to the right of where the text begins. */
  function insideFirstLetter(): [number, number] {
    const { matrix, size } = states.current;
    const [a, b, c, d, e, f] = multiply(matrix, cursor.text);
    return [e + 0.2 * size * (a + c), f + 0.2 * size * (b + d)];
  }

  function isHidden(x: number, y: number): boolean {
    const { alpha, groupAlpha, mode, fill, stroke } = states.current;
    if (layers.includes(false) || alpha * groupAlpha < FAINT) return true;
    if (mode === 3) return true;
    // 4 to 7 draw as 0 to 3 do and clip as well; letters that only clip (7) are filled by what comes after.
    const drawn = mode & 3;
    if (drawn === 3) return false;
    const behind = grounds.colourAt(x, y);
    const fillHidden = drawn === 1 || sameColour(fill, behind);
    const strokeHidden = drawn === 0 || sameColour(stroke, behind);
    return fillHidden && strokeHidden;
  }

  function path([paint, data, bounds]: unknown[]) {
    const state = states.current;
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
    const alpha = states.current.alpha * states.current.groupAlpha;
    if (alpha >= 0.01) grounds.add({ ...box, color, alpha });
    // A picture may be see-through; one as large as this is a scan, and what it shows is read from it.
    const covers = color !== null || (isPicture && areaOf(box) > LARGE_PICTURE * areaOf(page));
    if (alpha > 0.99 && covers) letters.cover(box);
  }
}
