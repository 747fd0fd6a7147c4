import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { RequestIdVariables } from "hono/request-id";
import type { SecureHeadersVariables } from "hono/secure-headers";
import * as z from "zod";
import type { CurrentUser } from "#core/accounts/account";
import type { KeySession } from "#core/api-keys/authenticate-key";
import { partnerAsViewer, type Viewer } from "#core/audit/find-readable";
import { DomainError, found } from "#core/errors";
import type { PartnerSession } from "#core/partners/authenticate-partner";
import type { Partner } from "#core/partners/partner";
import type { QueryStats } from "#platform/d1/query-stats";
import type { WebEnv } from "#platform/env";
import type { Services } from "#platform/services";
import type { AuthCookies } from "./middleware/identify";
import { sayIssue } from "./say-issue";

// A message that a schema gives itself takes precedence.
z.config({ customError: sayIssue });

/** The context variables that middleware sets. */
export type HonoEnv = {
  Bindings: WebEnv;
  Variables: {
    services: Services;
    /** Database statistics of this request. */
    queryStats: QueryStats;
    viewer: CurrentUser | null;
    /** The viewer's session token, from the cookie or the header; null with an API key. */
    token: string | null;
    /** The API key of the request, if it was made with one. */
    key: KeySession | null;
    /** The partner calling the API or viewing the portal; looked up lazily and once. */
    findPartner: () => Promise<PartnerSession | null>;
    authCookies: AuthCookies;
    /** The body is still being read from the database when the response begins. */
    isStreamed?: true;
    /** Behind `requireAdmin` and `requirePartner`. */
    admin: CurrentUser;
    partner: Partner;
  } & RequestIdVariables &
    SecureHeadersVariables;
};

export type AppContext = Context<HonoEnv>;

/** The bearer token of the request; null if it has none. */
export const bearerOf = (c: AppContext): string | null =>
  /^Bearer\s+(\S+)$/i.exec(c.req.header("Authorization") ?? "")?.[1] ?? null;

/** The signed-in user; throws 401. */
export function requireViewer(c: AppContext): CurrentUser {
  const viewer = c.var.viewer;
  if (!viewer) throw new DomainError("not_signed_in");
  return viewer;
}

/** Lets only the administrator pass, who is then `c.var.admin`: 401 without a user, 403 for any other user. */
export const requireAdmin = createMiddleware<HonoEnv>(async (c, next) => {
  const viewer = requireViewer(c);
  if (!viewer.isAdmin) throw new DomainError("admin_only");
  c.set("admin", viewer);
  await next();
});

/** Lets only partners pass, and sets `c.var.partner`: 401 for anybody else. */
export const requirePartner = createMiddleware<HonoEnv>(async (c, next) => {
  const session = found(await c.var.findPartner(), "no_partner_token");
  c.set("partner", session.partner);
  await next();
});

/**
 * Reads as the signed-in user and, if that finds nothing, as the signed-in partner: a browser may be both. Somebody
 * else's data is not found; without either sign-in it throws 401.
 */
export async function readAs<Result>(
  c: AppContext,
  read: (viewer: Viewer) => Promise<Result>,
): Promise<Result> {
  const partner = (await c.var.findPartner())?.partner;
  if (!partner) return read(requireViewer(c));
  const viewer = c.var.viewer;
  const asPartner = partnerAsViewer(partner.id);
  if (!viewer) return read(asPartner);
  return read(viewer).catch((error: unknown) => {
    if (isNotFound(error)) return read(asPartner);
    throw error;
  });
}

const isNotFound = (error: unknown) => error instanceof DomainError && error.status === 404;

/** The validated JSON body. Throws 400 with the first problem as `message` and all of them by field. */
export async function readJson<Output>(c: AppContext, schema: z.ZodType<Output>): Promise<Output> {
  const body = await c.req.json().catch(() => {
    throw new DomainError("not_json");
  });
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error);
}

/** The first problem as the message, and all of them by field. */
export function invalidInput(error: z.ZodError): DomainError {
  const { fieldErrors } = z.flattenError(error);
  return new DomainError("invalid_input", { message: error.issues[0]?.message, details: { fieldErrors } });
}
