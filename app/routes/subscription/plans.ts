import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "#app/lib/route.server.ts";

/** Redirects from an old URL. */
export function loader(args: LoaderFunctionArgs) {
  requireUser(args);
  return redirect("/subscription/manage");
}
