import { expect, test } from "vitest";
import { cutBlocks, markText, spansIn } from "./mark-text";

const TEXT = "0123456789";
const span = (start: number, end: number, id = "c1") => ({ start, end, id });
const looks = (...given: Parameters<typeof markText>) =>
  markText(...given).map(({ text, look, id }) => `${look} ${text}${id ? ` ${id}` : ""}`);

test("marks one span and underlines the others", () => {
  expect(looks(TEXT, { start: 2, end: 4 }, [span(6, 8)])).toEqual([
    "plain 01",
    "marked 23",
    "plain 45",
    "underlined 67 c1",
    "plain 89",
  ]);
});

test("where spans overlap the marked one wins, in one piece", () => {
  const others = [span(1, 5), span(4, 8, "c2")];
  expect(looks(TEXT, { start: 3, end: 6 }, others)).toEqual([
    "plain 0",
    "underlined 12 c1",
    "marked 345",
    "underlined 67 c2",
    "plain 89",
  ]);
});

test("of several at one place the shortest is underlined", () => {
  expect(looks(TEXT, undefined, [span(1, 9), span(3, 5, "c2"), span(3, 5, "c3")])).toEqual([
    "plain 0",
    "underlined 12 c1",
    "underlined 34 c2",
    "underlined 5678 c1",
    "plain 9",
  ]);
});

test("spans at the ends, beyond the text, and of no text", () => {
  expect(looks(TEXT, { start: 0, end: 10 }, [])).toEqual(["marked 0123456789"]);
  expect(looks(TEXT, undefined, [span(8, 12)])).toEqual(["plain 01234567", "underlined 89 c1"]);
  expect(looks("", undefined, [])).toEqual([]);
});

test("a long text is cut between lines and never through a span", () => {
  const line = `${"x".repeat(99)}\n`;
  const text = line.repeat(1000);
  const spans = [span(4050, 8250), span(50_010, 50_020, "c2")];
  const blocks = cutBlocks(text, spans);
  expect(blocks.length).toBeGreaterThan(15);
  expect(blocks.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
  for (const { end } of blocks) {
    expect(text[end - 1]).toBe("\n");
    expect(spans.some((one) => one.start < end && end < one.end)).toBe(false);
  }
  const shown = blocks.flatMap((block) =>
    spansIn(block, spans).map(
      ({ start, end }) => text.slice(block.start, block.end).slice(start, end).length,
    ),
  );
  expect(shown).toEqual([4200, 10]);
});

test("a text without line ends is one block", () => {
  expect(cutBlocks("x".repeat(9000), [])).toEqual([{ start: 0, end: 9000 }]);
  expect(cutBlocks("", [])).toEqual([]);
});
