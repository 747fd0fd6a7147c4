import { expect, test } from "vitest";
import { asksRole } from "./asked-things";

test.each(["Sous Chef", "Train Driver", "Sales Representatives", "Lead Engineer", "Director of operations"])(
  "%s is a job",
  (text) => {
    expect(asksRole(text)).toBe(true);
  },
);

test.each([
  "Trains new phlebotomists",
  "Mentor junior technicians",
  "Training new agents",
  "A clear writer",
  "Educate boat owners",
  "Call on plumbers",
  "Schedule drivers",
  "Calls from reporters",
])("%s is something done", (text) => {
  expect(asksRole(text)).toBe(false);
});
