import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { CurrentUser } from "#core/accounts/account";

/** The administrator; anybody else is sent to the dashboard, which asks for a sign-in where there is none. */
export function requireAdmin({ context }: { context: AppLoadContext }): CurrentUser {
  if (context.viewer?.isAdmin) return context.viewer;
  throw redirect("/dashboard");
}
