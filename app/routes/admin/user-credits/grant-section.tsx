import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import { Form, useSubmit } from "@remix-run/react";
import { useRef, useState } from "react";
import { ConfirmDialog } from "#app/components/confirm-dialog.tsx";
import {
  FormErrors,
  InputField,
  Notice,
  SelectField,
  SubmitButton,
  TitledSection,
} from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { type GrantInput, grantSchema } from "#core/billing/grant-plan";
import type { Plan } from "#core/billing/plan";
import * as words from "./words";

type Props = {
  email: string;
  plans: Plan[];
  grantId: string;
  granted: string | undefined;
  lastResult: SubmissionResult<string[]> | undefined;
};

export function GrantSection({ email, plans, grantId, granted, lastResult }: Props) {
  const forSale = plans.filter(({ priceInCents }) => priceInCents > 0);
  return (
    <TitledSection
      id="grant"
      title={words.addCredits}
      text={words.addCreditsHint}
      className="grid gap-x-10 gap-y-5 rounded-lg border bg-surface p-6 shadow-raised lg:grid-cols-[16rem_1fr]"
    >
      <div className="flex flex-col gap-4">
        <div role="status" className="empty:hidden">
          {granted && <Notice tone="info" title={words.creditsAdded} />}
        </div>
        {/* Remounted empty after the credits were granted. */}
        <GrantForm key={grantId} {...{ email, forSale, grantId, lastResult }} />
      </div>
    </TitledSection>
  );
}

type FormProps = Pick<Props, "email" | "grantId" | "lastResult"> & { forSale: Plan[] };

function GrantForm({ email, forSale, grantId, lastResult }: FormProps) {
  const submit = useSubmit();
  const element = useRef<HTMLFormElement>(null);
  const [asked, setAsked] = useState<GrantInput>();
  const [form, fields] = useSchemaForm(grantSchema, {
    id: "grant-credits",
    lastResult,
    defaultValue: { grantId },
    onSubmit: (event, { submission }) => {
      event.preventDefault();
      if (submission?.status === "success") setAsked(submission.value);
    },
  });
  useErrorToast(lastResult, words.error);
  const plan = forSale.find(({ id }) => id === asked?.planId);
  return (
    <Form
      method="post"
      preventScrollReset
      {...getFormProps(form)}
      ref={element}
      className="flex flex-col gap-4"
    >
      <input {...getInputProps(fields.grantId, { type: "hidden" })} key={fields.grantId.key} />
      <FormErrors id={form.errorId} errors={form.errors} />
      <div className="grid items-start gap-4 sm:grid-cols-[16rem_1fr]">
        <SelectField
          field={fields.planId}
          label={words.plan}
          className="w-full"
          options={forSale.map(({ id, name, maxTournamentsPerMonth: credits }) => [
            id,
            `${name}: ${count(credits, "credit")}`,
          ])}
        />
        <InputField field={fields.reason} label={words.reason} />
      </div>
      <SubmitButton className="self-start" busy={words.addingCredits}>
        {words.addCredits}
      </SubmitButton>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={
          plan
            ? words.addQuestion(count(plan.maxTournamentsPerMonth, words.creditOf(plan.name)))
            : words.addCreditsQuestion
        }
        description={
          <>
            {words.confirmStart} <strong className="break-words font-semibold">{email}</strong>
            {words.confirmEnd}
          </>
        }
        action={words.addCredits}
        busy={words.addingCredits}
        keep={words.cancel}
        failed={words.addFailed}
        variant="primary"
        onConfirm={async () => submit(element.current, { preventScrollReset: true })}
        onClose={() => setAsked(undefined)}
      />
    </Form>
  );
}
