import { expect, test } from "vitest";
import { isOptional, withoutOptionalAsides } from "./firmness";

test("an aside on what would be nice besides does not make the requirement optional", () => {
  expect(isOptional("CPR certificate (pediatric a plus)")).toBe(false);
  expect(withoutOptionalAsides("CPR certificate (pediatric a plus)")).toBe("CPR certificate");
});

test("an aside that says nothing else is about the requirement itself", () => {
  for (const item of ["Kafka (nice to have)", "Kafka (would be a plus)", "Kafka preferred"]) {
    expect(isOptional(item)).toBe(true);
    expect(withoutOptionalAsides(item)).toBe(item);
  }
});
