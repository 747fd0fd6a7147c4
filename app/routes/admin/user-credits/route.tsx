import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ArrowLeft } from "lucide-react";
import { BillingHistory } from "#app/components/credits/billing-history.tsx";
import { CreditOverview } from "#app/components/credits/credit-overview.tsx";
import { Ledger } from "#app/components/credits/ledger.tsx";
import { ButtonLink, Fact, Facts, LocalDate, PageHeader } from "#app/components/ui.ts";
import { answerForm } from "#app/lib/form-action.server.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { orErrorPage, queryOf, requireAdmin } from "#app/lib/route.server.ts";
import { useFormAnswer } from "#app/lib/use-form-answer.ts";
import { grantSchema } from "#core/billing/grant-plan";
import { historyQuerySchema } from "#core/billing/history-query.schema";
import { findCurrentPlan } from "#core/billing/plan";
import { GrantSection } from "./grant-section";
import * as words from "./words";

export { revalidateOnSearch as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta<typeof loader>((data) => words.tabTitle(data?.account.email ?? "an account"));

export async function loader(args: LoaderFunctionArgs) {
  requireAdmin(args);
  const { services } = args.context;
  const account = await orErrorPage(services.accounts.get(args.params.id ?? ""));
  const credits = await services.credits.readAccount(account, queryOf(args.request, historyQuerySchema));
  return { account, credits, grantId: crypto.randomUUID() };
}

export async function action(args: ActionFunctionArgs) {
  const { id: adminId } = requireAdmin(args);
  const { services } = args.context;
  const { id: userId } = await orErrorPage(services.accounts.get(args.params.id ?? ""));
  return answerForm(args, grantSchema, words.addFailed, async (grant) => {
    await services.credits.grantPlan({ ...grant, adminId, userId });
    return { granted: grant.grantId };
  });
}

export default function UserCredits() {
  const { account, credits, grantId } = useLoaderData<typeof loader>();
  const answer = useFormAnswer<typeof action>();
  const granted = answer && "granted" in answer ? answer.granted : undefined;
  const plan = findCurrentPlan(credits.plans, account.stripePlanId);
  return (
    <div className="max-w-6xl">
      <ButtonLink to="/admin/paying-users" variant="link" size="inline" className="mb-4">
        <ArrowLeft aria-hidden />
        {words.payingUsers}
      </ButtonLink>
      <PageHeader title={words.title} />
      <Facts
        isStacked
        className="mb-10 gap-x-10 gap-y-3 text-sm sm:grid-cols-2 lg:grid-cols-[auto_auto_auto_1fr]"
      >
        <Fact name={words.email}>{account.email}</Fact>
        <Fact name={words.plan}>
          {account.hasUnlimitedAccess ? words.unlimitedPlan(plan.name) : plan.name}
        </Fact>
        <Fact name={words.accountSince}>
          <LocalDate iso={account.createdAt} />
        </Fact>
        <Fact name={words.paymentCustomer}>{account.stripeCustomerId ?? words.noCustomer}</Fact>
      </Facts>
      <div className="flex flex-col gap-10">
        <CreditOverview title={words.credits} account={account} plan={plan} {...credits} />
        <GrantSection
          email={account.email}
          plans={credits.plans}
          grantId={grantId}
          granted={granted}
          lastResult={granted ? undefined : (answer as SubmissionResult<string[]>)}
        />
        <Ledger title={words.ledger} page={credits.ledger} />
        <BillingHistory page={credits.purchases} />
      </div>
    </div>
  );
}
