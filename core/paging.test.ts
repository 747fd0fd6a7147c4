import { expect, test } from "vitest";
import { PAGE_SIZE, type PageCursor, readToEnd, toPage } from "./paging";

const ALL = Array.from({ length: 2 * PAGE_SIZE + 1 }, (_, index) => 100 - index);

/** Reads like the database: from the cursor on, in its direction, one row more than a page. */
function read({ before, after }: PageCursor): number[] {
  const rows = before
    ? ALL.filter((n) => n > Number(before)).reverse()
    : ALL.filter((n) => !after || n < Number(after));
  return rows.slice(0, PAGE_SIZE + 1);
}
const page = (cursor: PageCursor) => toPage(read(cursor), cursor, String);

test("forwards to the end and back again, every row once", () => {
  const first = page({});
  expect(first.before).toBeNull();
  const second = page({ after: first.after ?? "" });
  const third = page({ after: second.after ?? "" });
  expect([...first.rows, ...second.rows, ...third.rows]).toEqual(ALL);
  expect(third.after).toBeNull();

  const back = page({ before: third.before ?? "" });
  expect(back).toEqual(second);
  expect(page({ before: back.before ?? "" })).toEqual(first);
});

test("a page whose rows were deleted since leads back to those that are left", () => {
  const last = String(ALL.at(-1));
  const gone = page({ after: last });
  expect(gone).toEqual({ rows: [], before: last, after: null });
  expect(page({ before: last }).rows).toEqual(ALL.slice(-PAGE_SIZE - 1, -1));
  expect(page({ before: "1000" })).toEqual({ rows: [], before: null, after: "1000" });
});

test("a list is read to its end, and no further than it is used", async () => {
  const asked: PageCursor[] = [];
  const rows = readToEnd(async (cursor) => {
    asked.push(cursor);
    return page(cursor);
  });
  expect((await rows.next()).value).toBe(ALL[0]);
  expect(asked).toHaveLength(1);
  const rest: number[] = [];
  for await (const row of rows) rest.push(row);
  expect(rest).toEqual(ALL.slice(1));
  expect(asked).toHaveLength(3);
});

test("a list that fits has no other pages, and an empty list has none", () => {
  expect(toPage([3, 2, 1], {}, String)).toEqual({ rows: [3, 2, 1], before: null, after: null });
  expect(toPage([], {}, String)).toEqual({ rows: [], before: null, after: null });
});
