import { expect, test } from "vitest";
import { findPhones } from "./phones";

test.each([
  ["+1 415 555 0142", "+1 415 555 0142"],
  ["(415) 555-0142", "+1 415 555 0142"],
  ["415.555.0142", "+1 415 555 0142"],
  ["(415) 555-0142 40 hours per week", "+1 415 555 0142"],
  ["Phone: 4155550142", "+1 415 555 0142"],
  ["Mob: 9812345678", "+91 98123 45678"],
  ["98123 45678", "+91 98123 45678"],
  ["+91-98123-45678", "+91 98123 45678"],
  ["07400 123456", "+44 7400 123456"],
  ["London\n020 7946 0123", "+44 20 7946 0123"],
  ["+44 (0)20 7946 0123", "+44 20 7946 0123"],
  ["8 (912) 345-67-89", "+7 912 345 67 89"],
  ["Berlin, Germany\nTel. 030 123456789", "+49 30 123456789"],
  ["0044 7700 900123", "+44 7700 900123"],
  ["Tel: 123-456-7890", "123-456-7890"],
  ["(0161) 496 0123 | jane@example.com", "(0161) 496 0123"],
  ["07700 900123\njane@example.com", "07700 900123"],
  ["0412 345 678, jane@example.com", "0412 345 678"],
  ["(11) 98765-4321\njane@example.com", "(11) 98765-4321"],
  ["13800138000 jane@example.com", "13800138000"],
])("phone of %j", (text, number) => {
  expect(findPhones(text).map((found) => found.number)).toEqual([number]);
});

test.each([
  "2015 - 2019",
  "01/2015 - 03/2019",
  "01.02.2015-03.04.2019",
  "2016-05-01 2018-06-30",
  "Passport No: 123456789",
  "ZIP 62704-1234",
  "ISBN 978-3-16-148410-0",
  "Budget of $12,000,000",
  "Roll no 1234567890",
  "SSN: 123-45-6789",
  "https://example.com/in/4155550142",
  "Springfield, IL 62704-1234 | jane@example.com",
  "Worked 2015 2019, 012345678 units",
])("no phone in %j", (text) => {
  expect(findPhones(text)).toEqual([]);
});

test("offsets are those of the text", () => {
  const text = "Call  (415) 555-0142 now";
  const [found] = findPhones(text);
  expect(text.slice(found?.start, found?.end)).toBe("(415) 555-0142");
});
