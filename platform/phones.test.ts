import { expect, test } from "vitest";
import { findPhones } from "./phones";

test.each([
  ["+1 415 555 0142", "+1 415 555 0142"],
  ["(415) 555-0142", "+1 415 555 0142"],
  ["415.555.0142", "+1 415 555 0142"],
  ["(415) 555-0142 40 hours per week", "+1 415 555 0142"],
  ["Phone: 4155550142", "4155550142"],
  ["Oak, CA 94601\nPhone: 4155550142", "+1 415 555 0142"],
  ["Mob: 9812345678", "9812345678"],
  ["Pune 411001\nMob: 9812345678", "+91 98123 45678"],
  ["98123 45678", "98123 45678"],
  ["98123 45678 | Mill Road, Jaipur, India", "+91 98123 45678"],
  ["+91-98123-45678", "+91 98123 45678"],
  ["07400 123456", "07400 123456"],
  ["Leeds, UK | 07400 123456", "+44 7400 123456"],
  ["London\n020 7946 0123", "+44 20 7946 0123"],
  ["+44 (0)20 7946 0123", "+44 20 7946 0123"],
  ["8 (912) 345-67-89", "8 (912) 345-67-89"],
  ["Москва, 8 (912) 345-67-89", "+7 912 345 67 89"],
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
  ["Utrecht, Netherlands | 06 12345678", "+31 6 12345678"],
  ["Mill Lane 4, 1012 AB Amsterdam\n06-5550 4471", "+31 6 55504471"],
  ["Uppsala, Sweden | 070-123 45 67", "+46 70 123 45 67"],
  ["Basel, Schweiz | 078 555 04 56", "+41 78 555 04 56"],
  ["Nairobi, Kenya | 0712 345678", "+254 712 345678"],
  ["Ibadan | 0803 123 4567", "+234 803 123 4567"],
  ["Dublin, Ireland | 086 823 4567", "+353 86 823 4567"],
  ["Milltown | 078 555 04 56", "078 555 04 56"],
  ["Milltown | 0712 345678", "0712 345678"],
])("the address tells the country: %j", (text, number) => {
  expect(findPhones(text).map((found) => found.number)).toEqual([number]);
});

test.each([
  "Leeds, UK | 07911 123456 | d@example.com\nLanguages: English, Chinese (我会说中文)",
  "07911 123456 | d@example.com | Leeds, UK\nBorn in Lagos, Nigeria\nBSc, University of Lagos",
  "Languages: English, Chinese (我会说中文)\nBSc, University of Lagos\nLeeds, UK | 07911 123456",
])("neither schools nor languages tell the country: %j", (text) => {
  expect(findPhones(text).map((found) => found.number)).toEqual(["+44 7911 123456"]);
});

test("an employer's town does not tell the country", () => {
  const text =
    "Jo Roe\n07911 123456 | d@example.com\nClerk, Firm of Lagos\nI file.\nI sort.\nEXPERIENCE\nClerk, Lagos, Nigeria";
  expect(findPhones(text)[0]?.number).toBe("07911 123456");
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
