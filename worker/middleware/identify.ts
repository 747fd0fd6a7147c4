import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import type { Credentials } from "#core/accounts/account.schema";
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

/** Sets and clears the HttpOnly cookies of the response. */
export type AuthCookies = ReturnType<typeof createAuthCookies>;

function createAuthCookies(c: AppContext, onTheWayOut: (() => void)[]) {
  const read = (name: string): string | undefined => getCookie(c, name);
  const write = (name: string, value: string, maxAge: number): void => {
    onTheWayOut.push(() => setCookie(c, name, value, { ...hidden, maxAge }));
  };
  const forgetCheckout = () => write(CHECKOUT_COOKIE, "", 0);

  return {
    /** The browser has a session, which may have ended since. */
    hasSession: () => read(AUTH_COOKIE) !== undefined,
    signIn: (token: string) => write(AUTH_COOKIE, token, SESSION_SECONDS),
    /** Revokes the session and clears its cookie and the cookie that would restore it after a purchase. */
    signOut: async () => {
      const token = c.var.token;
      if (token) await c.var.services.accounts.logOut(token);
      write(AUTH_COOKIE, "", 0);
      if (read(CHECKOUT_COOKIE)) forgetCheckout();
    },
    /** Stores the secret that restores the session when the buyer returns from paying. */
    rememberCheckout: (browserSecret: string) => write(CHECKOUT_COOKIE, browserSecret, RETURN_SECONDS),
    readCheckout: () => read(CHECKOUT_COOKIE),
    forgetCheckout,
    /** Marks the browser as known to the account, so that other people's wrong passwords don't make it wait. */
    rememberBrowser: async (email: string) => {
      write(BROWSER_COOKIE, await c.var.services.accounts.rememberBrowser(email), KNOWN_BROWSER_SECONDS);
    },
    rememberPartnerBrowser: async (username: string) => {
      write(BROWSER_COOKIE, await c.var.services.partners.rememberBrowser(username), KNOWN_BROWSER_SECONDS);
    },
    signInPartner: (token: string, seconds: number) =>
      write(PARTNER_COOKIE, token, seconds + PARTNER_COOKIE_EXTRA_SECONDS),
    /** Revokes the token and clears its cookie. */
    signOutPartner: async () => {
      const session = await c.var.findPartner();
      if (session?.token) await c.var.services.partners.logOut(session.token);
      write(PARTNER_COOKIE, "", 0);
    },
    /** Remembers that this browser created the demo, so that it can be moved to an account. */
    rememberDemo: async (id: string) => {
      const demos = await c.var.services.demos.rememberMade(read(DEMOS_COOKIE), id);
      write(DEMOS_COOKIE, demos, VISITOR_DEMOS_SECONDS);
    },
    /** The demos this browser created, as stored in its cookie. */
    readDemos: () => read(DEMOS_COOKIE),
    savePendingSignup: async (credentials: Credentials) => {
      const sealed = await c.var.services.accounts.encryptPendingSignup(credentials);
      write(PENDING_COOKIE, sealed, PENDING_SIGNUP_SECONDS);
    },
    readPendingSignup: async () => {
      const sealed = read(PENDING_COOKIE);
      return sealed ? c.var.services.accounts.decryptPendingSignup(sealed) : null;
    },
    clearPendingSignup: () => write(PENDING_COOKIE, "", 0),
  };
}
