import { expect, test } from "vitest";
import { noticeSettingsSchema } from "./notice-settings";

const isTaken = (contact: string) => noticeSettingsSchema.safeParse({ company: "Acme", contact }).success;

test("candidates are told an email address, a web address or a phone number, or nothing yet", () => {
  for (const contact of [
    "",
    "jobs@acme.example",
    "Robin Example, jobs@acme.example",
    "https://acme.example/contact",
    "Call +44 (0)20 7946 0958",
    "555-0143-22",
  ])
    expect([contact, isTaken(contact)]).toEqual([contact, true]);
  for (const contact of [
    "not an email",
    "jobs@",
    "jobs@acme",
    "http://acme.example",
    "https://",
    "Room 12, 2026",
  ])
    expect([contact, isTaken(contact)]).toEqual([contact, false]);
});
