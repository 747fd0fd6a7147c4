import { expect, test } from "vitest";
import { activePath } from "./menu";

test.each([
  ["/dashboard", "/dashboard"],
  ["/dashboard/tournaments", "/dashboard/tournaments"],
  ["/dashboard/tournament/1", "/dashboard/tournaments"],
  ["/dashboard/create-tournament", "/dashboard/tournaments"],
  ["/dashboard/resumes", "/dashboard/resumes"],
  ["/subscription/promo", "/subscription/manage"],
  ["/help", "/help"],
  ["/admin/paying-users", "/admin/tournaments"],
  ["/account", undefined],
])("on %s the active item is %s", (pathname, to) => {
  expect(activePath(pathname)).toBe(to);
});
