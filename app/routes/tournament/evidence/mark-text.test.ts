import { expect, test } from "vitest";
import { markText } from "./mark-text";

const TEXT = "0123456789";
const looks = (...given: Parameters<typeof markText>) =>
  markText(...given).map(({ text, look }) => `${look} ${text}`);

test("marks one span and underlines the others", () => {
  expect(looks(TEXT, { start: 2, end: 4 }, [{ start: 6, end: 8 }])).toEqual([
    "plain 01",
    "marked 23",
    "plain 45",
    "underlined 67",
    "plain 89",
  ]);
});

test("where spans overlap the marked one wins, in one piece; others join", () => {
  const others = [
    { start: 1, end: 5 },
    { start: 4, end: 8 },
  ];
  expect(looks(TEXT, { start: 3, end: 6 }, others)).toEqual([
    "plain 0",
    "underlined 12",
    "marked 345",
    "underlined 67",
    "plain 89",
  ]);
  expect(looks(TEXT, undefined, others)).toEqual(["plain 0", "underlined 1234567", "plain 89"]);
});

test("spans at the ends, beyond the text, and of no text", () => {
  expect(looks(TEXT, { start: 0, end: 10 }, [])).toEqual(["marked 0123456789"]);
  expect(looks(TEXT, undefined, [{ start: 8, end: 12 }])).toEqual(["plain 01234567", "underlined 89"]);
  expect(looks("", undefined, [])).toEqual([]);
});
