import type { GrayImage } from "./pgm";

const MIDDLE_GRAY = 128;
/** A page of print has some hundred dots in four million pixels, a poor scan some thousand. */
const MAX_SPECK_SHARE = 0.002;

/** Whether a page is strewn with specks: the engine takes ten times as long over it as over print, for nothing. */
export function isNoise({ width, height, data }: GrayImage): boolean {
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

/** The sixteen pixels two steps away. */
function ringOffsets(width: number): number[] {
  const steps = [-2, -1, 0, 1, 2];
  return steps.flatMap((x) =>
    steps.filter((y) => Math.max(Math.abs(x), Math.abs(y)) === 2).map((y) => y * width + x),
  );
}
