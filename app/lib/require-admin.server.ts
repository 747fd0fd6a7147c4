import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { CurrentUser } from "#core/accounts/account";

/** Returns the administrator. Redirects anyone else to the dashboard, which requires a sign-in. */
export function requireAdmin({ context }: { context: AppLoadContext }): CurrentUser {
  if (context.viewer?.isAdmin) return context.viewer;
  throw redirect("/dashboard");
}
