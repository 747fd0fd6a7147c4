import { afterEach, expect, test, vi } from "vitest";
import { createMemoryGate } from "./memory-gate";

afterEach(() => vi.useRealTimers());

/** Records what runs at each moment, and lets a test finish or fail each piece of work. */
function watched(room: number) {
  const withMemory = createMemoryGate(room, { lostAfterMs: 180_000 });
  const inHand: string[] = [];
  const seen: string[] = [];
  const begin = (name: string, size: number) => {
    let finish = () => {};
    let fail = (_: Error) => {};
    const promise = new Promise<void>((resolve, reject) => {
      finish = resolve;
      fail = reject;
    });
    const done = withMemory(size, async () => {
      inHand.push(name);
      seen.push(inHand.join(" "));
      await promise.finally(() => inHand.splice(inHand.indexOf(name), 1));
    });
    return { done, finish, fail };
  };
  return { begin, seen };
}

test("as much is in hand at once as there is room for, in order", async () => {
  vi.useFakeTimers();
  const { begin, seen } = watched(10);
  const [first, second, large, small] = [begin("a", 4), begin("b", 6), begin("c", 9), begin("d", 1)];
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["a", "a b"]);
  first?.finish();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["a", "a b"]);
  second?.finish();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["a", "a b", "c", "c d"]);
  large?.finish();
  small?.finish();
});

test("what is larger than the room is let in alone, and what fails makes room", async () => {
  vi.useFakeTimers();
  const { begin, seen } = watched(10);
  const large = begin("large", 30);
  begin("next", 1);
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["large"]);
  large.fail(new Error("unreadable"));
  await expect(large.done).rejects.toThrow("unreadable");
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).toEqual(["large", "next"]);
});

test("whoever was killed keeps nobody out for long", async () => {
  vi.useFakeTimers();
  const { begin, seen } = watched(10);
  begin("killed", 10);
  begin("next", 10);
  await vi.advanceTimersByTimeAsync(170_000);
  expect(seen).toEqual(["killed"]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen).toEqual(["killed", "killed next"]);
});
