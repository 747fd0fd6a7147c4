import { expect, test, vi } from "vitest";
import { DomainError } from "#core/errors";
import { withAttemptLimit } from "./with-attempt-limit";

const counter = (waitMs = 0) => ({
  take: vi.fn(async () => waitMs),
  giveBack: vi.fn(async (_outcome: "right" | "not-made") => {}),
});

test("an attempt is counted before it is made, and given back if it was right", async () => {
  const counters = [counter(), counter()];
  const guess = vi.fn(async () => {
    for (const { take } of counters) expect(take).toHaveBeenCalledOnce();
    return "session";
  });
  expect(await withAttemptLimit(counters, guess)).toBe("session");
  for (const { giveBack } of counters) expect(giveBack.mock.calls).toEqual([["right"]]);
});

test("a wrong one stays counted; a fault on our side or another refusal does not", async () => {
  for (const [error, givenBack] of [
    [new DomainError("bad_credentials"), []],
    [new DomainError("wrong_password"), []],
    [new DomainError("promo_invalid"), []],
    [new DomainError("promo_redeemed_before"), [["not-made"]]],
    [new Error("the database is away"), [["not-made"]]],
  ] as const) {
    const one = counter();
    await expect(withAttemptLimit([one], () => Promise.reject(error))).rejects.toBe(error);
    expect(one.giveBack.mock.calls).toEqual(givenBack);
  }
});

test("where a counter says to wait nothing is tried, and what others counted is given back", async () => {
  const [first, second, third] = [counter(), counter(90_500), counter()];
  const guess = vi.fn();
  await expect(withAttemptLimit([first, second, third], guess)).rejects.toMatchObject({
    status: 429,
    message: "Too many attempts. Please wait 2 minutes and try again.",
    retryAfterSeconds: 91,
  });
  expect(guess).not.toHaveBeenCalled();
  expect([first.giveBack.mock.calls, second.giveBack.mock.calls]).toEqual([[["not-made"]], []]);
  expect(third.take).not.toHaveBeenCalled();
});

test("what was right stays right when its counter cannot be reached any more; what cannot be counted is not tried", async () => {
  const away = () => Promise.reject(new Error("away"));
  const guess = vi.fn(async () => "session");
  expect(await withAttemptLimit([{ ...counter(), giveBack: away }], guess)).toBe("session");
  await expect(withAttemptLimit([{ ...counter(), take: away }], guess)).rejects.toThrow("away");
  expect(guess).toHaveBeenCalledOnce();
});
