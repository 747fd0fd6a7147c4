import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OpenPage } from "#app/routes/shell/open-page.tsx";
import { PRODUCT_NAME } from "#core/product";
import { TrustPage } from "./trust-page";
import * as words from "./words";

export const meta: MetaFunction = () => [
  { title: words.tabTitle(PRODUCT_NAME) },
  {
    name: "description",
    content: words.description,
  },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { email: context.viewer?.email, isAdmin: context.viewer?.isAdmin };
}

export default function Trust() {
  return (
    <OpenPage {...useLoaderData<typeof loader>()}>
      <TrustPage />
    </OpenPage>
  );
}
