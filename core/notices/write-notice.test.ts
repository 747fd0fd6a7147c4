import { expect, test } from "vitest";
import { places } from "./places";
import { writeNotice } from "./write-notice";

const settings = {
  company: "Acme",
  contact: "hiring@acme.example",
  ...({ retentionDays: 90, recordYears: 4 } as const),
  judge: { engine: "workers-ai", version: "1", model: "@cf/some/model" },
};

test("there is a notice for each place", () => {
  expect(places.map(({ id }) => id)).toEqual([
    "new-york-city",
    "illinois",
    "california-crd",
    "california-admt",
    "colorado",
    "european-union",
  ]);
});

test.each(places)("$name: names who, what, how long and whom to ask", (place) => {
  const notice = writeNotice(place, settings);
  for (const words of [
    "Acme",
    "hiring@acme.example",
    "for 90 days",
    "for 4 years",
    "a person",
    "a language model (@cf/some/model)",
    ...place.says,
  ])
    expect(notice).toContain(words);
  expect(place.basedOn).toMatch(/\d/);
});

test("the built-in judge is no language model, and a judge that nobody knows yet is not named", () => {
  const [place] = places;
  if (!place) throw new Error("no places");
  const judge = { engine: "embedded", version: "1", model: null };
  expect(writeNotice(place, { ...settings, judge })).toContain("not by a language model");
  expect(writeNotice(place, { ...settings, judge: null })).not.toContain("language model");
});

test("an account that keeps no records says nothing of them", () => {
  const [place] = places;
  if (!place) throw new Error("no places");
  expect(writeNotice(place, { ...settings, recordYears: 0 })).not.toContain("on record");
});
