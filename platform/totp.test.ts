import { Secret, TOTP } from "otpauth";
import { expect, test } from "vitest";
import { createSecondFactorCodes } from "./totp";

const codes = createSecondFactorCodes("a key of at least thirty-two characters");
const NOW = new Date("2026-11-22T12:00:10Z");
const codeAt = (secret: string, time: number) =>
  new TOTP({ secret: Secret.fromBase32(secret), period: 30 }).generate({ timestamp: time });

test("a code of now, of the step before and of the next is known, others are not", async () => {
  const { sealed, secret, uri } = await codes.create("ada@example.com");
  expect(uri).toMatch(/^otpauth:\/\/totp\/Tierwise:ada%40example\.com\?/);
  expect(sealed).not.toContain(secret);
  const step = Math.floor(NOW.getTime() / 30_000);
  for (const offset of [-1, 0, 1]) {
    const code = codeAt(secret, NOW.getTime() + offset * 30_000);
    expect(await codes.findStep(sealed, `${code.slice(0, 3)} ${code.slice(3)}`, NOW)).toBe(step + offset);
  }
  for (const wrong of [codeAt(secret, NOW.getTime() + 90_000), "000", "", "letters"]) {
    expect([wrong, await codes.findStep(sealed, wrong, NOW)]).toEqual([wrong, undefined]);
  }
});

test("the secret opens with its own key only", async () => {
  const { sealed, secret } = await codes.create("ada@example.com");
  const code = codeAt(secret, NOW.getTime());
  expect(await codes.findStep(sealed, code, NOW)).toBeDefined();
  expect(await createSecondFactorCodes("another key").findStep(sealed, code, NOW)).toBeUndefined();
});

test("a recovery code is the same however it is typed, and of its account only", () => {
  const [code = ""] = codes.recoveryCodesOf("sealed");
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/);
  const hash = codes.hashRecoveryCode("one", code);
  expect(codes.hashRecoveryCode("one", ` ${code.toLowerCase().replace("-", "")}`)).toBe(hash);
  expect(codes.hashRecoveryCode("two", code)).not.toBe(hash);
});

test("each secret has ten recovery codes of its own, which need the key to be found", () => {
  const those = codes.recoveryCodesOf("sealed");
  expect(new Set(those).size).toBe(10);
  expect(codes.recoveryCodesOf("sealed")).toEqual(those);
  expect(codes.recoveryCodesOf("another")).not.toEqual(those);
  expect(createSecondFactorCodes("another key").recoveryCodesOf("sealed")).not.toEqual(those);
});
