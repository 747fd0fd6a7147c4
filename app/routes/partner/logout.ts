import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";

export async function action({ context }: ActionFunctionArgs) {
  await context.authCookies.signOutPartner();
  return redirect("/partner/login");
}

/** Typed into the address bar it signs nobody out. */
export function loader() {
  return redirect("/partner/dashboard");
}
