import { expect, test } from "vitest";
import reference from "../../docs/api.md?raw";
import { KEY_SCOPES, shapeOf } from "../../worker/key-scopes";
import { API } from "./access-table";

const shapes = (routes: string[]) => [...new Set(routes.map(shapeOf))].sort();

test("the table of key scopes knows every route, and no other", () => {
  expect(shapes(Object.keys(KEY_SCOPES))).toEqual(shapes(Object.keys(API)));
});

test("the reference lists every call of the API that a recruiter's key opens, with its scope", () => {
  const listed = [...reference.matchAll(/^\| `([A-Z]{1,6} \S{1,80})` {1,80}\| (\w{1,8})/gm)];
  const ofPartners = ["GET /api/tournaments/partner", "GET /api/proxy/s3-results", "GET /api/health"];
  const open = Object.entries(KEY_SCOPES).filter(
    ([route, needed]) => / \/api\//.test(route) && needed !== "none" && !ofPartners.includes(route),
  );
  expect(listed.map(([, route, scope]) => [route, scope]).sort()).toEqual(open.sort());
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
