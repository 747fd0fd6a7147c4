import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Await, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { Notice } from "#app/components/notice.tsx";
import { PageHeader } from "#app/components/page-header.tsx";
import { Spinner } from "#app/components/ui/spinner.tsx";
import { requireUser } from "#app/lib/require-user.server.ts";
import { findCurrentPlan, plansToShow } from "#core/billing/plan";
import { PRODUCT_NAME } from "#core/product";
import { ContactSales } from "./contact-sales";
import { CreditNotes, HowPacksWork } from "./credit-notes";
import { CreditOverview } from "./credit-overview";
import { PlanList } from "./plan-list";

export { keepLoaded as shouldRevalidate } from "#app/lib/keep-loaded.ts";

export const meta: MetaFunction = () => [{ title: `Tournament Credits · ${PRODUCT_NAME}` }];

export function loader(args: LoaderFunctionArgs) {
  const account = requireUser(args);
  return { account, plans: args.context.services.listPlans() };
}

export default function ManageCredits() {
  const { account, plans } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-6xl">
      <CreditsHeader />
      <Suspense fallback={<Spinner label="Loading credits..." />}>
        <Await resolve={plans} errorElement={<CreditsError />}>
          {(loaded) => {
            const shown = plansToShow(loaded);
            const current = findCurrentPlan(shown, account.stripePlanId);
            return (
              <div className="flex flex-col gap-10">
                <HowPacksWork />
                <CreditOverview account={account} plan={current} />
                <PlanList plans={shown} currentName={current.name} />
                <CreditNotes plans={shown} />
                <ContactSales plans={shown} />
              </div>
            );
          }}
        </Await>
      </Suspense>
    </div>
  );
}

export function ErrorBoundary() {
  return (
    <div className="mx-auto max-w-6xl">
      <CreditsHeader />
      <CreditsError />
    </div>
  );
}

function CreditsHeader() {
  return <PageHeader title="Tournament Credits" text="Purchase credits for your tournament needs" />;
}

function CreditsError() {
  return (
    <Notice tone="danger" role="alert">
      Error loading credits data. Please try again.
    </Notice>
  );
}
