import { expect, test } from "vitest";
import { quoteHeader, quoteLine } from "./quote-line";
import { readResume } from "./read-resume";

const read = (text: string) => readResume(text, new Date("2026-01-01"));
const LONG = `Baker who baked rye loaves and rolls ${"and buns ".repeat(30)}for four shops`;

test("a quote begins and ends with whole words, wherever its match does", () => {
  const resume = read(`EXPERIENCE\n${LONG}`);
  const line = resume.lines[1];
  if (!line) throw new Error("no line");
  for (let start = line.from; start < line.end - 5; start++) {
    for (const end of [start + 3, start + 100, start + 170]) {
      const quote = quoteLine(resume, 1, { start, end: Math.min(end, line.end) });
      const { start: a = 0, end: b = 0 } = quote ?? {};
      expect([resume.text[a - 1] ?? " ", resume.text[b] ?? " "].join("")).toMatch(/^\s\s$/);
      expect(quote?.quote.length).toBeLessThanOrEqual(160);
    }
  }
});

test("of a job without a title, its employer or a duty is quoted rather than its dates", () => {
  const resume = read("EXPERIENCE\n\nMay 2011 - June 2015\n- Baked rye loaves at night\n- Swept the floors");
  const [role] = resume.roles;
  expect(role && quoteHeader(resume, role)?.quote).toBe("Baked rye loaves at night");
});
