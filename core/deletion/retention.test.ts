import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { retentionSchema } from "./retention";

/** Undefined if the form is rejected. */
function isOnHold(checkbox: Record<string, string>): boolean | undefined {
  const form = new URLSearchParams({ retentionDays: "365", recordYears: "4", ...checkbox });
  const submission = parseWithZod(form, { schema: retentionSchema });
  return submission.status === "success" ? submission.value.isOnHold : undefined;
}

test("a legal hold begins only with a checked box", () => {
  expect(isOnHold({ isOnHold: "on" })).toBe(true);
  expect(isOnHold({})).toBe(false);
  expect(isOnHold({ isOnHold: "false" })).toBeUndefined();
});
