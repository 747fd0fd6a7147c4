import { expect, test } from "vitest";
import { places } from "./places";
import { writeNotice } from "./write-notice";

const settings = { company: "Acme", contact: "hiring@acme.example", retentionDays: 90, recordYears: 4 };

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
    ...place.says,
  ])
    expect(notice).toContain(words);
  expect(place.restsOn).toMatch(/\d/);
});

test("an account that keeps no records says nothing of them", () => {
  const [place] = places;
  if (!place) throw new Error("no places");
  expect(writeNotice(place, { ...settings, recordYears: 0 })).not.toContain("on record");
});
