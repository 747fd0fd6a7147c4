import { getFormProps, type SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useNavigate } from "@remix-run/react";
import { Check } from "lucide-react";
import { useEffect } from "react";
import { PromoCodeField } from "#app/components/promo-code-field.tsx";
import { ButtonLink, Notice, PageHeader, SubmitButton, TitledSection } from "#app/components/ui.ts";
import { focusOnMount } from "#app/lib/focus.ts";
import { pageMeta } from "#app/lib/page-meta.ts";
import { type RedeemAnswer, redeemCode } from "#app/lib/redeem-code.server.ts";
import { requireUser } from "#app/lib/route.server.ts";
import { submitForm } from "#app/lib/submit-form.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { useSingleSubmit } from "#app/lib/use-single-submit.ts";
import { redeemSchema } from "#core/billing/redeem-promo-code";
import * as words from "./words";

const GO_ON_AFTER_MS = 3000;

export { skipRevalidation as shouldRevalidate } from "#app/lib/skip-revalidation.ts";

export const meta = pageMeta(words.promoTitle);

export function loader(args: LoaderFunctionArgs) {
  requireUser(args);
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { id: userId } = requireUser(args);
  return redeemCode(args, userId, words.redeemFailed);
}

export const clientAction = submitForm(redeemSchema, words.redeemFailed, {
  offline: words.unexpectedError,
});

export default function Promo() {
  const answer = useActionData<RedeemAnswer>();
  const redeemed = answer && "redeemed" in answer ? answer.redeemed : undefined;
  return (
    <div className="mx-auto max-w-lg">
      <PageHeader title={words.promoTitle} />
      {redeemed ? (
        <Redeemed message={redeemed} />
      ) : (
        <RedeemForm lastResult={answer as SubmissionResult<string[]>} />
      )}
      <TitledSection id="gives" title={words.codeBenefits} className="mt-8">
        <ul className="mt-3 flex flex-col gap-2 text-sm">
          {[words.unlimitedTournaments, words.unlimitedResumesPerTournament, words.premiumFeatures].map(
            (gift) => (
              <li key={gift} className="flex items-center gap-2">
                <Check className="size-4 text-accent" aria-hidden />
                {gift}
              </li>
            ),
          )}
        </ul>
        <p className="mt-2 text-muted text-sm">{words.resumeLimit}</p>
      </TitledSection>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard" variant="secondary">
          {words.backToDashboard}
        </ButtonLink>
        <ButtonLink to="/subscription/plans" variant="secondary">
          {words.viewSubscriptionPlans}
        </ButtonLink>
      </div>
    </div>
  );
}

function RedeemForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const onSubmit = useSingleSubmit(lastResult);
  const [form, fields] = useSchemaForm(redeemSchema, { id: "redeem", lastResult, onSubmit });
  return (
    <Form
      method="post"
      {...getFormProps(form)}
      className="flex flex-col gap-5 rounded-lg border bg-surface p-6 shadow-raised"
    >
      {form.errors && (
        <Notice tone="danger" role="alert" title={words.error}>
          <p>{form.errors[0]}</p>
        </Notice>
      )}
      <PromoCodeField field={fields.code} />
      <SubmitButton busy={words.redeeming}>{words.redeemCode}</SubmitButton>
    </Form>
  );
}

function Redeemed({ message }: { message: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => navigate("/dashboard"), GO_ON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <div ref={focusOnMount} tabIndex={-1} className="outline-none">
      <Notice tone="info" role="status" title={words.success}>
        <p>{message}</p>
        <p className="mt-1 text-muted">{words.redirectingToDashboard}</p>
      </Notice>
    </div>
  );
}
