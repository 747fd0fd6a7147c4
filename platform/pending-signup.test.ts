import { afterEach, expect, test, vi } from "vitest";
import { decryptPendingSignup, encryptPendingSignup } from "./pending-signup";

const KEY = "a key of at least thirty-two characters";
const credentials = { email: "a@example.com", password: "correct horse" };

afterEach(() => {
  vi.useRealTimers();
});

test("a sealed signup opens with its key and hides the password", async () => {
  const sealed = await encryptPendingSignup(credentials, KEY);
  expect(await decryptPendingSignup(sealed, KEY)).toEqual(credentials);
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("correct horse");
});

test("another key, a changed value and rubbish open nothing", async () => {
  const sealed = await encryptPendingSignup(credentials, KEY);
  expect(await decryptPendingSignup(sealed, `${KEY}!`)).toBeNull();
  expect(await decryptPendingSignup(`${sealed.slice(0, -2)}AA`, KEY)).toBeNull();
  expect(await decryptPendingSignup("rubbish", KEY)).toBeNull();
});

test("it lives ten minutes", async () => {
  vi.useFakeTimers();
  const sealed = await encryptPendingSignup(credentials, KEY);
  vi.advanceTimersByTime(9.9 * 60_000);
  expect(await decryptPendingSignup(sealed, KEY)).toEqual(credentials);
  vi.advanceTimersByTime(0.2 * 60_000);
  expect(await decryptPendingSignup(sealed, KEY)).toBeNull();
});
