import { expect, test } from "vitest";
import { safeEntryName } from "./entry-names";

test("a long name is cut at its beginning, in front of or after an emoji", () => {
  for (const length of [178, 179, 180]) {
    const name = safeEntryName(`nnn😀${"n".repeat(length)}`);
    expect(() => encodeURIComponent(name)).not.toThrow();
    expect(name.endsWith("n".repeat(178))).toBe(true);
  }
});
