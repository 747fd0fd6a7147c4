import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import { keepPreferences, readPreferences } from "#app/lib/preferences.server.ts";
import { preferencesFormSchema } from "#app/lib/preferences.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";

/** Changes what the form names. One sent without JavaScript says in `redirectTo` where it stood. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const change = preferencesFormSchema.safeParse(Object.fromEntries(form));
  if (!change.success) throw data({ message: "Please check what you entered." }, { status: 400 });
  const headers = await keepPreferences({ ...(await readPreferences(request)), ...change.data });
  const redirectTo = form.get("redirectTo");
  return typeof redirectTo === "string"
    ? redirect(safeRedirect(redirectTo), { headers })
    : data(null, { headers });
}

/** Typed into the address bar it changes nothing. */
export function loader() {
  return redirect("/dashboard");
}
