import type { GrayImage } from "./pgm";

const MIDDLE_GRAY = 128;
/** A printed page has a few hundred specks in four million pixels; a poor scan has a few thousand. */
const MAX_SPECK_SHARE = 0.002;

/** A printed page has about 3,000 strokes; one filled with the smallest print (6 points) has almost 40,000. */
const MAX_STROKES = 45_000;

/**
 * Whether a page is covered with specks or strokes. OCR would spend ten times as long on it as on print and find
 * nothing.
 */
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
      // Counts each speck once, at its first pixel in reading order.
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
      // A stroke starts at a horizontal run of dark pixels with no dark pixel above any of them.
      else if (!isDark(at - 1)) isTop = true;
    }
  }
  return strokes > MAX_STROKES;
}

/** The offsets of the sixteen pixels that are exactly two steps away. */
function ringOffsets(width: number): number[] {
  const steps = [-2, -1, 0, 1, 2];
  return steps.flatMap((x) =>
    steps.filter((y) => Math.max(Math.abs(x), Math.abs(y)) === 2).map((y) => y * width + x),
  );
}
