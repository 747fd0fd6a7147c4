import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { NotFoundCard } from "#app/components/not-found-card.tsx";
import { OpenPage } from "#app/routes/shell/open-page.tsx";
import { PRODUCT_NAME } from "#core/product";
import * as words from "../components/words";

export const meta: MetaFunction = () => [{ title: words.pageNotFound(PRODUCT_NAME) }];

export function loader({ context: { viewer } }: LoaderFunctionArgs) {
  return data({ email: viewer?.email, isAdmin: viewer?.isAdmin }, { status: 404 });
}

export default function NotFound() {
  return (
    <OpenPage {...useLoaderData<typeof loader>()}>
      <NotFoundCard />
    </OpenPage>
  );
}
