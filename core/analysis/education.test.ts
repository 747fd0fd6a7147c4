import { expect, test } from "vitest";
import { findDegrees, readAskedLevel } from "./education";
import { educationLevels } from "./rubric";

const highest = (text: string) =>
  findDegrees(`Education\n${text}\n`)
    .map(({ level }) => level)
    .sort((one, other) => educationLevels.indexOf(other) - educationLevels.indexOf(one))[0];

test.each([
  ["PhD in Chemistry", "doctorate"],
  ["DPhil, Oxford", "doctorate"],
  ["Dr. rer. nat.", "doctorate"],
  ["MD, University of Leeds", "doctorate"],
  ["MA History, Leeds", "master"],
  ["MS Computer Science", "master"],
  ["LLM International Law", "master"],
  ["MArch", "master"],
  ["Dipl.-Ing. Maschinenbau", "master"],
  ["Máster en Finanzas", "master"],
  ["Laurea magistrale in Economia", "master"],
  ["Master 2 Informatique", "master"],
  ["BA (Hons) English", "bachelor"],
  ["BA English, Leeds, 2:1", "bachelor"],
  ["2012 – 2015: BS Nursing", "bachelor"],
  ["BS : Construction Management", "bachelor"],
  ["Grado en Enfermería", "bachelor"],
  ["Bacharelado em Administração", "bachelor"],
  ["BPharm", "bachelor"],
  ["HNC Electrical Engineering", "associate"],
  ["ADN", "associate"],
  ["BTS Comptabilité", "associate"],
  ["Ausbildung zum Kaufmann", "associate"],
  ["A-Levels: Maths, Physics", "secondary"],
  ["HSC 2012", "secondary"],
  ["Class XII, CBSE", "secondary"],
  ["Leaving Certificate", "secondary"],
])("%s is a degree: %s", (text, level) => {
  expect(highest(text)).toBe(level);
});

test.each([
  ...["MS Excel", "MS Project", "Boston, MA Office", "BA Lead, Northwind", "LLM agents", "Scrum Master"],
  ...["Master Electrician", "Master data management", "Associate Director", "March 2015", "MD of Northwind"],
])("%s is none", (text) => {
  expect(highest(text)).toBeUndefined();
});

test.each([
  ["Experience in a secondary school", undefined],
  ["Teaching math at a public high school", undefined],
  ["High school diploma", "secondary"],
  ["Completion of high school", "secondary"],
  ["Diploma from a secondary school", "secondary"],
  ["Culinary arts diploma", "associate"],
  ["High degree of independence", undefined],
  ["Associate’s in business or health administration", "associate"],
  ["Associate in a store", undefined],
  ["Graduate of a baking school", "associate"],
  ["Completion of an accredited welding program", "associate"],
  ["Completion of a bachelor's program", "bachelor"],
  ["Completion of an accredited residency program", undefined],
  ["Completion of school projects", undefined],
  ["Graduation from an accredited school", undefined],
  ["Medical school graduate", undefined],
])("%s asks for: %s", (text, level) => {
  expect(readAskedLevel(text)).toBe(level);
});
