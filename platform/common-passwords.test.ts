import { expect, test } from "vitest";
import { listCommonPasswords } from "../scripts/lib/common-passwords.mjs";
import { isCommonPassword } from "./common-passwords";

test("what people choose most is known, in whatever case", async () => {
  const common = ["123456", "password", "qwerty", "Password1", "LETMEIN", "iloveyou", "654321", "222222"];
  // Full-width digits count as the same digits.
  const all = [...common, "87654321", "abcdef", "qwertyuiop", "１２３４５６", "dragon", "trustno1"];
  expect(await Promise.all(all.map(isCommonPassword))).toEqual(all.map(() => true));
});

test("what nobody chooses is not, nor a part of it, nor what the product itself gives", async () => {
  const rare = ["local-only-password", "correct horse", "", "\n", "123456\n123456", "ssword", "123456 "];
  expect(await Promise.all(rare.map(isCommonPassword))).toEqual(rare.map(() => false));
});

test("the file holds what the lists of today say (else: node scripts/make-common-passwords.mjs)", async () => {
  const words = listCommonPasswords();
  expect(words.length).toBeGreaterThan(10_000);
  for (const word of words) expect(await isCommonPassword(word), word).toBe(true);
});
