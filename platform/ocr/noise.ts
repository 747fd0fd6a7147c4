import type { GrayImage } from "./pgm";

const MIDDLE_GRAY = 128;
/** A page of print has some hundred dots in four million pixels, a poor scan some thousand. */
const MAX_SPECK_SHARE = 0.002;

/** A page of print has three thousand, one filled with the smallest print (6 points) near forty. */
const MAX_STROKES = 45_000;

/** Whether a page is strewn with specks or strokes: the engine takes ten times as long over it as over print, for nothing. */
export function isNoise(image: GrayImage): boolean {
  return hasSpecks(image) || hasStrokes(image);
}

function hasSpecks({ width, height, data }: GrayImage): boolean {
  const around = ringOffsets(width);
  const limit = MAX_SPECK_SHARE * data.length;
  const isDark = (at: number) => (data[at] ?? 0) < MIDDLE_GRAY;
  let specks = 0;
  for (let y = 2; y < height - 2 && specks <= limit; y++)
    for (let at = y * width + 2; at < (y + 1) * width - 2; at++) {
      // The first pixel of a speck in reading order stands for all of it.
      if (!isDark(at) || isDark(at - 1) || isDark(at - width)) continue;
      if (!around.some((offset) => isDark(at + offset))) specks++;
    }
  return specks > limit;
}

function hasStrokes({ width, height, data }: GrayImage): boolean {
  const isDark = (at: number) => (data[at] ?? 0) < MIDDLE_GRAY;
  let strokes = 0;
  for (let y = 1; y < height && strokes <= MAX_STROKES; y++) {
    let isTop = false;
    for (let at = y * width; at < (y + 1) * width; at++) {
      if (!isDark(at)) {
        if (isTop) strokes++;
        isTop = false;
      } else if (isDark(at - width)) isTop = false;
      // A stroke begins where a row's dark pixels have nothing dark above any of them.
      else if (!isDark(at - 1)) isTop = true;
    }
  }
  return strokes > MAX_STROKES;
}

/** The sixteen pixels two steps away. */
function ringOffsets(width: number): number[] {
  const steps = [-2, -1, 0, 1, 2];
  return steps.flatMap((x) =>
    steps.filter((y) => Math.max(Math.abs(x), Math.abs(y)) === 2).map((y) => y * width + x),
  );
}
