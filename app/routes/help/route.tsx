import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { titled } from "#app/lib/titled.ts";
import { OpenPage } from "#app/routes/shell/open-page.tsx";
import { plansToShow } from "#core/billing/plan";
import { HelpPage } from "./help-page";
import * as words from "./words";

export const meta = titled(words.title, words.description);

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
