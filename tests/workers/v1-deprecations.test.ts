import { Hono } from "hono";
import { expect, test } from "vitest";
import { API_CHANGES, DEPRECATIONS } from "#core/partners/api-changes";
import type { HonoEnv } from "../../worker/http";
import { describeApi } from "../../worker/v1/app";
import { announceDeprecations } from "../../worker/v1/deprecations";
import { call } from "./call";
import { joinPartner } from "./support";

const DATE = /^\d{4}-\d\d-\d\d$/;
const HEADERS = ["Deprecation", "Sunset", "Link"];

const old = {
  call: "GET /v1/listings/{listingId}",
  ...{ since: "2027-01-01", sunset: "2028-01-01", instead: "Call the new one." },
};

test("answers to a deprecated call say so, and no others do", async () => {
  const api = new Hono<HonoEnv>()
    .use(announceDeprecations([old]))
    .get("/v1/listings/:id", (c) => {
      c.header("Link", '<https://app.example/v1/next>; rel="next"');
      return c.text("old");
    })
    .get("/v1/listings", (c) => c.text("new"));
  const answer = await api.request("https://app.example/v1/listings/1");
  expect(HEADERS.map((name) => answer.headers.get(name))).toEqual([
    "@1798761600",
    "Sat, 01 Jan 2028 00:00:00 GMT",
    '<https://app.example/v1/next>; rel="next", <https://app.example/v1/changelog>; rel="deprecation"; type="text/html"',
  ]);
  const other = await api.request("https://app.example/v1/listings");
  expect(HEADERS.map((name) => other.headers.get(name))).toEqual([null, null, null]);
});

test("the table names calls that exist, and gives them at least twelve months", () => {
  const { paths = {} } = describeApi("https://app.example");
  for (const { call: name, since, sunset } of DEPRECATIONS) {
    const [method = "", path = ""] = name.split(" ");
    expect(paths[path]?.[method.toLowerCase() as "get"], name).toMatchObject({ deprecated: true });
    expect([since, sunset]).toEqual([expect.stringMatching(DATE), expect.stringMatching(DATE)]);
    expect(new Date(sunset).getUTCFullYear() * 12 + new Date(sunset).getUTCMonth()).toBeGreaterThanOrEqual(
      new Date(since).getUTCFullYear() * 12 + new Date(since).getUTCMonth() + 12,
    );
  }
  const versions = API_CHANGES.map(({ version }) => version);
  expect(versions).toEqual(versions.toSorted().toReversed());
});

test("no answer of today's API is marked", async () => {
  const { token } = await joinPartner();
  const answer = await call("/v1/listings", { token });
  expect([answer.status, answer.headers.get("Deprecation")]).toEqual([200, null]);
});
