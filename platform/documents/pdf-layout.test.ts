import { expect, test } from "vitest";
import { readingOrder } from "./pdf-layout";
import type { Piece } from "./pdf-segments";

const piece = (x: number, y: number, text: string, more: Partial<Piece> = {}): Piece => ({
  x,
  y,
  width: text.length * 5,
  size: 10,
  text,
  rtl: false,
  spaced: false,
  ...more,
});
const lines = (pieces: Piece[]) => readingOrder(pieces).split("\n").filter(Boolean);

test("pieces of a line are joined, with a blank where there is room for one", () => {
  expect(
    lines([
      piece(50, 100, "Type"),
      piece(70, 100, "Script"),
      piece(105, 100, "and"),
      piece(120, 100.5, "SQL", { spaced: true }),
    ]),
  ).toEqual(["TypeScript and SQL"]);
});

test("letters drawn twice to look bold count once", () => {
  expect(lines([piece(50, 100, "Skills"), piece(50.4, 100, "Skills")])).toEqual(["Skills"]);
});

test("a title above two columns and a line below them", () => {
  const left = ["Skills", "Python and Go", "Languages", "Polish, English"];
  const right = [
    "Experience of nine years in teams",
    "that build things together and",
    "Education in two cities",
    "Some university in the north",
  ];
  const pieces = [
    piece(
      50,
      50,
      "A name and a title that reach across the whole page from left to right and on to its edge",
    ),
    ...left.map((text, i) => piece(50, 100 + 14 * i, text)),
    ...right.map((text, i) => piece(220, 107 + 14 * i, text)),
    piece(50, 200, "References and everything else that is written across the whole width of the page again"),
  ];
  expect(lines(pieces)).toEqual([pieces[0]?.text, ...left, ...right, pieces.at(-1)?.text]);
});

test("dates beside jobs are read row by row, left or right of them", () => {
  const years = ["2021 - 2024", "2018 - 2021", "2015 - 2018", "2012 - 2015"];
  const jobs = [
    "Head of the kitchen in a hotel",
    "Second cook in a large canteen",
    "Cook for banquets on a ship",
    "Apprentice in a small bakery",
  ];
  const table = (dateX: number, jobX: number) =>
    jobs.flatMap((job, i) => [piece(dateX, 100 + 20 * i, years[i] ?? ""), piece(jobX, 100 + 20 * i, job)]);
  expect(lines(table(50, 150))).toEqual(jobs.map((job, i) => `${years[i]}\t${job}`));
  expect(lines(table(400, 50))).toEqual(jobs.map((job, i) => `${job}\t${years[i]}`));
});

test("columns drawn heading by heading are read one after the other, also where each line has its neighbor", () => {
  const left = [
    "Profile",
    "Keen learner of the trade",
    "who reads",
    "Experience",
    "Northwind Labs",
    "Built models",
    "and tuned them",
    "Projects",
    "Captions for images",
  ];
  const right = ["Skills", "Python", "", "Education", "Physics, 2017", "", "", "Activities", "Chess"];
  const blocks = [
    [0, 3],
    [3, 7],
    [7, 9],
  ];
  const column = (texts: string[], x: number, [from = 0, to = 0]: number[]) =>
    texts.slice(from, to).flatMap((text, i) => (text ? [piece(x, 100 + 14 * (from + i), text)] : []));
  const pieces = blocks.flatMap((block) => [...column(left, 50, block), ...column(right, 330, block)]);
  expect(lines(pieces)).toEqual([...left, ...right.filter(Boolean)]);
});

test("a bullet belongs to its text", () => {
  expect(lines([piece(50, 100, "•", { width: 4 }), piece(75, 100, "Led a team")])).toEqual(["• Led a team"]);
});

test("right-to-left lines are read from the right", () => {
  expect(lines([piece(50, 100, "עולם", { rtl: true }), piece(75, 100, "שלום", { rtl: true })])).toEqual([
    "שלום עולם",
  ]);
});

test("a wider gap is a blank line", () => {
  expect(readingOrder([piece(50, 100, "a"), piece(50, 112, "b"), piece(50, 140, "c")])).toBe("a\nb\n\nc");
});
