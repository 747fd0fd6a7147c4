import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { OpenPage } from "#app/routes/shell/open-page.tsx";
import { plansToShow } from "#core/billing/plan";
import { PRODUCT_NAME } from "#core/product";
import { HelpPage } from "./help-page";
import * as words from "./words";

export const meta: MetaFunction = () => [
  { title: words.tabTitle(PRODUCT_NAME) },
  {
    name: "description",
    content: words.description,
  },
];

/** Public. Still works if the plans fail to load. */
export async function loader({ context }: LoaderFunctionArgs) {
  const plans = await context.services.plans.list().catch(() => []);
  return { email: context.viewer?.email, isAdmin: context.viewer?.isAdmin, plans: plansToShow(plans) };
}

export default function Help() {
  const { email, isAdmin, plans } = useLoaderData<typeof loader>();
  return (
    <OpenPage email={email} isAdmin={isAdmin}>
      <HelpPage plans={plans} />
    </OpenPage>
  );
}
