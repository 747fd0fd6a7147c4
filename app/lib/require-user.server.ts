import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { CurrentUser } from "#core/accounts/account";

/** The viewer; a signed-out one is sent to log in and comes back to the page asked for. */
export function requireUser({
  request,
  context,
}: {
  request: Request;
  context: AppLoadContext;
}): CurrentUser {
  if (context.viewer) return context.viewer;
  const { pathname, search } = new URL(request.url);
  const asked = request.method === "GET" ? pathname + search : pathname;
  throw redirect(`/auth/login?redirectTo=${encodeURIComponent(asked)}`);
}
