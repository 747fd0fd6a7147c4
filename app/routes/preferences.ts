import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { commitPreferences, readPreferences } from "#app/lib/preferences.server.ts";
import { readChange } from "#app/lib/preferences.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";

/** Saves the preferences in the form. Without JavaScript, `redirectTo` is the page it was on. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const headers = await commitPreferences({ ...(await readPreferences(request)), ...readChange(form) });
  const redirectTo = form.get("redirectTo");
  return typeof redirectTo === "string"
    ? redirect(safeRedirect(redirectTo), { headers })
    : data(null, { headers });
}

/** A GET, such as a typed URL, changes nothing. */
export function loader() {
  return redirect("/dashboard");
}
