import { expect, test } from "vitest";
import { stem } from "../language/stem";
import { tokenize } from "../language/tokens";
import { findActionPhrases } from "./find-action-phrases";
import { ACTION_PHRASES } from "./tables";
import { findTerm } from "./vocabulary";

function names(text: string): string[] {
  const tokens = tokenize(text);
  return findActionPhrases(
    text,
    tokens,
    tokens.map(({ key }) => stem(key)),
  ).map(({ term }) => term.name);
}

test.each([
  ["Counted the stock every Friday", "Inventory Management"],
  ["Kept the calendars of two directors", "Calendar Management"],
  ["Headed a crew of eight roofers", "Team Management"],
  ["Sorted out complaints at the counter", "Customer Service"],
  ["Cashed up the till at night", "Cash Handling"],
  ["Kept the books of three shops", "Bookkeeping"],
  ["Chased overdue payments", "Accounts Receivable"],
  ["Hired 30 engineers in a year", "Recruitment"],
  ["Drew up the weekly rota", "Staff Scheduling"],
  ["Changed dressings twice a day", "Wound Care"],
  ["Gave out the evening medicines", "Medication Administration"],
  ["Drew blood from children", "Phlebotomy"],
  ["Wired 60 houses", "Electrical Installation"],
  ["Hung doors and fitted shelves", "Carpentry"],
  ["Drafted leases for offices", "Contract Drafting"],
  ["Took the minutes of the board", "Minute Taking"],
  ["Mixed drinks for 200 guests", "Bartending"],
  ["Coordinated the board's calendar", "Calendar Management"],
  ["Developed lessons for newcomers", "Lesson Planning"],
  ["Wrote two employee handbooks", "Policy Development"],
  ["Profits rose by controlling food and labor costs", "Food Cost Control"],
])("%s: %s", (text, name) => expect(names(text)).toContain(name));

test.each([
  "Changed the tyres. Dressings were sold next door",
  "Took the stairs\n\nBlood donor since 2012",
  "Kept to the plan; the books arrived late",
  "Drew portraits",
  "Led by example",
])("shows nothing: %s", (text) => expect(names(text)).toEqual([]));

test("every skill of the table is a known term", () => {
  const unknown = ACTION_PHRASES.map(({ skill }) => skill).filter((name) => !findTerm(name));
  expect(unknown).toEqual([]);
});
