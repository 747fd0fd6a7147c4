import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OpenPage } from "#app/routes/shell/open-page.tsx";
import { PRODUCT_NAME } from "#core/product";
import { TrustPage } from "./trust-page";

export const meta: MetaFunction = () => [
  { title: `Trust · ${PRODUCT_NAME}` },
  {
    name: "description",
    content:
      "How true the verdicts are, how that was measured, what the judge never sees, and who gets data.",
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
