import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { PromoCodeField } from "#app/components/promo-code-field.tsx";
import { Button, FormErrors, Notice } from "#app/components/ui.ts";
import type { RedeemAnswer } from "#app/lib/redeem-code.server.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useKept } from "#app/lib/use-kept.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { useSingleSubmit } from "#app/lib/use-single-submit.ts";
import { redeemSchema } from "#core/billing/redeem-promo-code";
import * as words from "../words";

export const REDEEM = "redeem";

export function PromoSection({ answer }: { answer: RedeemAnswer | undefined }) {
  const redeemed = answer && "redeemed" in answer ? answer.redeemed : undefined;
  const lastResult = answer && "redeemed" in answer ? undefined : answer;
  // The form is remounted, and the element that had focus is gone.
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (redeemed) place.current?.focus();
  }, [redeemed]);
  return (
    <section className="grid gap-x-10 gap-y-4 rounded-lg border bg-surface p-6 shadow-raised lg:grid-cols-2">
      <div>
        <h2 className="text-lg">{words.haveAPromoCode}</h2>
        <p className="mt-1 text-muted text-sm">{words.promoCodeHint}</p>
      </div>
      <div className="flex flex-col gap-4">
        <div ref={place} tabIndex={-1} role="status" className="outline-none empty:hidden">
          {redeemed && <Notice tone="info" title={redeemed} />}
        </div>
        {/* Remounted empty after the code was redeemed. */}
        <PromoForm key={useKept(redeemed)} lastResult={lastResult} />
      </div>
    </section>
  );
}

function PromoForm({ lastResult }: { lastResult: SubmissionResult<string[]> | undefined }) {
  const isPending = useNavigation().formData?.get("intent") === REDEEM;
  const [isBlank, setIsBlank] = useState(false);
  const onSubmit = useSingleSubmit(lastResult);
  const [form, fields] = useSchemaForm(redeemSchema, { id: "promo", lastResult, onSubmit });
  useErrorToast(lastResult, words.promoCodeError);
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="flex flex-col gap-4">
      <FormErrors id={form.errorId} errors={form.errors} />
      <PromoCodeField field={fields.code} onBlank={setIsBlank} />
      <Button
        type="submit"
        name="intent"
        value={REDEEM}
        variant="secondary"
        className="self-start"
        disabled={isBlank || isPending}
      >
        {isPending ? words.redeeming : words.redeemCode}
      </Button>
    </Form>
  );
}
