import { expect, test } from "vitest";
import { hideIdentity } from "./hide-identity";

const hide = (name: string, passage: string) => hideIdentity(passage, { name }).replace(/█+/g, "█");

test.each([
  ["José Núñez", "Jose Nunez led it. NÚÑEZ wrote it.", "█ led it. █ wrote it."],
  ["Sean O'Neill", "Thanks to O’Neill, ONeill and O'Neill", "Thanks to █, █ and █"],
  ["Jürgen Müller", "Mueller and Muller", "█ and █"],
  ["Mark Hill", "The report by Hill covers sales.", "The report by █ covers sales."],
  ["Robert King", "According to King, sales rose.", "According to █, sales rose."],
])("of %s nothing is left in %j", (name, passage, hidden) => {
  expect(hide(name, passage)).toBe(hidden);
});

test.each([
  ["Mark Hill", "Mark of quality in Chapel Hill, NC, on the hill"],
  ["Robert King", "Sorted books at King County library"],
  ["Ruby Singh", "Worked with Ruby on a shop"],
  ["April Jordan", "From April to June opened Jordan as a market"],
  ["Dean Current", "01/2018 to Current"],
])("a word that is no name of %s stays: %j", (name, passage) => {
  expect(hide(name, passage)).toBe(passage);
});

test.each([
  ["2015 - 2019 (202) 555-0143", "2015 - 2019 █"],
  ["Dec 2022 +1 202.555.0143", "Dec 2022 █"],
  ["0202 5550143", "█"],
  ["1202 555 01430 and 9202 555 0143", "1202 555 01430 and 9202 555 0143"],
])("the own number goes, the years before it stay: %j", (passage, hidden) => {
  expect(hideIdentity(passage, { phone: "+1 202 555 0143" }).replace(/█+/g, "█")).toBe(hidden);
});

test.each([
  ["+44 20 7946 0958", "0044 20 7946 0958"],
  ["+44 20 7946 0958", "+44 (0)20 7946 0958"],
  ["+49 170 12345678", "004917012345678"],
  ["+7 912 345 67 89", "89123456789"],
  ["+7 912 345 67 89", "8 (912) 345-67-89"],
])("the number %s goes as %s, too", (phone, passage) => {
  expect(hideIdentity(passage, { phone })).toBe("█".repeat(passage.length));
});
