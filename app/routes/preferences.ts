import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { keepPreferences, readPreferences } from "#app/lib/preferences.server.ts";
import { readChange } from "#app/lib/preferences.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";

/** Changes what the form names. One sent without JavaScript says in `redirectTo` where it stood. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const headers = await keepPreferences({ ...(await readPreferences(request)), ...readChange(form) });
  const redirectTo = form.get("redirectTo");
  return typeof redirectTo === "string"
    ? redirect(safeRedirect(redirectTo), { headers })
    : data(null, { headers });
}

/** Typed into the address bar it changes nothing. */
export function loader() {
  return redirect("/dashboard");
}
