import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";

export async function action({ context }: ActionFunctionArgs) {
  await context.authCookies.signOutPartner();
  return redirect("/partner/login");
}

/** A GET, such as a typed URL, does not sign anyone out. */
export const loader = () => redirect("/partner/dashboard");
