import { expect, test, vi } from "vitest";
import { memoizeByObject } from "./memoize";

test("each object is read once, even if there is nothing to be found", () => {
  const read = vi.fn(({ name }: { name: string }) => (name === "" ? undefined : name.length));
  const lengthOf = memoizeByObject(read);
  const [long, empty] = [{ name: "Ada" }, { name: "" }];
  expect([long, long, empty, empty, { name: "Ada" }].map(lengthOf)).toEqual([3, 3, undefined, undefined, 3]);
  expect(read).toHaveBeenCalledTimes(3);
});
