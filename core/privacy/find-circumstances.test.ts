import { expect, test } from "vitest";
import { maskPersonalDetails } from "./mask-personal-details";

const mask = (text: string) => maskPersonalDetails(text, { spans: [] });

test.each([
  "Maternity leave, Mar 2019 - Feb 2020",
  "Career break to raise children, 2019 - 2020",
  "CAREER BREAK 2012 - 2013: care of a sick parent",
  "Career break\n2012 - 2013: care of a sick parent",
  "née Novak",
  "Elternzeit 2019 - 2020",
  "Декретный отпуск 2019 — 2021",
  "S/o Ramesh Kumar",
  "Born 12.03.1959 in Kano",
  "Born and raised in Lagos, Nigeria",
  "Wheelchair user",
  "Registered disabled",
  "Single mother",
  "Green card holder",
  "Konfession: evangelisch",
  "Stato civile: coniugata",
  "Tribe: Yoruba",
  "Не замужем, детей нет",
])("%s leaves no word", (line) =>
  expect(mask(`Jo Doe\n${line}\nSkills`)).not.toMatch(/\n[^\n]*\p{L}{2}[^\n]*\nSkills/u),
);

test.each([
  ["Sergeant, Israel Defense Forces", "Sergeant, ██████ Defense Forces"],
  ["Corporal, Indian Army, 2010", "Corporal, ██████ Army, 2010"],
  ["BSc, Smith College for Women", "BSc, Smith College █████████"],
])("of %s stays that it was one", (line, masked) => expect(mask(line)).toBe(masked));

test.each([
  "Managed maternity leave policy for 300 people",
  "Maternity leave cover, HR Adviser",
  "Sick leave administration",
  "Taught deaf children for six years",
  "Built a wheelchair ramp",
  "Indian cuisine",
  "French Revolution museum guide",
])("%s is work", (line) => expect(mask(line)).toBe(line));
