import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form } from "@remix-run/react";
import { Button, ButtonLink } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import * as words from "./words";

export const meta = pageMeta(words.logoutTitle);

export async function action({ context }: ActionFunctionArgs) {
  await context.authCookies.signOut();
  return redirect("/auth/login");
}

/** A GET, as without JavaScript, shows a confirmation: following a link must not sign anyone out. */
export function loader({ context }: LoaderFunctionArgs) {
  if (!context.viewer) throw redirect("/auth/login");
  return null;
}

export default function Logout() {
  return (
    <>
      <h1 className="text-xl">{words.logOutQuestion}</h1>
      <Form method="post" className="mt-6 flex gap-3">
        <Button type="submit">{words.logoutTitle}</Button>
        <ButtonLink to="/dashboard" variant="ghost">
          {words.stay}
        </ButtonLink>
      </Form>
    </>
  );
}
