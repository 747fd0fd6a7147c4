import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/cloudflare";
import { Form, Link } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { PRODUCT_NAME } from "#core/product";
import * as words from "./words";

export const meta: MetaFunction = () => [{ title: words.logoutTabTitle(PRODUCT_NAME) }];

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
      <h1 className="text-xl">{words.logoutLogOut}</h1>
      <Form method="post" className="mt-6 flex gap-3">
        <Button type="submit">{words.logoutLogOut2}</Button>
        <Button asChild variant="ghost">
          <Link to="/dashboard">{words.logoutStay}</Link>
        </Button>
      </Form>
    </>
  );
}
