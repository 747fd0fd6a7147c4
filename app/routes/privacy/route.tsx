import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OpenPage } from "#app/routes/shell/open-page.tsx";
import { PRODUCT_NAME } from "#core/product";
import { PrivacyPage } from "./privacy-page";
import * as words from "./words";

export const meta: MetaFunction = () => [
  { title: words.tabTitle(PRODUCT_NAME) },
  { name: "description", content: words.description },
];

export function loader({ context }: LoaderFunctionArgs) {
  return { email: context.viewer?.email, isAdmin: context.viewer?.isAdmin };
}

export default function Privacy() {
  return (
    <OpenPage {...useLoaderData<typeof loader>()}>
      <PrivacyPage />
    </OpenPage>
  );
}
