import { beforeAll, expect, test, vi } from "vitest";
import { listingSchema } from "#core/partners/listing.schema";
import { outbox, resumes } from "#platform/d1/schema";
import { SECURITY_TEXT_PATH } from "../../worker/security-text";
import { type Access, API } from "./access-table";
import { call } from "./call";
import { resumesOf } from "./resumes-of";
import {
  adminToken,
  db,
  joinPartner,
  liftLimits,
  openTournament,
  services,
  signUp,
  uploadText,
} from "./support";
import { ZOD_WORDS } from "./zod-words";

const routes = Object.entries(API).map(([route, access]) => {
  const [method = "", path = ""] = route.split(" ");
  return { route, method, path, access };
});
type Route = (typeof routes)[number];
type Options = Parameters<typeof call>[1];
type Attempt = { what: string; path: string; options: Options };

const isWritten = ({ method }: Route) => method !== "GET" && method !== "DELETE";
const isNamed = ({ path }: Route) => path.includes(":");
/** The only page among the routes. */
const isPage = (path: string) => path.startsWith("/v1/docs");
/** For methods other than their own, these routes return an HTML error page instead of JSON. */
const isAnsweredByPages = (path: string) =>
  isPage(path) || path === "/auth/login" || path === "/apply" || path === SECURITY_TEXT_PATH;

let ids: Record<string, string>;
let tokens: Partial<Record<Access, string>>;

beforeAll(async () => {
  // Work that other files left undone in the database they share degrades the health, which then answers 503.
  await db.update(resumes).set({ status: "done" });
  await db.update(outbox).set({ sentAt: new Date() });
  await vi.waitFor(async () => expect((await call("/api/health")).status).toBe(200), { timeout: 20_000 });
  const { user, token } = await signUp();
  await liftLimits(user.id);
  const { id: tournament } = await openTournament(user.id);
  const { id: resume } = await uploadText(tournament, "a.txt");
  const { partner, token: partnerToken } = await joinPartner();
  const listing = await services.listings.create(
    partner.id,
    listingSchema.parse({ company: "Northwind", title: "Engineer", description: "TypeScript" }),
  );
  const { id: file } = await uploadText(listing, "b.txt");
  ids = { tournament, resume, listing, file, partner: partner.id, user: user.id, tier: "A" };
  tokens = { user: token, owner: token, admin: await adminToken() };
  tokens.partner = partnerToken;
  tokens["partner-owner"] = partnerToken;
});

/** Fills in things that exist and belong to the caller, so that nothing is refused too early. */
const fill = (path: string, id?: string) =>
  path.replace(/:(\w+)/g, (_, name: string) => id ?? ids[name] ?? crypto.randomUUID());

/** A new partner for each table of attempts, because a partner's calls are limited. */
async function freshPartner() {
  const { token } = await joinPartner();
  return (access: Access) => (access.startsWith("partner") ? token : tokens[access]);
}

/** Tries a part of the table at each route, so that each entry is tried at many routes and the whole takes seconds. */
const share = <Value>(table: Record<string, Value>, index: number, parts: number) =>
  Object.entries(table).filter((_, n) => (n + index) % parts === 0);

/** Expects a readable answer: never a 5xx, never a page. */
async function expectWords({ what, path, options }: Attempt) {
  const answer = await call(path, options);
  const text = await answer.text();
  const where = `${what}: ${answer.status} ${text.slice(0, 300)}`;
  expect(answer.status, where).toBeLessThan(500);
  expect(text, where).not.toMatch(/SQLITE|D1_ERROR|\n\s+at |node_modules/);
  if (answer.status < 400 || options?.method === "HEAD") return;
  expect(answer.headers.get("Content-Type"), where).toMatch(/^application\/json/);
  expect(JSON.parse(text), where).toMatchObject({ message: expect.stringMatching(/\w/) });
  expect(text, where).not.toMatch(ZOD_WORDS);
}

let tried = 0;
async function tryAll(attempts: Attempt[]) {
  for (let from = 0; from < attempts.length; from += 20) {
    await Promise.all(attempts.slice(from, from + 20).map(expectWords));
  }
  tried += attempts.length;
  console.log({ message: "hostile requests", tried });
}

const IDS = {
  SQL: "'%20OR%201=1;--",
  "a path": "..%2F..%2Fetc%2Fpasswd",
  "an encoded path": "%252e%252e%252f",
  slashes: "a%2Fb%5Cc",
  NUL: "%00",
  "broken percent signs": "%E0%A4%A",
  "half a letter": "%ED%A0%80",
  unicode: "%F0%9F%98%80%E2%80%AE",
  "a line break": "a%0D%0ASet-Cookie:%20a=b",
  "10 kB": "x".repeat(10_000),
  "a name of every object": "__proto__",
  HTML: "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
};

test("ids of every kind", async () => {
  const tokenOf = await freshPartner();
  await tryAll(
    routes.filter(isNamed).flatMap(({ route, method, path, access }, index) =>
      share(IDS, index, 2).map(([name, id]) => ({
        what: `${route} with ${name}`,
        path: fill(path, id),
        options: { method, token: tokenOf(access), json: method === "GET" ? undefined : {} },
      })),
    ),
  );
});

const QUERIES = [
  "q=%00&before=%00&after=%00&format=%00&url=%00",
  `q=${"x".repeat(10_000)}`,
  "q=%22%20OR%20*%20NEAR(",
  "q='%3B%20DROP%20TABLE%20users--",
  "before=9e99&after=-1&limit=-1&cursor=NaN&page=1e999",
  `before=${"9".repeat(15)}.${"9".repeat(15)}`,
  "q=a&q=b&url=a&url=b&format=csv&format=json",
  "__proto__=x&constructor=y&q=__proto__",
  "q[]=list&q[$ne]=1&status=made-up&sort=made-up&tier=Z&download=2",
  "%E0%A4%A=%E0%A4%A&%ED%A0%80",
  Array.from({ length: 2000 }, (_, n) => `a${n}=`).join("&"),
  "url=http%3A%2F%2F169.254.169.254%2F",
];

test("queries of every kind", async () => {
  const gets = routes.filter(({ method, path }) => method === "GET" && !isPage(path));
  await tryAll(
    gets.flatMap(({ route, path, access }, index) =>
      QUERIES.filter((_, n) => (n + index) % 2 === 0).map((query) => ({
        what: `${route}?${query.slice(0, 60)}`,
        path: `${fill(path)}?${query}`,
        options: { token: tokens[access] },
      })),
    ),
  );
});

const FIELDS =
  "email password token code planId name jobDescription keyRequirements keySkills fileCount tier reason note noteAt baseVersion criteria isActive username jwtToken partnerName type url events title company description maxUses".split(
    " ",
  );
const propagateScores = (value: unknown) =>
  JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, value])));
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;

const BODIES = {
  nothing: "",
  "half an object": "{",
  HTML: "<script>alert(1)</script>",
  null: "null",
  "an array": "[]",
  "a number": "1e999",
  "a string": '"x"',
  "10,000 arrays": nested(10_000),
  "10,000 arrays in every field": `{${FIELDS.map((field) => `"${field}":${nested(10_000)}`).join()}}`,
  "10,000 objects": `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`,
  "the same key twice": '{"email":"a@example.com","email":[],"name":"a","name":null}',
  "a prototype": '{"__proto__":{"isAdmin":true,"email":"a@example.com"},"constructor":{"prototype":{}}}',
  "NUL everywhere": propagateScores("\0"),
  "half letters everywhere": propagateScores("\ud800"),
  "numbers everywhere": propagateScores(-1),
  "huge numbers everywhere": propagateScores(1e308),
  "true everywhere": propagateScores(true),
  "null everywhere": propagateScores(null),
  "arrays everywhere": propagateScores([null]),
  "operators everywhere": propagateScores({ $ne: 1 }),
  "20 kB everywhere": propagateScores("x".repeat(20_000)),
};

test("JSON of every kind", async () => {
  const tokenOf = await freshPartner();
  const written = routes.filter(isWritten);
  await tryAll(
    written.flatMap(({ route, method, path, access }, index) =>
      share(BODIES, index, 2).map(([name, body]) => ({
        what: `${route} with ${name}`,
        path: fill(path),
        options: {
          method,
          body,
          // What belongs to a partner needs that partner's own token. These requests change nothing.
          token: access === "partner-owner" ? tokens[access] : tokenOf(access),
          headers: { "Content-Type": "application/json" },
        },
      })),
    ),
  );
});

test("bodies that are too large or of another type", async () => {
  const tokenOf = await freshPartner();
  // One byte more than the limit would do (worker/middleware/limit-body.ts); the MCP server's is four times as high.
  const large = `{"email":"${"x".repeat(1024 * 1024)}"}`;
  const huge = `{"email":"${"x".repeat(4 * 1024 * 1024)}"}`;
  const types = [
    "text/plain",
    "application/xml",
    "application/json; charset=utf-7",
    "made up",
    "x".repeat(5000),
  ];
  await tryAll(
    routes.filter(isWritten).flatMap(({ route, method, path, access }) => [
      {
        what: `${route} with too much`,
        path: fill(path),
        options: {
          method,
          body: path === "/mcp" ? huge : large,
          token: tokenOf(access),
          headers: { "Content-Type": "application/json" },
        },
      },
      // A `POST /auth/login` that is not JSON goes to the page.
      ...types
        .filter((type) => path !== "/auth/login" || type.startsWith("application/json"))
        .map((type) => ({
          what: `${route} as ${type.slice(0, 40)}`,
          path: fill(path),
          options: { method, body: "<a/>", token: tokenOf(access), headers: { "Content-Type": type } },
        })),
    ]),
  );
  const refused = await call("/api/auth/login", {
    body: large,
    headers: { "Content-Type": "application/json" },
  });
  expect(refused.status).toBe(413);
});

const b64 = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, "");
const CREDENTIALS = {
  "an empty bearer": { Authorization: "Bearer " },
  "no bearer": { Authorization: "Basic YWRtaW46YWRtaW4=" },
  "two tokens": { Authorization: "Bearer a b, Bearer c" },
  "8 kB": { Authorization: `Bearer ${"x".repeat(8000)}` },
  "8 kB with dots": { Authorization: `Bearer ${"x.".repeat(4000)}` },
  "a JWT signed by nobody": {
    Authorization: `Bearer ${b64({ alg: "none" })}.${b64({ sub: "1", aud: "tierwise-partner-api" })}.`,
  },
  "a JWT of a key by path": {
    Authorization: `Bearer ${b64({ alg: "HS256", kid: "../../dev/null" })}.${b64({ sub: "1" })}.AA`,
  },
  "a JWT with a key of its own": {
    Authorization: `Bearer ${b64({ alg: "HS256", jwk: { kty: "oct", k: "AA" }, kid: "__proto__" })}.e30.AA`,
  },
  "a JWT that is SQL": { Authorization: "Bearer ' OR 1=1--.e30.e30" },
  "a cookie of garbage": { Cookie: "auth_token=%E0%A4%A; partner_token=%00; pending_signup=..." },
  "no cookie at all": { Cookie: ";;==;,=" },
  "8 kB of cookie": { Cookie: `auth_token=${"x".repeat(8000)}; partner_token=${"y.".repeat(4000)}` },
  "several of a name": { Cookie: "auth_token=a; auth_token=b; partner_token=a.b.c; partner_token=d.e.f" },
  "a sealed cookie of nobody": { Cookie: `pending_signup=${b64({ alg: "dir", enc: "A256GCM" })}..AA.AA.AA` },
  "preferences that are none": { Cookie: "preferences=%7B%22theme%22%3A%7B%7D%7D; preferences=e30%3D" },
};

test("tokens and cookies of every kind", async () => {
  await tryAll(
    routes
      .filter(({ path }) => !isPage(path))
      .flatMap(({ route, method, path }, index) =>
        share(CREDENTIALS, index, 4).map(([name, headers]) => ({
          what: `${route} with ${name}`,
          path: fill(path),
          options: {
            method,
            headers,
            origin: "https://app.example",
            json: method === "GET" ? undefined : {},
          },
        })),
      ),
  );
});

test("methods that a path does not have", async () => {
  const tokenOf = await freshPartner();
  const has = new Set(routes.map(({ route }) => route));
  const named = routes.filter(({ path }) => !isAnsweredByPages(path));
  await tryAll(
    named.flatMap(({ path, access }) =>
      ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "PROPFIND"]
        .filter((method) => !has.has(`${method} ${path}`))
        .map((method) => ({
          what: `${method} ${path}`,
          path: fill(path),
          options: { method, token: tokenOf(access) },
        })),
    ),
  );
});

const NAMES = {
  slashes: "../../etc/passwd.txt",
  "a drive": "C:\\Windows\\cv.txt",
  quotes: 'a\\"b\\".txt',
  "a text that runs the other way": "cv\u202Etxt.exe.txt",
  NUL: "cv\0.pdf.txt",
  "300 letters": `${"n".repeat(300)}.txt`,
  "300 emoji": `${"\u{1F600}".repeat(300)}.txt`,
  "a line break": "cv%0D%0AX-Evil: 1.txt",
  HTML: "<img src=x onerror=alert(1)>.txt",
  dots: "....txt",
  "a name of every object": "__proto__.txt",
  semicolons: "a; filename=b.txt",
};

const disposition = (name: string, field = "file") => `form-data; name="${field}"; filename="${name}"`;
const part = (header: string, content: string) =>
  `--x\r\nContent-Disposition: ${header}\r\nContent-Type: text/plain\r\n\r\n${content}\r\n`;
const END = "--x--\r\n";
const MULTIPART = "multipart/form-data; boundary=x";

const FORMS: Record<string, [type: string, body: string]> = {
  "no boundary": ["multipart/form-data", part(disposition("a.txt"), "a") + END],
  "an empty boundary": ["multipart/form-data; boundary=", part(disposition("a.txt"), "a") + END],
  "a boundary of 5 kB": [`multipart/form-data; boundary=${"b".repeat(5000)}`, "--"],
  "another boundary": ["multipart/form-data; boundary=y", part(disposition("a.txt"), "a") + END],
  nothing: [MULTIPART, ""],
  "only an end": [MULTIPART, END],
  "an end cut off": [MULTIPART, part(disposition("a.txt"), "cut")],
  "a header cut off": [MULTIPART, "--x\r\nContent-Disposition: form-da"],
  "10,000 fields": [MULTIPART, part('form-data; name="a"', "1").repeat(10_000) + END],
  "a field of 1 MB": [MULTIPART, part('form-data; name="a"', "x".repeat(1_000_000)) + END],
  "1,200 files of no kind": [MULTIPART, part(disposition("a.exe"), "").repeat(1200) + END],
  "a header of 100 kB": [MULTIPART, part(`${disposition("a.txt")}; x=${"y".repeat(100_000)}`, "a") + END],
  "10,000 headers": [
    MULTIPART,
    `--x\r\n${"A: b\r\n".repeat(10_000)}Content-Disposition: ${disposition("a.txt")}\r\n\r\na\r\n${END}`,
  ],
  "no disposition": [MULTIPART, `--x\r\nContent-Type: text/plain\r\n\r\na\r\n${END}`],
  "a field of every object": [MULTIPART, part('form-data; name="__proto__"', "1") + END],
  "a charset that is none": [
    MULTIPART,
    part("form-data; name=\"file\"; filename*=made-up'x'%E0%A4%A.txt", "a") + END,
  ],
  "multipart within": [
    MULTIPART,
    `--x\r\nContent-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=y\r\n\r\n--y\r\nContent-Disposition: file; filename="a.txt"\r\n\r\na\r\n--y--\r\n${END}`,
  ],
  ...Object.fromEntries(
    Object.entries(NAMES).map(([name, fileName]) => [
      `a file name with ${name}`,
      [MULTIPART, part(disposition(fileName), `Engineer, TypeScript ${name}`) + END],
    ]),
  ),
};

test("multipart of every kind, and what was taken in can be had again", async () => {
  const tokenOf = await freshPartner();
  const { user, token: ownToken } = await signUp();
  const { id: tournament } = await openTournament(user.id);
  const demo = await services.demos.create({
    name: "Engineer",
    jobDescription: "",
    keyRequirements: "TypeScript",
    optionalRequirements: "",
    keySkills: [],
  });
  const targets = [
    { path: `/api/tournaments/${tournament}/resumes`, token: ownToken },
    { path: `/api/demo/tournament/${demo.id}/resumes`, token: undefined },
    { path: `/v1/users/${ids.partner}/jobs/${ids.listing}/upload`, token: tokens["partner-owner"] },
    { path: "/v1/listings", token: tokenOf("partner") },
  ];
  await tryAll(
    targets.flatMap(({ path, token }) =>
      Object.entries(FORMS).map(([name, [type, body]]) => ({
        what: `${path} with ${name}`,
        path,
        options: { token, body, headers: { "Content-Type": type } },
      })),
    ),
  );
  const taken = await resumesOf(user.id, tournament);
  expect(taken.length).toBeGreaterThanOrEqual(10);
  for (const { id, fileName } of taken) {
    expect(fileName, fileName).not.toMatch(/\p{Cc}|[\u202a-\u202e]|\p{Cs}/u);
    for (const suffix of ["view", "view?download=1", "data", "text"]) {
      const answer = await call(`/api/resumes/${id}/${suffix}`, { token: ownToken });
      await answer.arrayBuffer();
      expect([fileName, suffix, answer.status]).toEqual([fileName, suffix, 200]);
      expect(answer.headers.get("X-Evil")).toBeNull();
    }
  }
});
