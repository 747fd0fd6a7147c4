import { type AppLoadContext, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type * as z from "zod";
import type { CurrentUser } from "#core/accounts/account";
import type { DomainError } from "#core/errors";
import type { Partner } from "#core/partners/partner";

/** Returns the viewer. Redirects a signed-out visitor to log in and then back to the requested page. */
export function requireUser({ request, context }: LoaderFunctionArgs): CurrentUser {
  if (context.viewer) return context.viewer;
  const { pathname, search } = new URL(request.url);
  const asked = request.method === "GET" ? pathname + search : pathname;
  throw redirect(`/auth/login?redirectTo=${encodeURIComponent(asked)}`);
}

/** Returns the administrator. Redirects anyone else to the dashboard, which requires a sign-in. */
export function requireAdmin({ context }: { context: AppLoadContext }): CurrentUser {
  if (context.viewer?.isAdmin) return context.viewer;
  throw redirect("/dashboard");
}

/** Returns the partner whose token cookie is valid. Redirects anyone else to the portal's login. */
export async function requirePartner({ context }: { context: AppLoadContext }): Promise<Partner> {
  const session = await context.findPartner();
  if (!session) throw redirect("/partner/login");
  return session.partner;
}

/** By name instead of class, because pages and Worker are bundled apart, each with a copy of the class. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === "DomainError";
}

/** For loaders: turns a DomainError into a response with its status, which the error boundary renders. */
export async function orErrorPage<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (isDomainError(error)) throw data({ message: error.message }, { status: error.status });
    throw error;
  }
}

export const paramOf = (request: Request, name: string): string =>
  new URL(request.url).searchParams.get(name) ?? "";

/** Parses the URL's query string. Query schemas never fail. */
export function queryOf<Query>(request: Request, schema: z.ZodType<Query>): Query {
  return schema.parse(Object.fromEntries(new URL(request.url).searchParams));
}

/**
 * Client navigations get the list as a promise and show a spinner. Document requests await it, so that the page works
 * without JavaScript and does not shift. Errors are shown in place of the list.
 */
export async function loadList<List>(
  request: Request,
  list: Promise<List>,
): Promise<{ list: List | Promise<List> }> {
  if (request.headers.get("Sec-Fetch-Dest") === "empty") return { list };
  try {
    return { list: await list };
  } catch {
    return { list };
  }
}
