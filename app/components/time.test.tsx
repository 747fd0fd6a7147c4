import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LocalDate, TimeAgo } from "./time";

test("a day with its exact time as title, and N/A without a date", () => {
  const day = renderToStaticMarkup(<LocalDate iso="2026-11-21T12:00:00.000Z" />);
  expect(day).toMatch(/title="November 21, 2026[^"]*">Nov 21, 2026</);
  expect(renderToStaticMarkup(<LocalDate iso={null} />)).toBe("N/A");
  expect(renderToStaticMarkup(<TimeAgo iso={undefined} />)).toBe("N/A");
});
