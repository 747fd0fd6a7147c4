import { analyse } from "scslre";
import { describe, expect, test, vi } from "vitest";
import { type Pattern, readPatterns, recordPatterns, sources } from "./patterns/list-patterns";
import { findUnprovenLoops } from "./patterns/unproven-loops";

/** Lists what is wrong with a pattern: loops that may read the same text repeatedly, or compete for the same text. */
function faultsOf({ source, flags }: Omit<Pattern, "place">): string[] {
  const { reports } = analyse({ source, flags });
  const loops = findUnprovenLoops(source, flags);
  // Runs that are tried from each position ("Move") are covered by `findUnprovenLoops`, which rules out the harmless
  // ones.
  const trades = reports.filter(({ type, exponential }) => type !== "Move" || exponential);
  return [
    ...loops.map((loop) => `${loop} may read the same text from many places`),
    ...trades.map(
      ({ character }) => `loops that share ${character.pick} may divide a run of it in many ways`,
    ),
  ];
}

/** Patterns that are built while the product runs. Each is built once. */
const MADE_LATER: (() => Promise<unknown>)[] = [
  async () => (await import("#platform/documents/xml-tokens")).attribute('<w:sz w:val="2"/>', "val"),
  async () => {
    const { locateQuote } = await import("#platform/ai/locate-quote");
    const text = "Led payroll — in the north";
    const line = { number: 1, start: 0, end: text.length, text, kind: "work", isHeading: false } as const;
    expect(locateQuote(text, [line], { lines: [1], quote: text })).toBeDefined();
  },
];

test("no pattern of the product takes more than about linear time, whatever the text", async () => {
  const { literals, constructed } = readPatterns();
  expect(literals.length).toBeGreaterThan(550);
  expect(constructed.length).toBeGreaterThan(30);
  // Rules are passed to the code that builds patterns from them, so the whole core is loaded.
  const makers = constructed.map((place) => place.replace(/:\d+$/, ""));
  const modules = new Set([...sources.filter((file) => file.startsWith("core/")), ...makers]);
  const made = await recordPatterns(async () => {
    // Other test files share their modules with this one, but these must be loaded while patterns are recorded.
    vi.resetModules();
    for (const file of modules) await import(/* @vite-ignore */ `../${file}`);
    for (const make of MADE_LATER) await make();
  });
  const places = new Set(made.map(({ place }) => place));
  expect(
    constructed.filter((place) => !places.has(place)),
    "patterns that were not seen",
  ).toEqual([]);
  const faults = [...literals, ...made].flatMap((pattern) =>
    faultsOf(pattern).map((fault) => `${pattern.place} ${fault}: /${pattern.source.slice(0, 80)}/`),
  );
  expect([...new Set(faults)], "bound the loop, {0,80}, or let it begin apart, (?<!\\s)\\s+$").toEqual([]);
}, 180_000);

test("no pattern in code is longer than 200 characters: lists of words are data (core/patterns.ts)", () => {
  const long = readPatterns().literals.filter(({ source }) => source.length > 200);
  expect(long.map(({ place, source }) => `${place}: ${source.length} characters`)).toEqual([]);
});

describe("the check itself", () => {
  test.each([
    [/(\p{Lu}[\p{L}+#.]*)\s?\(([^()\n]{2,120})\)/gu],
    [/\s+$/],
    [/[.,;]+$/],
    [/\([^)]*\)/],
    [/[^.;]*\bdiscriminat\w+/gi],
    [/\bage\b[^.;]*\bonly\b/i],
    [/,(?![^()]*\))/],
    [/a[^b]{0,4000}c/],
    [/(?:a+)+b/],
    [/^(?:\w+\s?)*$/],
    [/\d+\s*\+?\s*years/],
    [/(?<=\w+)!/],
  ])("%s is found out", (pattern) => {
    expect(faultsOf(pattern)).not.toEqual([]);
  });

  test.each([
    [/(?<![\p{L}+#])(\p{Lu}[\p{L}+#.]{0,40})\s?\(/gu],
    [/(?<!\s)\s+$/],
    [/\([^()]*\)/],
    [/\bcertif\w+\b/i],
    [/^.*\bas an?\b/],
    [/^\s*[-*]\s+/],
    [/\s+/g],
    [/,[^.;]*/],
    [/^[\w ]*:/m],
    [/(?<=:)\s*(?=\w)/],
  ])("%s is left alone", (pattern) => {
    expect(faultsOf(pattern)).toEqual([]);
  });
});
