import { expect, test } from "vitest";
import { joinHyphens, joinKnownHyphens } from "./join-hyphens";

test.each([
  ["a divided word", "Led the man-\nagement team", "Led the management team"],
  ["a word written elsewhere", "A novelist; this nov-\nelist", "A novelist; this novelist"],
  ["a compound", "Worked full-\ntime in Lyon", "Worked full-time in Lyon"],
  [
    "a compound with a participle",
    "Safety-\noriented, relationship-\nbuilding",
    "Safety-oriented, relationship-building",
  ],
  ["a span of years", "2016-\n2019", "2016-\n2019"],
  ["a name", "Anna Meyer-\nKow", "Anna Meyer-\nKow"],
  ["a dash", "Cook -\nhotel", "Cook -\nhotel"],
  ["a longer compound", "state-of-the-\nart", "state-of-the-\nart"],
])("%s", (_, text, joined) => {
  expect(joinHyphens(text)).toBe(joined);
});

test.each([
  ["a word of the dictionary", "BSc in Accoun-\nting, 2014", "BSc in Accounting, 2014"],
  ["a word of a known skill, indented", "two accounts pay-\n  able clerks", "two accounts payable clerks"],
  ["a word written elsewhere", "Zorbing; the zor-\nbing hill", "Zorbing; the zorbing hill"],
  ["a compound", "Worked full-\ntime in Lyon", "Worked full-\ntime in Lyon"],
  ["a list", "Tools: Word -\nexcel", "Tools: Word -\nexcel"],
  ["an unknown word", "the zor-\nbing hill", "the zor-\nbing hill"],
])("in a text file, %s", (_, text, joined) => {
  expect(joinKnownHyphens(text)).toBe(joined);
});
