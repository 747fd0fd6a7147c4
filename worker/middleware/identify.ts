import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { SESSION_SECONDS } from "#core/accounts/start-session";
import { isApiKey } from "#core/api-keys/api-key";
import { RETURN_SECONDS } from "#core/billing/start-checkout";
import { found } from "#core/errors";
import type { PartnerSession } from "#core/partners/authenticate-partner";
import { DAY_SECONDS } from "#core/time";
import type { AuditStamp } from "#platform/d1/database";
import { KNOWN_BROWSER_SECONDS } from "#platform/known-browser";
import { PENDING_SIGNUP_SECONDS } from "#platform/pending-signup";
import { createServices } from "#platform/services";
import { VISITOR_DEMOS_SECONDS } from "#platform/visitor-demos";
import { type AppContext, bearerOf, type HonoEnv } from "../http";
import type { AuthCookies } from "../load-context";
import { MCP_PATH } from "../mcp/path";

const AUTH_COOKIE = "auth_token";
const PENDING_COOKIE = "pending_signup";
const CHECKOUT_COOKIE = "checkout_return";
const BROWSER_COOKIE = "known_browser";
const DEMOS_COOKIE = "made_demos";
const PARTNER_COOKIE = "partner_token";
/** The cookie outlives its token, so that the portal can tell that the session has expired. */
const PARTNER_COOKIE_EXTRA_SECONDS = DAY_SECONDS;

const LANDING_PATHS = new Set(["/", "/_root.data"]);

const hidden = { httpOnly: true, secure: true, sameSite: "Lax", path: "/" } as const;

/** Sets the services, the viewer and the auth cookies on the context. */
export const identify = createMiddleware<HonoEnv>(async (c, next) => {
  // The landing page is the same for everybody and must not wait for the database.
  const token = LANDING_PATHS.has(c.req.path) ? null : readToken(c, AUTH_COOKIE);
  c.set("services", openServices(c));
  if (token && isApiKey(token)) await identifyByKey(c, token);
  else {
    c.set("key", null);
    c.set("token", token);
    c.set("viewer", token && !isJwt(token) ? await c.var.services.accounts.authenticate(token) : null);
    c.set(
      "findPartner",
      lazy(() => findPartner(c)),
    );
  }

  // Remix creates the page's Response, so cookies set by its action are applied afterwards.
  const onTheWayOut: (() => void)[] = [];
  c.set("authCookies", createAuthCookies(c, onTheWayOut));
  await next();
  for (const write of onTheWayOut) write();
});

const openServices = (c: AppContext, stamp?: AuditStamp) =>
  createServices(c.env, c.req.header("CF-Connecting-IP"), {
    id: c.var.requestId,
    queryStats: c.var.queryStats,
    knownBrowser: getCookie(c, BROWSER_COOKIE),
    stamp,
  });

async function identifyByKey(c: AppContext, token: string): Promise<void> {
  const key = found(await c.var.services.apiKeys.authenticate(token), "bad_api_key");
  const { owner } = key;
  c.set("key", key);
  c.set("token", null);
  c.set("viewer", owner.kind === "user" ? owner.user : null);
  c.set("findPartner", async () =>
    owner.kind === "partner" ? { partner: owner.partner, token: null } : null,
  );
  // Whatever is done with these services counts toward the key's cap and is recorded as done with the key.
  c.set("services", openServices(c, { keyId: key.keyId, ...(c.req.path === MCP_PATH && { isAgent: true }) }));
}

/** Partner tokens are JWTs, so they contain dots; account tokens never do. */
const isJwt = (token: string) => token.includes(".");

async function findPartner(c: AppContext): Promise<PartnerSession | null> {
  const token = readToken(c, PARTNER_COOKIE);
  return token && isJwt(token) ? c.var.services.partners.authenticate(token) : null;
}

function lazy<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** A request with a bearer token never falls back to the cookie. */
function readToken(c: AppContext, cookie: string): string | null {
  if (c.req.header("Authorization") !== undefined) return bearerOf(c);
  return getCookie(c, cookie) ?? null;
}

function createAuthCookies(c: AppContext, onTheWayOut: (() => void)[]): AuthCookies {
  const write = (name: string, value: string, maxAge: number): void => {
    onTheWayOut.push(() => setCookie(c, name, value, { ...hidden, maxAge }));
  };

  const cookies: AuthCookies = {
    hasSession: () => getCookie(c, AUTH_COOKIE) !== undefined,
    signIn: (token) => write(AUTH_COOKIE, token, SESSION_SECONDS),
    signOut: async () => {
      const token = c.var.token;
      if (token) await c.var.services.accounts.logOut(token);
      write(AUTH_COOKIE, "", 0);
      if (cookies.readCheckout()) cookies.forgetCheckout();
    },
    rememberCheckout: (browserSecret) => write(CHECKOUT_COOKIE, browserSecret, RETURN_SECONDS),
    readCheckout: () => getCookie(c, CHECKOUT_COOKIE),
    forgetCheckout: () => write(CHECKOUT_COOKIE, "", 0),
    rememberBrowser: async (email) => {
      write(BROWSER_COOKIE, await c.var.services.accounts.rememberBrowser(email), KNOWN_BROWSER_SECONDS);
    },
    rememberPartnerBrowser: async (username) => {
      const browser = await c.var.services.partners.rememberBrowser(username);
      write(BROWSER_COOKIE, browser, KNOWN_BROWSER_SECONDS);
    },
    signInPartner: (token, seconds) => write(PARTNER_COOKIE, token, seconds + PARTNER_COOKIE_EXTRA_SECONDS),
    signOutPartner: async () => {
      const session = await c.var.findPartner();
      if (session?.token) await c.var.services.partners.logOut(session.token);
      write(PARTNER_COOKIE, "", 0);
    },
    rememberDemo: async (id) => {
      const demos = await c.var.services.demos.rememberMade(cookies.readDemos(), id);
      write(DEMOS_COOKIE, demos, VISITOR_DEMOS_SECONDS);
    },
    readDemos: () => getCookie(c, DEMOS_COOKIE),
    savePendingSignup: async (credentials) => {
      const sealed = await c.var.services.accounts.encryptPendingSignup(credentials);
      write(PENDING_COOKIE, sealed, PENDING_SIGNUP_SECONDS);
    },
    readPendingSignup: async () => {
      const sealed = getCookie(c, PENDING_COOKIE);
      return sealed ? c.var.services.accounts.decryptPendingSignup(sealed) : null;
    },
    clearPendingSignup: () => write(PENDING_COOKIE, "", 0),
  };
  return cookies;
}
