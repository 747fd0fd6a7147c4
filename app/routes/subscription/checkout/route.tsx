import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Link, useLoaderData, useNavigate } from "@remix-run/react";
import { useEffect } from "react";
import { ButtonLink, Problem } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { isDomainError, requireUser } from "#app/lib/route.server.ts";
import { toast } from "#app/lib/toast.ts";
import { readPlanId } from "#core/billing/plan";
import { answerPurchase } from "../manage/answer-purchase.server";
import * as words from "../words";
import { ChosenPack, PaymentCard } from "./payment-card";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.checkoutTitle);

/**
 * The page where a pack chosen before sign-up is bought, where the payment provider sends the buyer back to, and
 * where a payment embedded in our page continues.
 */
export async function loader(args: LoaderFunctionArgs) {
  const params = new URL(args.request.url).searchParams;
  const { id: userId } = requireUser(args);
  if (params.get("canceled") === "true") return { state: "canceled" as const };
  const plan = await args.context.services.plans.findForSale(readPlanId(params.get("plan")));
  if (plan) return { state: "chosen" as const, plan };
  const sessionId = params.get("session_id");
  if (!sessionId) return { state: "missing" as const };
  if (params.get("success") !== "true") return { state: "open" as const, sessionId };

  try {
    const planId = await args.context.services.checkouts.confirmSession({ userId, sessionId });
    return { state: "paid" as const, next: `/dashboard?success=true&credit_pack=${planId}` };
  } catch (error) {
    if (!isDomainError(error)) throw error;
    if (error.code === "checkout_not_found") return { state: "invalid" as const };
    if (error.code === "payment_not_confirmed") return { state: "unconfirmed" as const };
    throw redirect("/subscription/manage");
  }
}

export async function action(args: ActionFunctionArgs) {
  const user = requireUser(args);
  const form = await args.request.formData();
  return answerPurchase(args.context, user, readPlanId(form.get("planId")));
}

export default function Checkout() {
  const outcome = useLoaderData<typeof loader>();
  useArrival(outcome);
  switch (outcome.state) {
    case "canceled":
    case "paid":
      return (
        <Frame title={outcome.state === "paid" ? words.purchaseSuccessful : words.purchaseCanceled}>
          <p role="status" className="text-muted">
            {words.oneMoment}
          </p>
          <noscript>
            <Link to={outcome.state === "paid" ? "/dashboard" : "/subscription/manage"}>
              {words.continueButton}
            </Link>
          </noscript>
        </Frame>
      );
    case "chosen":
      return <ChosenPack plan={outcome.plan} />;
    case "missing":
      return (
        <Frame title={words.checkoutTitle}>
          <Problem text={words.noSessionId} />
          <BackToCredits />
        </Frame>
      );
    case "unconfirmed":
      return (
        <Frame title={words.paymentOnItsWay}>
          <p className="text-muted">{words.paymentOnItsWayHint}</p>
          <ReturnToDashboard />
        </Frame>
      );
    case "invalid":
      return <InvalidSession />;
    case "open":
      return (
        <PaymentCard sessionId={outcome.sessionId} invalid={<InvalidSession />}>
          <ReturnToDashboard />
          <BackToCredits />
        </PaymentCard>
      );
  }
}

/** Announces the outcome and navigates on. Replaces the history entry, so that Back does not repeat it. */
function useArrival(outcome: { state: string; next?: string }) {
  const navigate = useNavigate();
  const { state, next } = outcome;
  useEffect(() => {
    if (state === "canceled") {
      toast({ title: words.purchaseCanceled });
      navigate("/subscription/manage", { replace: true });
    } else if (state === "paid" && next) {
      toast({ title: words.purchaseSuccessful, description: words.creditsAdded });
      navigate(next, { replace: true });
    }
  }, [state, next, navigate]);
}

function InvalidSession() {
  return (
    <Frame title={words.checkoutSessionInvalid}>
      <p className="text-muted">{words.checkoutSessionInvalidHint}</p>
      <BackToCredits />
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="mx-auto mt-6 flex max-w-lg flex-col items-start gap-4 rounded-lg border bg-surface p-6 shadow-raised">
      <h1 className="text-xl">{title}</h1>
      {children}
    </div>
  );
}

function ReturnToDashboard() {
  return (
    <ButtonLink to="/dashboard" variant="secondary">
      {words.returnToDashboard}
    </ButtonLink>
  );
}

function BackToCredits() {
  return (
    <ButtonLink to="/subscription/manage" variant="secondary">
      {words.backToCredits}
    </ButtonLink>
  );
}
