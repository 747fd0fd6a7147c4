import { expect, test } from "vitest";
import { isNoise } from "./noise";

const WIDTH = 400;
const page = (isDark: (x: number, y: number) => boolean, width = WIDTH) => ({
  width,
  height: width,
  data: Uint8Array.from({ length: width * width }, (_, at) =>
    isDark(at % width, Math.floor(at / width)) ? 0 : 255,
  ),
});

test.each([
  ["specks everywhere", page((x, y) => x % 8 === 0 && y % 8 === 0), true],
  ["specks of four pixels", page((x, y) => x % 8 < 2 && y % 8 < 2), true],
  ["a few specks", page((x, y) => x % 40 === 0 && y % 40 === 0), false],
  ["strokes", page((x, y) => x % 8 < 2 && y % 12 < 9), false],
  ["strokes on all of a large page", page((x, y) => x % 6 < 3 && y % 12 < 9, 2000), true],
  ["print on all of a large page", page((x, y) => x % 12 < 4 && y % 24 < 16, 2000), false],
  ["an empty page", page(() => false), false],
])("%s", (_, image, noise) => {
  expect(isNoise(image)).toBe(noise);
});
