import { expect, test } from "vitest";
import { factor, relate } from "./factor";

const kitchen = ["cook", "menu", "oven"];
const books = ["ledger", "invoice", "tax"];
const lines = Array.from({ length: 20 }, (_, i) => {
  const words = i % 2 === 0 ? kitchen : books;
  return words.map((_word, at) => words[(at + i) % words.length] ?? "");
});
const stems = [...kitchen, ...books];

const similarity = (a: number[], b: number[]) =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0) / (Math.hypot(...a) * Math.hypot(...b));

test("words that stand together are related, and no others", () => {
  const [cook] = relate(lines, stems);
  expect(cook?.columns.toSorted()).toEqual([1, 2]);
});

test("words of one trade point the same way, and those of another do not", () => {
  const [cook = [], menu = [], , ledger = []] = factor(relate(lines, stems), 2);
  expect(similarity(cook, menu)).toBeGreaterThan(0.3);
  expect(Math.abs(similarity(cook, ledger))).toBeLessThan(0.1);
});

test("the same lines give the same vectors", () => {
  expect(factor(relate(lines, stems), 2)).toEqual(factor(relate(lines, stems), 2));
});
