import { type ActionFunctionArgs, type LoaderFunctionArgs, redirectDocument } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { Button, ButtonLink, Notice, Problem } from "#app/components/ui.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { orErrorPage, paramOf, requireUser } from "#app/lib/route.server.ts";
import { formatPrice } from "#core/billing/plan";
import * as words from "./words";

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.testCheckoutTitle);

/** Replaces the payment provider's page in the local environment. */
export async function loader(args: LoaderFunctionArgs) {
  const { id: userId } = requireUser(args);
  const { services } = args.context;
  return orErrorPage(services.checkouts.readTest({ userId, sessionId: paramOf(args.request, "session_id") }));
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = requireUser(args);
  const outcome = (await args.request.formData()).get("outcome");
  if (outcome !== "paid" && outcome !== "canceled") return { declined: true };
  const sessionId = paramOf(args.request, "session_id");
  const next = await orErrorPage(args.context.services.checkouts.endTest({ userId, sessionId, outcome }));
  // As with a real provider, the way back is a document request.
  return redirectDocument(next);
}

export default function TestCheckout() {
  const { planName, amountInCents, isPaid } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const isPending = useNavigation().state !== "idle";
  return (
    <div className="mx-auto mt-6 flex max-w-lg flex-col gap-5 rounded-lg border bg-surface p-6 shadow-raised">
      <Notice tone="warn" title={words.noRealPayment}>
        {words.testCheckoutHint}
      </Notice>
      <div>
        <h1 className="eyebrow">{planName}</h1>
        <p className="mt-1 font-semibold text-3xl tracking-tight">{formatPrice(amountInCents)}</p>
      </div>
      {answer && <Problem text={words.cardDeclined} />}
      {isPaid ? (
        <div className="flex flex-col items-start gap-4">
          <p>{words.alreadyPaid}</p>
          <ButtonLink to="/dashboard" variant="secondary">
            {words.returnToDashboard}
          </ButtonLink>
        </div>
      ) : (
        <Form method="post" className="flex flex-col gap-3 sm:flex-row">
          <Button type="submit" name="outcome" value="paid" disabled={isPending}>
            {words.pay(formatPrice(amountInCents))}
          </Button>
          <Button type="submit" name="outcome" value="declined" variant="secondary" disabled={isPending}>
            {words.declineCard}
          </Button>
          <Button type="submit" name="outcome" value="canceled" variant="ghost" disabled={isPending}>
            {words.cancel}
          </Button>
        </Form>
      )}
    </div>
  );
}
