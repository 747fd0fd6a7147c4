import { type ActionFunctionArgs, data, redirect } from "@remix-run/cloudflare";
import type { ClientActionFunctionArgs } from "@remix-run/react";
import * as words from "#app/components/words.ts";
import { commitPreferences, readPreferences } from "#app/lib/preferences.server.ts";
import { readChange } from "#app/lib/preferences.ts";
import { safeRedirect } from "#app/lib/safe-redirect.ts";
import { toast } from "#app/lib/toast.ts";

/** Saves the preferences in the form. Without JavaScript, `redirectTo` is the page it was on. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const headers = await commitPreferences({ ...(await readPreferences(request)), ...readChange(form) });
  const redirectTo = form.get("redirectTo");
  return typeof redirectTo === "string"
    ? redirect(safeRedirect(redirectTo), { headers })
    : data(null, { headers });
}

/** If a choice cannot be saved, the page that it was made on stays, and shows it nevertheless. */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    // A later choice may have canceled this request, and repeats it.
    if (!request.signal.aborted) {
      toast({ variant: "error", title: words.choiceNotSaved, description: words.choiceNotSavedHint });
    }
    return data(null, { status: 500 });
  }
}

/** A GET, such as a typed URL, changes nothing. */
export const loader = () => redirect("/dashboard");
