import { expect, test } from "vitest";
import { findBracketed } from "./find-bracketed";

const shown = (text: string) =>
  findBracketed(text).map(({ term, start, end }) => [term.name, text.slice(start, end)]);

test("a bracket names members of the family before it", () => {
  expect(shown("Java, Spring (Boot, Security, Data), SQL")).toEqual([
    ["Spring Boot", "Boot"],
    ["Spring Security", "Security"],
    ["Spring Data", "Data"],
  ]);
  expect(shown("Spring Framework (Cloud, etc) and Adobe (Photoshop / Illustrator)")).toEqual([
    ["Spring Cloud", "Cloud"],
    ["Adobe Photoshop", "Photoshop"],
    ["Adobe Illustrator", "Illustrator"],
  ]);
});

test("a bracket that only adds to what is before it names none", () => {
  expect(shown("Clerk (Boot, Data), Leeds (2019, part time)")).toEqual([]);
});

test("a run of capitals is looked at once, however long it is", () => {
  for (const unit of ["A", "aB", "A.", "C++", "A(", "A (b"]) {
    const text = unit.repeat(150_000 / unit.length);
    const before = process.cpuUsage();
    findBracketed(text);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000, unit).toBeLessThan(1500);
  }
});
