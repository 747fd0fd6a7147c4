import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { ownerAsViewer } from "#core/audit/find-readable";
import { listingSchema } from "#core/partners/listing.schema";
import { sessions } from "#platform/d1/schema";
import { sha256 } from "#platform/tokens";
import routes from "../../app/routes";
import { app } from "../../worker/app";
import { type Access, API, BODIES, PAGES } from "./access-table";
import { call } from "./call";
import {
  db,
  deliver,
  joinPartner,
  openTournament,
  processJob,
  RESUME_TEXT,
  services,
  signUp,
  uploadText,
} from "./support";

/** Part of everything that has an owner. No response to anybody else may contain it. */
const MARKER = "zqmarker";

type Caller = { name: string; token?: string; is: "nobody" | "user" | "partner" };
type Owned = Record<string, string>;

let owned: Owned;

beforeAll(async () => {
  const { user } = await signUp(`${MARKER}-${crypto.randomUUID()}@example.com`);
  const { id: tournament } = await openTournament(user.id);
  const { id: resume } = await uploadText(tournament, `${MARKER}.txt`, `${RESUME_TEXT}\n${MARKER}`);
  const { partner, token } = await joinPartner(MARKER);
  const listing = await services.listings.create(
    partner.id,
    listingSchema.parse({ company: MARKER, title: MARKER, description: MARKER }),
  );
  const { id: file } = await uploadText(listing, `${MARKER}-2.txt`, `${RESUME_TEXT}\n${MARKER} 2`);
  const { id: deleted } = await openTournament(user.id);
  const { id: judged } = await uploadText(deleted, `${MARKER}-3.txt`, `${RESUME_TEXT}\n${MARKER} 3`);
  await deliver([resume, file, judged].map(processJob));
  await services.tournaments.delete({ userId: user.id, tournamentId: deleted });
  const hook = { url: `https://${MARKER}.example.com/hook`, events: ["resume.succeeded"] };
  const { webhook_id: webhook } = await (await call("/v1/webhooks", { token, json: hook })).json<{
    webhook_id: string;
  }>();
  owned = {
    tournament,
    deleted,
    resume,
    listing,
    file,
    webhook,
    partner: partner.id,
    tier: "A",
    user: user.id,
    version: "1",
    kind: "link",
    document: "dpia.md",
  };
}, 120_000);

async function everybodyElse(): Promise<Caller[]> {
  const other = await signUp();
  const loggedOut = await signUp();
  await services.accounts.logOut(loggedOut.token);
  const late = await signUp();
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.tokenHash, sha256(late.token)));
  const stranger = await joinPartner();
  const revoked = await joinPartner();
  const session = await services.partners.authenticate(revoked.token);
  if (session) await services.partners.logOut(session.token);
  return [
    { name: "nobody", is: "nobody" },
    { name: "another user", is: "user", token: other.token },
    { name: "a session that was logged out", is: "nobody", token: loggedOut.token },
    { name: "a session that has expired", is: "nobody", token: late.token },
    { name: "another partner", is: "partner", token: stranger.token },
    { name: "a revoked partner token", is: "nobody", token: revoked.token },
    { name: "a made-up token", is: "nobody", token: "eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0." },
  ];
}

/** These routes end the session they are called with, so they come last. */
const endsSession = (route: string) => route.endsWith("/logout");

const fill = (path: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => owned[name] ?? "11111111-1111-4111-8111-111111111111");

/**
 * The statuses that an API may return to a caller it is not for. Undefined if the response is the caller's own, which
 * then only must not leak.
 */
function refusals(access: Access, is: Caller["is"]): number[] | undefined {
  if (access === "anyone" || access === "holder") return undefined;
  if (is === "nobody") return [401];
  switch (access) {
    case "user":
      return is === "user" ? undefined : [401];
    case "owner":
      return is === "user" ? [404] : [401, 404];
    case "admin":
      return is === "user" ? [403] : [401, 403];
    case "partner":
      return is === "partner" ? undefined : [401, 403];
    case "partner-owner":
      return is === "partner" ? [404] : [401, 403];
  }
}

const registered = app.routes
  .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
  .map(({ method, path }) => `${method} ${path}`);

/** Parameter names in the table may differ from the code, so routes are compared by where the parameters are. */
const shapeOf = (route: string) => route.replace(/:\w+(?:\{[^}]*\})?/g, ":");

function pagePaths(list: typeof routes, base = ""): string[] {
  return list.flatMap((route) => {
    const path = "path" in route && route.path ? `${base}/${route.path}` : base;
    const children = "children" in route && route.children ? pagePaths(route.children as never, path) : [];
    const isPage =
      ("index" in route && route.index) || ("path" in route && route.path && children.length === 0);
    return isPage ? [path || "/", ...children] : children;
  });
}

test("the table knows every route and every page, and no other", () => {
  const unique = (shapes: string[]) => [...new Set(shapes.map(shapeOf))].sort();
  expect(unique(Object.keys(API))).toEqual(unique(registered));
  expect(unique(Object.keys(PAGES))).toEqual(unique(pagePaths(routes)));
});

test("no route of the API does anything for, or tells anything to, whom it is not for", async () => {
  let checked = 0;
  const callers = await everybodyElse();
  const calls = Object.entries(API).sort(([a], [b]) => Number(endsSession(a)) - Number(endsSession(b)));
  for (const [route, access] of calls) {
    const [method = "", path = ""] = route.split(" ");
    for (const { name, token, is } of callers) {
      const json = method === "GET" || method === "DELETE" ? undefined : (BODIES[route] ?? {});
      const answer = await call(fill(path), { method, token, json });
      const body = await answer.text();
      const where = `${route} as ${name}: ${answer.status}`;
      const allowed = refusals(access, is);
      if (allowed) expect(allowed, where).toContain(answer.status);
      expect(answer.status, where).toBeLessThan(500);
      expect(body.includes(MARKER), where).toBe(false);
      if (answer.status >= 400)
        expect(JSON.parse(body), where).toMatchObject({ message: expect.stringMatching(/./) });
      checked += 1;
    }
  }
  // The targets of the calls still exist.
  expect(
    await services.tournaments.get(ownerAsViewer(owned.user ?? ""), owned.tournament ?? ""),
  ).toMatchObject({
    doneCount: 1,
  });
  console.log({ message: "routes x identities checked", api: checked });
}, 120_000);

test("no page and none of its data is shown to whom it is not for", async () => {
  let checked = 0;
  const callers = await everybodyElse();
  for (const [page, access] of Object.entries(PAGES)) {
    for (const { name, token, is } of callers) {
      for (const suffix of page === "/" ? ["", "_root.data"] : ["", ".data"]) {
        const answer = await call(`${fill(page.replace("*", "no/such/page"))}${suffix}`, { token });
        const body = await answer.text();
        const where = `${page}${suffix} as ${name}: ${answer.status}`;
        expect(answer.status, where).toBeLessThan(500);
        expect(body.includes(MARKER), where).toBe(false);
        const isSentAway = /^(?:302|202)$/.test(String(answer.status));
        if (access !== "anyone" && is !== "user" && access !== "partner" && access !== "partner-owner") {
          expect(isSentAway, where).toBe(true);
        }
        if (access === "admin") expect(isSentAway, where).toBe(true);
        if (access === "owner" && is === "user") expect(answer.status, where).toBe(404);
        if ((access === "partner" || access === "partner-owner") && is !== "partner") {
          expect(isSentAway, where).toBe(true);
        }
        if (access === "partner-owner" && is === "partner") expect(answer.status, where).toBe(404);
        checked += 1;
      }
    }
  }
  console.log({ message: "routes x identities checked", pages: checked });
}, 240_000);
