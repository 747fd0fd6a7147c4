import { expect, test } from "vitest";
import { stem } from "./stem";

test.each([
  ["catalogue", "cataloged"],
  ["catalogued", "cataloging"],
  ["cataloguing", "cataloger"],
  ["dialogue", "dialog"],
])("%s and %s are one word", (british, american) => {
  expect(stem(british)).toBe(stem(american));
});

test.each(["vogue", "rogue"])("%s is written so in America too", (word) => {
  expect(stem(word)).toBe(word.replace(/e$/, ""));
});

test("what is excellent is no Excel", () => {
  expect(stem("excellent")).not.toBe(stem("excel"));
  expect(stem("exceled")).toBe(stem("excel"));
});

test.each([
  ["anaesthetist", "anesthetist"],
  ["paediatrics", "pediatrics"],
  ["haematology", "hematology"],
  ["orthopaedic", "orthopedic"],
  ["diarrhoea", "diarrhea"],
  ["radiologist", "radiology"],
  ["psychiatrist", "psychiatry"],
  ["archivist", "archives"],
  ["photographs", "photography"],
])("%s is of the same work as %s", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ["shoe", "she"],
  ["accessibility", "access"],
  ["journalist", "journals"],
])("%s has nothing to do with %s", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});
