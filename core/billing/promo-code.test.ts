import { expect, test } from "vitest";
import { promoCodeFormSchema, promoCodeSchema } from "./promo-code";

test.each([0, -1, 1.5, "1.5", "x", "?"])("%s is no number of uses", (maxUses) => {
  const { error } = promoCodeSchema.safeParse({ code: "SPRING", maxUses });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "Maximum uses must be a positive whole number",
  ]);
});

test("what is left out: no limit, no description; active, but in a form switched off", () => {
  const made = { code: "ABC", description: null, maxUses: null };
  expect(promoCodeSchema.parse({ code: "abc" })).toEqual({ ...made, isActive: true });
  expect(promoCodeSchema.parse({ code: "abc", maxUses: "", description: " " })).toMatchObject(made);
  expect(promoCodeFormSchema.parse({ code: "abc" })).toEqual({ ...made, isActive: false });
});
