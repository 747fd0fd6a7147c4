import { expect, test } from "vitest";
import { sampleResumes } from "#core/tournaments/sample/sample-tournament";
import { linkVersions } from "./link-versions";
import { fingerprintText, hammingDistance, MAX_HAMMING_DISTANCE, parseFingerprint } from "./text-fingerprint";

const card = (id: string, day: number, contactInfo: object = {}, text = "") => ({
  id,
  createdAt: `2026-01-${String(day).padStart(2, "0")}T00:00:00.000Z`,
  contactInfo,
  textPrint: fingerprintText(text) ?? null,
});
const shown = (cards: ReturnType<typeof card>[]) =>
  [...new Set(linkVersions(cards).values())].map(({ ids, by }) => [ids.join(" "), by.join(" ")]);

const [amara = "", daniel = ""] = sampleResumes.map(({ text }) => text);

test("the same address in any case, and the same number in any form, are one person's; the newest stands first", () => {
  expect(
    shown([
      card("a", 1, { email: "Jo@example.com" }),
      card("b", 3, { email: "jo@example.com", phone: "+1 202 555 0143" }),
      card("c", 2, { phone: "(202) 555-0143" }),
      card("d", 4, { email: "other@example.com", phone: "+1 202 555 0199" }),
    ]),
  ).toEqual([["b c a", "email phone"]]);
});

test("two people who share a phone are two, if their names and addresses are others", () => {
  const phone = "+1 202 555 0143";
  const [tom, anna] = [
    { name: "Tom Baker", email: "tom@example.com", phone },
    { name: "Anna Baker", email: "anna@example.com", phone },
  ];
  expect(shown([card("a", 1, tom), card("b", 2, anna)])).toEqual([]);
  expect(shown([card("a", 1, tom), card("b", 2, { ...anna, name: "Tom Baker" })])).toEqual([
    ["b a", "phone"],
  ]);
});

test("a text with a line more is the same one; another person's is not, nor is one of a few words", () => {
  const edited = `${amara}\nVolunteering\nTeaches Node.js on Saturdays.`;
  expect(
    shown([card("old", 1, {}, amara), card("new", 2, {}, edited), card("other", 3, {}, daniel)]),
  ).toEqual([["new old", "text"]]);
  expect(fingerprintText("Baker, Hillside, 2018 - 2022")).toBeUndefined();
});

test("no two people of the sample are taken for one", () => {
  const prints = sampleResumes.map(({ text }) => parseFingerprint(fingerprintText(text) ?? ""));
  for (const [at, one] of prints.entries())
    for (const other of prints.slice(at + 1))
      expect(hammingDistance(one, other)).toBeGreaterThan(MAX_HAMMING_DISTANCE);
});

test("an agency's address links nobody", () => {
  expect(
    shown(Array.from({ length: 6 }, (_, n) => card(`${n}`, n + 1, { email: "desk@agency.example" }))),
  ).toEqual([]);
});

test("2,000 resumes are linked while nobody notices", () => {
  const print = (n: number) => (Math.imul(n + 1, 2654435761) >>> 0).toString(16).padStart(8, "0").repeat(2);
  const cards = Array.from({ length: 2000 }, (_, n) => ({
    ...card(`${n}`, 1 + (n % 28), { email: `${n % 1999}@example.com` }),
    textPrint: print(n),
  }));
  const start = performance.now();
  expect(linkVersions(cards).size).toBeGreaterThanOrEqual(2);
  expect(performance.now() - start).toBeLessThan(2000);
});
