import { expect, test } from "vitest";
import { widthsOf } from "./column-widths";
import { COLUMNS } from "./columns";

/** What a window of 1440 px leaves beside the navigation and the margins, in rem. */
const ROOM = (1440 - 224 - 80 - 2) / 16;

test.each([
  { dots: 10, isCompact: false, hasOpinions: false },
  { dots: 8, isCompact: false, hasOpinions: true },
  { dots: 6, isCompact: true, hasOpinions: false },
])("no column is cut at 1440 px: %o", (of) => {
  expect(widthsOf(COLUMNS, of).total).toBeLessThanOrEqual(ROOM);
});
