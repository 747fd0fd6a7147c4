import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { StatusBadge } from "./status-badge";
import { TimeAgo } from "./time";

test("a status nobody knows is shown as it is", () => {
  expect(renderToStaticMarkup(<StatusBadge status="foo" />)).toContain(">foo<");
});

test("no date is N/A", () => {
  expect(renderToStaticMarkup(<TimeAgo iso={undefined} />)).toBe("N/A");
});
