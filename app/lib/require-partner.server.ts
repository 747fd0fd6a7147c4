import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Partner } from "#core/partners/partner";

/** Returns the partner whose token cookie is valid. Redirects anyone else to the portal's login. */
export async function requirePartner({ context }: { context: AppLoadContext }): Promise<Partner> {
  const session = await context.findPartner();
  if (!session) throw redirect("/partner/login");
  return session.partner;
}
