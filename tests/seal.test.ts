import { expect, test } from "vitest";
import { createSeal } from "../scripts/lib/seal.mjs";

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

test("what is sealed tells nothing, differs each time, and opens with its passphrase alone", () => {
  const { salt, seal } = createSeal("a passphrase");
  const sealed = seal(SECRET);
  expect(sealed).toMatch(/^sealed:[\w+/=]+$/);
  expect(seal(SECRET)).not.toBe(sealed);
  expect(createSeal("a passphrase", salt).open(sealed)).toBe(SECRET);
  expect(() => createSeal("another", salt).open(sealed)).toThrow("sealed with another passphrase");
  expect(() => createSeal("a passphrase").open(sealed)).toThrow("sealed with another passphrase");
});

test("what was changed after it was sealed is not opened, and nothing is sealed without a passphrase", () => {
  const { seal, open } = createSeal("a passphrase");
  const sealed = seal(SECRET);
  const end = sealed.endsWith("AA==") ? "BB==" : "AA==";
  expect(() => open(sealed.slice(0, -4) + end)).toThrow("sealed with another passphrase");
  expect(() => open("sealed:")).toThrow("sealed with another passphrase");
  expect(() => createSeal(undefined).seal(SECRET)).toThrow("Set BACKUP_PASSPHRASE");
});
