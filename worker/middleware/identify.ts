import { getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { PENDING_SIGNUP_SECONDS } from "#platform/pending-signup";
import { createServices } from "#platform/services";
import type { AppContext, HonoEnv } from "../http";
import type { AuthCookies } from "../load-context";

const AUTH_COOKIE = "auth_token";
const PENDING_COOKIE = "pending_signup";
const SESSION_SECONDS = 30 * 24 * 60 * 60;

const LANDING_PATHS = new Set(["/", "/_root.data"]);

const hidden = { httpOnly: true, secure: true, sameSite: "Lax", path: "/" } as const;

/** Puts the services, the viewer and the means to sign in or out on the context. */
export const identify = createMiddleware<HonoEnv>(async (c, next) => {
  const services = createServices(c.env, c.req.header("CF-Connecting-IP"));
  // The landing page is the same for everybody, and waits for no database.
  const token = LANDING_PATHS.has(c.req.path) ? null : readToken(c);
  c.set("services", services);
  c.set("token", token);
  c.set("viewer", token ? await services.authenticate(token) : null);

  // A page's Response is made by Remix, so what its action wants of the cookies waits until it is there.
  const onTheWayOut: (() => void)[] = [];
  c.set("authCookies", createAuthCookies(c, onTheWayOut));
  await next();
  for (const write of onTheWayOut) write();
});

/** A request with a bearer never falls back to the cookie. */
function readToken(c: AppContext): string | null {
  const authorization = c.req.header("Authorization");
  if (authorization !== undefined) return /^Bearer\s+(\S+)$/i.exec(authorization)?.[1] ?? null;
  return getCookie(c, AUTH_COOKIE) ?? null;
}

function createAuthCookies(c: AppContext, onTheWayOut: (() => void)[]): AuthCookies {
  const write = (name: string, value: string, maxAge: number) =>
    onTheWayOut.push(() => setCookie(c, name, value, { ...hidden, maxAge }));

  return {
    signIn: (token) => {
      write(AUTH_COOKIE, token, SESSION_SECONDS);
    },
    signOut: async () => {
      const token = c.get("token");
      if (token) await c.get("services").logOut(token);
      write(AUTH_COOKIE, "", 0);
    },
    savePendingSignup: async (credentials) => {
      write(PENDING_COOKIE, await c.get("services").sealPendingSignup(credentials), PENDING_SIGNUP_SECONDS);
    },
    readPendingSignup: async () => {
      const sealed = getCookie(c, PENDING_COOKIE);
      return sealed ? c.get("services").openPendingSignup(sealed) : null;
    },
    clearPendingSignup: () => {
      write(PENDING_COOKIE, "", 0);
    },
  };
}
