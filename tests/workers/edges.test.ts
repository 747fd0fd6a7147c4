import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { expect, test, vi } from "vitest";
import { logIn } from "#core/accounts/log-in";
import { issueToken } from "#core/partners/issue-token";
import type { WebEnv } from "#platform/env";
import { app } from "../../worker/app";
import { API, PAGES } from "./access-table";
import { call, ORIGIN } from "./call";
import { countQueries } from "./count-queries";
import { resumesOf } from "./resumes-of";
import {
  adminToken,
  joinPartner,
  liftLimits,
  openTournament,
  services,
  signUp,
  uploadText,
  webEnv,
} from "./support";

/** Remix compares the Host with the Origin as well. */
const fromOurPage = { origin: ORIGIN, headers: { Host: "app.example" } };
const fill = (path: string) => path.replace(/:\w+/g, crypto.randomUUID());
const directive = (policy: string, name: string) =>
  policy
    .split(";")
    .map((part) => part.trim().split(" "))
    .find(([first]) => first === name)
    ?.slice(1) ?? [];

/** The addresses of a shared list, the records of a deleted account, an apply link and a candidate's page hold a key. */
function referrerOf(path: string, isData: boolean): string | null {
  if (/^\/(?:(?:api\/)?share|records|auth\/account-deleted)\b/.test(path)) return "no-referrer";
  if (/^\/(?:apply|candidate)\b/.test(path)) return "same-origin";
  return isData ? null : "strict-origin-when-cross-origin";
}

test("every page and call says how a browser must treat it, and nothing invites another origin", async () => {
  const paths = [...Object.keys(PAGES), ...Object.keys(API).filter((route) => route.startsWith("GET "))];
  for (const path of paths.map((one) => fill(one.replace("GET ", "").replace("*", "no/such/page")))) {
    for (const method of ["GET", "OPTIONS"]) {
      const answer = await call(path, {
        method,
        origin: "https://evil.example",
        headers: {
          "Access-Control-Request-Method": "PUT",
          "Access-Control-Request-Headers": "authorization",
        },
      });
      await answer.arrayBuffer();
      const where = `${method} ${path}: ${answer.status}`;
      expect(answer.status, where).toBeLessThan(500);
      expect(answer.headers.get("Strict-Transport-Security"), where).toMatch(/max-age=31536000/);
      expect(answer.headers.get("X-Content-Type-Options"), where).toBe("nosniff");
      const isData = answer.headers.get("Content-Type")?.startsWith("application/json") ?? false;
      const features = answer.headers.get("Permissions-Policy") ?? "";
      expect(answer.headers.get("X-Frame-Options"), where).toBe(isData ? null : "DENY");
      expect(answer.headers.get("Referrer-Policy"), where).toBe(referrerOf(path, isData));
      if (!isData)
        for (const feature of ["camera", "microphone", "geolocation", "usb"])
          expect(features.split(", "), where).toContain(`${feature}=()`);
      if (!isData) expect(features, where).toContain('payment=(self "https://js.stripe.com"');
      else expect(answer.headers.get("Permissions-Policy"), where).toBeNull();
      const policy = answer.headers.get("Content-Security-Policy") ?? "";
      expect(directive(policy, "frame-ancestors"), where).toEqual(["'none'"]);
      const cors = [...answer.headers.keys()].filter((name) => name.startsWith("access-control-"));
      expect(cors, where).toEqual([]);
    }
  }
}, 120_000);

test("security.txt says where to write, until when, and where it stands", async () => {
  const answer = await call("/.well-known/security.txt");
  expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "text/plain; charset=UTF-8"]);
  const lines = (await answer.text()).trimEnd().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toMatchObject({
    Contact: webEnv.SECURITY_CONTACT,
    Canonical: `${webEnv.APP_URL}/.well-known/security.txt`,
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(fields.Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  expect([days > 30, days < 365]).toEqual([true, true]);
});

test("scripts run by a nonce alone, which is another for each answer", async () => {
  const nonces = new Set<string>();
  for (const path of ["/", "/", "/auth/login", "/no/such/page", "/help"]) {
    const answer = await call(path);
    const html = await answer.text();
    const [source = "", ...others] = directive(
      answer.headers.get("Content-Security-Policy") ?? "",
      "script-src",
    );
    expect(others, path).toEqual(["'strict-dynamic'"]);
    const nonce = /^'nonce-([\w+/=-]{20,})'$/.exec(source)?.[1] ?? "";
    expect(nonce, path).not.toBe("");
    nonces.add(nonce);
    for (const [tag] of html.matchAll(/<script\b[^>]*>/g)) expect(tag, path).toContain(`nonce="${nonce}"`);
    expect(html, path).not.toMatch(/<[^>]+\son\w+=|href="javascript:/);
  }
  expect(nonces.size).toBe(5);
});

test("whoever logs in gets a session that nobody knew before", async () => {
  const { user } = await signUp();
  const attacker = await signUp();
  for (const planted of ["planted-by-somebody", attacker.token]) {
    const json = { email: user.email, password: "correct horse" };
    const cookie = `auth_token=${planted}`;
    const answer = await call("/api/auth/login", { json, cookie, origin: ORIGIN });
    const session = /^auth_token=([^;]+)/.exec(answer.headers.get("Set-Cookie") ?? "")?.[1];
    expect(session).toBeTruthy();
    expect(session).not.toBe(planted);
    const { token: again } = await (await call("/api/auth/login", { json })).json<{ token: string }>();
    expect(again).not.toBe(session);
  }
  const body = new URLSearchParams({ email: user.email, password: "correct horse" });
  const form = await call("/auth/login", { body, cookie: "auth_token=planted", ...fromOurPage });
  expect([form.status, form.headers.get("Set-Cookie")]).toEqual([
    302,
    expect.stringMatching(/^auth_token=(?!planted)[\w-]{43};/),
  ]);
  expect((await call("/api/auth/me", { token: "planted" })).status).toBe(401);
});

test("no other site can make a browser do anything with our cookies", async () => {
  const { user, token } = await signUp();
  const { token: partner } = await joinPartner();
  const cookie = `auth_token=${token}; partner_token=${partner}; preferences=x`;
  const origins = [
    ...[undefined, "null", "https://evil.example", `${ORIGIN}.evil.example`, "https://evil-app.example"],
    ...["http://app.example", `${ORIGIN}:8443`, "https://user@app.example", `${ORIGIN}/`],
  ];
  const unsafe = Object.keys(API)
    .filter((route) => !route.startsWith("GET "))
    .concat(Object.keys(PAGES).map((page) => `POST ${page.replace("*", "x")}`));
  for (const route of unsafe) {
    const [method = "", path = ""] = route.split(" ");
    for (const origin of origins) {
      for (const type of ["application/json", "text/plain", "application/x-www-form-urlencoded"]) {
        const headers = { "Content-Type": type };
        const answer = await call(fill(path), { method, cookie, origin, body: "{}", headers });
        const { message } = await answer.json<{ message: string }>();
        expect([route, origin, answer.status, message]).toEqual([
          ...[route, origin, 403],
          "This request did not come from one of our pages.",
        ]);
      }
    }
  }
  expect(await services.accounts.get(user.id)).toMatchObject({ email: user.email });
  expect((await call("/api/auth/me", { cookie })).status).toBe(200);
}, 120_000);

test("what a page cannot take is refused in words", async () => {
  const broken: [type: string, body: string, status: number][] = [
    ["text/plain", "email=a@example.com", 400],
    ["application/xml", "<a/>", 400],
    ["multipart/form-data", "--x", 400],
    ["multipart/form-data; boundary=x", "--x\r\nbroken", 400],
    ["application/x-www-form-urlencoded", `email=${"x".repeat(5 * 1024 * 1024)}`, 413],
  ];
  for (const path of [
    "/auth/login",
    "/auth/signup",
    "/auth/forgot-password",
    "/preferences",
    "/partner/login",
  ]) {
    for (const [type, body, status] of broken) {
      const answer = await call(path, { body, headers: { "Content-Type": type } });
      expect([path, type, answer.status, await answer.json()]).toMatchObject([
        ...[path, type, status],
        { message: expect.stringMatching(/\w/) },
      ]);
    }
    for (const method of ["PUT", "DELETE", "OPTIONS", "PROPFIND"]) {
      expect([path, method, (await call(path, { method })).status]).toEqual([path, method, 404]);
    }
  }
});

const ELSEWHERE = [
  ...["//evil.example", "/\\evil.example", "\\\\evil.example", "/\t/evil.example", "/\n\\evil.example"],
  ...[
    "/.//evil.example",
    "/..//evil.example",
    "/%2e//evil.example",
    "/a/..//evil.example",
    "////evil.example",
  ],
  ...["https://evil.example", "https:evil.example", "http:/\\evil.example", "HTTPS://EVIL.EXAMPLE"],
  ...["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,evil.example", "%2f%2fevil.example"],
  ...[
    "https://app.example@evil.example",
    "//app.example@evil.example",
    " //evil.example",
    "/\u0000/evil.example",
  ],
];

test("an address to return to never leads elsewhere", async () => {
  const { user, token } = await signUp();
  const json = { email: user.email, password: "correct horse" };
  for (const asked of ELSEWHERE) {
    const query = `?redirectTo=${encodeURIComponent(asked)}`;
    const signedIn = await call(`/auth/login${query}`, { cookie: `auth_token=${token}` });
    const loggedIn = await call(`/auth/login${query}`, { body: new URLSearchParams(json), ...fromOurPage });
    const preferences = await call("/preferences", {
      body: new URLSearchParams({ theme: "dark", redirectTo: asked }),
      ...fromOurPage,
    });
    for (const answer of [signedIn, loggedIn, preferences]) {
      expect([asked, answer.status]).toEqual([asked, 302]);
      const location = answer.headers.get("Location") ?? "";
      expect([asked, new URL(location, ORIGIN).origin]).toEqual([asked, ORIGIN]);
      expect(location).not.toMatch(/^[/\\]{2}/);
    }
  }
}, 120_000);

test("an address within our own site is followed", async () => {
  const { token } = await signUp();
  const answer = await call(`/auth/login?redirectTo=${encodeURIComponent("/dashboard/resumes?q=a&tier=A")}`, {
    cookie: `auth_token=${token}`,
  });
  expect(answer.headers.get("Location")).toBe("/dashboard/resumes?q=a&tier=A");
});

test("what the proxy and webhooks are told to fetch is refused, and nothing is fetched", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const { token } = await joinPartner();
  const hosts = ["127.0.0.1", "127.1", "2130706433", "0x7f000001", "[::1]", "[::ffff:7f00:1]", "localhost"];
  const urls = [
    ...hosts.map((host) => `https://${host}/x`),
    ...[
      "https://169.254.169.254/latest/meta-data/",
      "https://metadata.google.internal/",
      "file:///etc/passwd",
    ],
    ...[
      "ftp://example.com/",
      "gopher://example.com:70/",
      "https://user:pass@example.com/",
      "http://10.0.0.1/",
    ],
    ...[
      "https://example.com:22/",
      "data:application/json,{}",
      "//example.com/x",
      "\u0000https://example.com:1/",
    ],
  ];
  for (const url of urls) {
    const proxied = await call(`/api/proxy/s3-results?url=${encodeURIComponent(url)}`, { token });
    const hooked = await call("/v1/webhooks", { token, json: { url, events: ["resume.succeeded"] } });
    expect([url, proxied.status, hooked.status]).toEqual([url, 400, 400]);
    expect(await proxied.json()).toEqual({ message: expect.stringMatching(/result_url/) });
    expect(await hooked.json()).toMatchObject({ message: expect.stringMatching(/^url must /) });
  }
  const own = `${ORIGIN}/v1/listings/${crypto.randomUUID()}/resumes/${crypto.randomUUID()}/result`;
  for (const url of [own, own.replace("://", "://a@"), own.replace(ORIGIN, `${ORIGIN}:8443`)]) {
    const proxied = await call(`/api/proxy/s3-results?url=${encodeURIComponent(url)}`, { token });
    expect([url, proxied.status]).toEqual([url, 400]);
  }
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

/** What one request asks of the database, including the work after its response. */
async function workOf(path: string, json: object) {
  const { binding, seen } = countQueries(webEnv.DB);
  const ctx = createExecutionContext();
  const headers = { "Content-Type": "application/json", "CF-Connecting-IP": crypto.randomUUID() };
  const request = new Request(`${ORIGIN}${path}`, { method: "POST", headers, body: JSON.stringify(json) });
  const answer = await app.fetch(request, { ...webEnv, DB: binding }, ctx);
  await waitOnExecutionContext(ctx);
  const names = [...answer.headers.keys()].sort();
  // The request id is the only thing that differs between two responses.
  const body = (await answer.text()).replace(answer.headers.get("X-Request-Id") ?? "none", "id");
  return { calls: seen.calls, status: answer.status, names, body };
}

test("an account that is there costs and answers the same as one that is not", async () => {
  const { user } = await signUp();
  const { partner } = await joinPartner();
  const nobody = `${crypto.randomUUID()}@example.com`;
  const password = "not the password";
  for (const [path, known, unknown] of [
    ["/api/auth/login", { email: user.email, password }, { email: nobody, password }],
    ["/auth/login", { username: partner.username, password }, { username: "nobody", password }],
    ["/api/auth/forgot-password", { email: user.email }, { email: nobody }],
  ] as const) {
    expect(await workOf(path, known), path).toEqual(await workOf(path, unknown));
  }
});

test("a password is worked out once, whether there is an account or not", async () => {
  const verifyPassword = vi.fn(async () => false);
  const missing = { users: { findByEmail: async () => undefined }, verifyPassword } as never;
  await expect(logIn(missing, { email: "a@example.com", password: "x" })).rejects.toThrow();
  expect(verifyPassword.mock.calls).toEqual([["x", undefined]]);
  const noPartner = { partners: { findByUsername: async () => undefined }, verifyPassword } as never;
  await expect(issueToken(noPartner, { username: "a", password: "y" })).rejects.toThrow();
  expect(verifyPassword.mock.calls.at(-1)).toEqual(["y", undefined]);
});

test("no page and no redirect holds the session it is shown to, in its address or its text", async () => {
  const { user, token } = await signUp();
  const tournament = await openTournament(user.id);
  const { token: partner } = await joinPartner();
  const cookie = `auth_token=${token}; partner_token=${partner}`;
  const own = Object.keys(PAGES).map((page) => page.replace(":tournament", tournament.id));
  for (const path of own.filter((page) => !/logout|\*/.test(page)).map(fill)) {
    const answer = await call(path, { cookie });
    const shown = `${answer.headers.get("Location")} ${await answer.text()}`;
    expect([path, shown.includes(token), shown.includes(partner)]).toEqual([path, false, false]);
  }
  const asked = await call(`/dashboard?token=made-up&success=true`);
  expect([asked.status, asked.headers.get("Location")]).toEqual([302, "/dashboard?success=true"]);
}, 120_000);

/** Simulates callers that have used up these limits. */
const busy = (...names: ("AUTH_LIMIT" | "USER_LIMIT" | "UPLOAD_LIMIT")[]): WebEnv => ({
  ...webEnv,
  ...Object.fromEntries(names.map((name) => [name, { limit: async () => ({ success: false }) }])),
});

test("all that costs much, or may be guessed at, is limited with words and the time to wait", async () => {
  const { user, token } = await signUp();
  await liftLimits(user.id);
  const { id: tournament } = await openTournament(user.id);
  const { id: resume } = await uploadText(tournament, "a.txt");
  const { id: demo } = await services.demos.create({
    ...{
      name: "Engineer",
      jobDescription: "",
      keyRequirements: "SQL",
      optionalRequirements: "",
      keySkills: [],
    },
  });
  const partner = await joinPartner();
  const admin = await adminToken();
  expect((await call("/api/auth/me", { token: admin })).status).toBe(200);

  const form = () => {
    const body = new FormData();
    body.append("files", new Blob(["Engineer"]), "b.txt");
    return body;
  };
  const account = { email: `${crypto.randomUUID()}@example.com`, password: "correct horse" };
  const criteria = [{ text: "TypeScript", importance: "must", weight: 3 }];
  const partnerLogin = { username: partner.partner.username, password: partner.password };
  const portalLogin = { username: partner.partner.username, jwtToken: partner.token };
  const own = `/api/tournaments/${tournament}`;
  const limited: [path: string, options: NonNullable<Parameters<typeof call>[1]>][] = [
    ["/api/auth/register", { json: account }],
    ["/api/auth/login", { json: account }],
    ["/api/auth/forgot-password", { json: account }],
    ["/api/auth/reset-password", { json: { token: "x".repeat(43), password: "correct horse" } }],
    ["/auth/login", { json: partnerLogin }],
    ["/api/partner/login", { json: portalLogin }],
    ["/api/demo/tournament", { json: { name: "Engineer", keyRequirements: "SQL" } }],
    [`/api/demo/tournament/${demo}/resumes`, { body: form() }],
    ["/api/promo-codes/redeem", { token, json: { code: "GUESS" } }],
    ["/api/create-checkout-session", { token, json: { planId: 3 } }],
    ["/api/payment-success", { token, json: { planId: 3 } }],
    ["/api/tournaments", { token, json: { name: "Engineer" } }],
    [`${own}/resumes`, { token, body: form() }],
    [`${own}/rubric`, { token, method: "PUT", json: { baseVersion: 1, criteria } }],
    [`${own}/rubric/reread`, { token, method: "POST" }],
    [`${own}/export/tier/A`, { token }],
    [`${own}/audit`, { token }],
    [`/api/resumes/${resume}/data`, { token }],
  ];
  const env = busy("AUTH_LIMIT", "USER_LIMIT", "UPLOAD_LIMIT");
  for (const [path, options] of limited) {
    const answer = await call(path, { ...options, env });
    expect([path, answer.status, answer.headers.get("Retry-After")]).toEqual([path, 429, "60"]);
    expect(await answer.json()).toMatchObject({
      message: "Too many attempts. Please wait a minute and try again.",
    });
  }
  expect(await resumesOf(user.id, tournament)).toHaveLength(1);
});
