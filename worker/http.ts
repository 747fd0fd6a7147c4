import type { Context } from "hono";
import type { RequestIdVariables } from "hono/request-id";
import type { SecureHeadersVariables } from "hono/secure-headers";
import * as z from "zod";
import type { CurrentUser } from "#core/accounts/account";
import { partnerAsViewer, type Viewer } from "#core/audit/find-readable";
import { DomainError } from "#core/errors";
import type { PartnerSession } from "#core/partners/authenticate-partner";
import type { Partner } from "#core/partners/partner";
import type { QueryStats } from "#platform/d1/query-stats";
import type { WebEnv } from "#platform/env";
import type { Services } from "#platform/services";
import type { AuthCookies } from "./load-context";

/** What middleware puts on the context for everything behind it. */
export type HonoEnv = {
  Bindings: WebEnv;
  Variables: {
    services: Services;
    /** What this request has asked of the database. */
    queryStats: QueryStats;
    viewer: CurrentUser | null;
    /** The token the viewer was told by, wherever it came from. */
    token: string | null;
    /** Who calls the partner API or looks at the portal. Asked once, and only where it matters. */
    findPartner: () => Promise<PartnerSession | null>;
    authCookies: AuthCookies;
  } & RequestIdVariables &
    SecureHeadersVariables;
};

export type AppContext = Context<HonoEnv>;

/** The signed-in user, or 401. */
export function requireViewer(c: AppContext): CurrentUser {
  const viewer = c.var.viewer;
  if (!viewer) throw new DomainError("not_signed_in");
  return viewer;
}

/** The administrator; 401 for nobody, 403 for anybody else. */
export function requireAdmin(c: AppContext): CurrentUser {
  const viewer = requireViewer(c);
  if (!viewer.isAdmin) throw new DomainError("admin_only");
  return viewer;
}

/** The partner whose token this is, or 401. */
export async function requirePartner(c: AppContext): Promise<Partner> {
  const session = await c.var.findPartner();
  if (!session) throw new DomainError("no_partner_token");
  return session.partner;
}

/**
 * What the caller may read: an account's own, or a partner's own. A browser may be signed in as both. What is
 * somebody else's is not found; nobody at all is 401.
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

/** The parsed JSON body. Answers 400 with the first problem as `message` and all of them by field. */
export async function readJson<Output>(c: AppContext, schema: z.ZodType<Output>): Promise<Output> {
  const body = await c.req.json().catch(() => {
    throw new DomainError("not_json");
  });
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error);
}

/** The first problem in words, and all of them by field. */
export function invalidInput(error: z.ZodError): DomainError {
  const { fieldErrors } = z.flattenError(error);
  const first =
    error.issues.find(({ path }) => path.length > 0) ??
    // Of an input as a whole zod's own words are for programmers; ours are in the schemas.
    error.issues.find(({ message }) => !message.startsWith("Invalid input"));
  return new DomainError("invalid_input", { message: first?.message, details: { fieldErrors } });
}
