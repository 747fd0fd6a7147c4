import { afterEach, expect, test, vi } from "vitest";
import { createTurns } from "./take-turns";

afterEach(() => vi.useRealTimers());

/** Records what runs at each moment, and lets a test finish or fail each piece of work. */
function watched() {
  const takeTurn = createTurns({ lostAfterMs: 180_000 });
  const inHand: string[] = [];
  const seen: string[] = [];
  const begin = (name: string) => {
    let finish = () => {};
    let fail = (_: Error) => {};
    const promise = new Promise<void>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
    const done = takeTurn(async () => {
      inHand.push(name);
      seen.push(inHand.join(" "));
      await promise.finally(() => inHand.splice(inHand.indexOf(name), 1));
    });
    return { done, finish, fail };
  };
  return { begin, seen };
}

test("one piece of work runs at a time, in order, and what fails ends its turn", async () => {
  vi.useFakeTimers();
  const { begin, seen } = watched();
  const [first, second] = [begin("a"), begin("b"), begin("c")];
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["a"]);
  first?.finish();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["a", "b"]);
  second?.fail(new Error("unreadable"));
  await expect(second?.done).rejects.toThrow("unreadable");
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["a", "b", "c"]);
});

test("whoever was killed keeps nobody out for long", async () => {
  vi.useFakeTimers();
  const { begin, seen } = watched();
  begin("killed");
  begin("next");
  await vi.advanceTimersByTimeAsync(170_000);
  expect(seen).toEqual(["killed"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen).toEqual(["killed", "killed next"]);
});
