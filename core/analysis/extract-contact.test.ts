import { expect, test } from "vitest";
import { extractContact } from "./extract-contact";

const noPhones = () => [];
const contact = (text: string) => {
  const { spans: _spans, ...rest } = extractContact(text, noPhones);
  return rest;
};

test.each([
  ["Priya Raman\nData Analyst\n", "Priya Raman"],
  ["CURRICULUM VITAE\nJOÃO DA SILVA\nEngenheiro", "João Da Silva"],
  ["SENIOR ACCOUNTANT\nSummary\nTen years of work", undefined],
  ["Résumé\n\nName: Li Wei\nPhone: none", "Li Wei"],
  ["Amelia Baker\nAssistant", "Amelia Baker"],
  ["Иванов Иван Иванович\nИнженер", "Иванов Иван Иванович"],
  ["Mary-Jane O’Neill | Project Manager | Dublin", "Mary-Jane O’Neill"],
  ["Java Developer\nMachine Learning", undefined],
  ["Dr. Omar van den Berg, MBA\nDirector", "Omar van den Berg"],
])("name of %j", (text, name) => {
  expect(contact(text).name).toBe(name);
});

test("the e-mail vouches for a name further down", () => {
  const text = "PROFILE\nSales Executive\nStrong seller\nKey Results\nTomas Novak\ntomas.novak@example.com\n";
  expect(contact(text)).toEqual({ name: "Tomas Novak", email: "tomas.novak@example.com" });
});

test("e-mails: trimmed of what is glued to them, first one shown, all spans kept", () => {
  const text =
    "Mail: a.b+c@mail.example.co.uk, second: (x@y.org). Not: @home or me@localhost. z@w.comPhone 5";
  const found = extractContact(text, noPhones);
  expect(found.email).toBe("a.b+c@mail.example.co.uk");
  expect(found.spans.map(({ start, end }) => text.slice(start, end))).toEqual([
    "a.b+c@mail.example.co.uk",
    "x@y.org",
    "z@w.com",
  ]);
});

test("the phone finder's first number is shown", () => {
  const found = extractContact("Call 1 or 2", () => [
    { number: "+1", start: 5, end: 6 },
    { number: "+2", start: 10, end: 11 },
  ]);
  expect(found.phone).toBe("+1");
  expect(found.spans).toHaveLength(2);
});

test("hostile input is read in linear time", () => {
  const started = performance.now();
  extractContact("a".repeat(2_000_000), noPhones);
  extractContact("@".repeat(200_000), noPhones);
  extractContact(`${"a.".repeat(200_000)}@${"b.".repeat(200_000)}`, noPhones);
  extractContact(`${"Aa ".repeat(400_000)}`, noPhones);
  expect(performance.now() - started).toBeLessThan(4000);
});
