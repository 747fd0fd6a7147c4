import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Await, type ClientActionFunctionArgs, useLoaderData } from "@remix-run/react";
import { Suspense } from "react";
import { BillingHistory } from "#app/components/credits/billing-history.tsx";
import { CreditOverview } from "#app/components/credits/credit-overview.tsx";
import { Ledger } from "#app/components/credits/ledger.tsx";
import { PageHeader, Problem, Spinner } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { type RedeemAnswer, redeemCode } from "#app/lib/redeem-code.server.ts";
import { queryOf, requireUser } from "#app/lib/route.server.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import { historyQuerySchema } from "#core/billing/history-query.schema";
import { findCurrentPlan, plansToShow, readPlanId } from "#core/billing/plan";
import { redeemSchema } from "#core/billing/redeem-promo-code";
import * as words from "../words";
import { answerPurchase } from "./answer-purchase.server";
import { ContactSales, CreditNotes, HowPacksWork } from "./credit-notes";
import { PlanList } from "./plan-list";
import { PromoSection, REDEEM } from "./promo-section";
import type { PurchaseAnswer } from "./purchase";

export { revalidateOnSearch as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.manageTitle);

export function loader(args: LoaderFunctionArgs) {
  const account = requireUser(args);
  const query = queryOf(args.request, historyQuerySchema);
  return { account, credits: args.context.services.credits.readAccount(account, query) };
}

export async function action(args: ActionFunctionArgs) {
  const account = requireUser(args);
  const form = await args.request.formData();
  return form.get("intent") === REDEEM
    ? redeemCode({ ...args, form }, account.id, words.invalidPromoCode)
    : answerPurchase(args.context, account, readPlanId(form.get("planId")));
}

export async function clientAction(args: ClientActionFunctionArgs) {
  const form = await args.request.clone().formData();
  return form.get("intent") === REDEEM
    ? submitForm(redeemSchema, words.invalidPromoCode)(args)
    : keepPurchase(args, form);
}

async function keepPurchase({ serverAction }: ClientActionFunctionArgs, form: FormData) {
  try {
    return await serverAction<PurchaseAnswer>();
  } catch (error) {
    if (error instanceof Response) throw error;
    return { failure: { planId: readPlanId(form.get("planId")) ?? 0, words: null } };
  }
}

export default function ManageCredits() {
  const { account, credits } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<RedeemAnswer | PurchaseAnswer>();
  const isOfPurchase = answer && "failure" in answer;
  return (
    <div className="mx-auto max-w-6xl">
      <CreditsHeader />
      <Suspense fallback={<Spinner label={words.loadingCredits} />}>
        <Await resolve={credits} errorElement={<CreditsError />}>
          {({ plans, creditsLeft, creditsUsed, purchases, ledger }) => {
            const shown = plansToShow(plans);
            const current = findCurrentPlan(shown, account.stripePlanId);
            return (
              <div className="flex flex-col gap-10">
                <HowPacksWork />
                <CreditOverview
                  title={words.yourCredits}
                  account={account}
                  plan={current}
                  plans={shown}
                  creditsLeft={creditsLeft}
                  creditsUsed={creditsUsed}
                >
                  {words.recentPurchaseHint}
                </CreditOverview>
                <PlanList
                  plans={shown}
                  currentName={current.name}
                  failure={isOfPurchase ? answer.failure : undefined}
                />
                <CreditNotes plans={shown} />
                <PromoSection answer={isOfPurchase ? undefined : answer} />
                <BillingHistory page={purchases} />
                <Ledger title={words.creditHistory} page={ledger} />
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

const CreditsHeader = () => <PageHeader title={words.manageTitle} text={words.manageSubtitle} />;

const CreditsError = () => <Problem text={words.creditsLoadFailed} />;
