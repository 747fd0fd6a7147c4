import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { requireAdmin } from "#app/lib/route.server.ts";

export function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  return redirect("/admin/tournaments");
}
