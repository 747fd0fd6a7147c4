import { expect, test } from "vitest";
import { KEY_SCOPES, shapeOf } from "../../worker/key-scopes";
import { API } from "./access-table";

const shapes = (routes: string[]) => [...new Set(routes.map(shapeOf))].sort();

test("the table of key scopes knows every route, and no other", () => {
  expect(shapes(Object.keys(KEY_SCOPES))).toEqual(shapes(Object.keys(API)));
});

test("no key opens what is the administrator's, and reading is all that a reading key may do", () => {
  const access = new Map(Object.entries(API).map(([route, who]) => [shapeOf(route), who]));
  for (const [route, needed] of Object.entries(KEY_SCOPES)) {
    const who = access.get(shapeOf(route));
    if (who === "admin" || who === "holder") expect(needed, route).toBe("none");
    if (needed === "any") expect(who, route).toBe("anyone");
    const changes = !route.startsWith("GET ") && !/\/export\/candidates$|\/mcp$/.test(route);
    if (changes) expect(needed, route).not.toBe("read");
    const deletes = route.startsWith("DELETE ") && !/\/(?:upload-session|intake\/:kind)$/.test(route);
    if (deletes) expect(needed, route).toBe("admin");
  }
});
