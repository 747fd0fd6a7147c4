import { type AppLoadContext, redirect } from "@remix-run/cloudflare";
import type { Partner } from "#core/partners/partner";

/** The partner whose token the browser holds; anybody else is sent to the portal's login. */
export async function requirePartner({ context }: { context: AppLoadContext }): Promise<Partner> {
  const session = await context.findPartner();
  if (!session) throw redirect("/partner/login");
  return session.partner;
}
