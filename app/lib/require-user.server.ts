import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import type { CurrentUser } from "#core/accounts/account";

/** Returns the viewer. Redirects a signed-out visitor to log in and then back to the requested page. */
export function requireUser({ request, context }: LoaderFunctionArgs): CurrentUser {
  if (context.viewer) return context.viewer;
  const { pathname, search } = new URL(request.url);
  const asked = request.method === "GET" ? pathname + search : pathname;
  throw redirect(`/auth/login?redirectTo=${encodeURIComponent(asked)}`);
}
