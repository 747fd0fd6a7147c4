import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireUser } from "#app/lib/require-user.server.ts";

/** An address of old. */
export function loader(args: LoaderFunctionArgs) {
  requireUser(args);
  return redirect("/subscription/manage");
}
