import { getFormProps, getInputProps, type SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { PromoCodeField } from "#app/components/promo-code-field.tsx";
import { FormErrors, InputField, SubmitButton, Switch } from "#app/components/ui.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { useSingleSubmit } from "#app/lib/use-single-submit.ts";
import { promoCodeFormSchema } from "#core/billing/promo-code";
import * as words from "./words";

const INTENT = "create";

type Props = {
  lastResult: SubmissionResult<string[]> | undefined;
  /** Whether this form replaces one that just created a code, and takes over its focus. */
  isNext: boolean;
};

export function CreateForm({ lastResult, isNext }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const onSubmit = useSingleSubmit(lastResult);
  const [form, fields] = useSchemaForm(promoCodeFormSchema, {
    id: "create-promo-code",
    lastResult,
    defaultValue: { isActive: true },
    onValidate: ({ form, formData }) => {
      // The browser submits an invalid number as an empty value, which would mean unlimited.
      const maxUses = form.elements.namedItem("maxUses");
      if (maxUses instanceof HTMLInputElement && maxUses.validity.badInput) formData.set("maxUses", "?");
      return parseWithZod(formData, { schema: promoCodeFormSchema });
    },
    onSubmit,
  });
  useEffect(() => {
    if (isNext) element.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [isNext]);

  return (
    <Form ref={element} method="post" {...getFormProps(form)} className="mt-3">
      <FormErrors id={form.errorId} errors={form.errors} />
      <div className="mt-3 grid items-start gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-[1fr_1.25fr_15rem_auto_auto]">
        <PromoCodeField field={fields.code} />
        <InputField field={fields.description} label={words.description} hint={words.optional} />
        <InputField
          field={fields.maxUses}
          label={words.maximumUses}
          hint={words.maximumUsesHint}
          type="number"
          min={1}
          step={1}
          inputMode="numeric"
        />
        <div className="flex flex-col gap-1.5 max-sm:flex-row max-sm:items-center max-sm:justify-between">
          <label htmlFor={fields.isActive.id} className="font-medium text-sm">
            {words.active}
          </label>
          <span className="flex h-10 items-center">
            <Switch {...getInputProps(fields.isActive, { type: "checkbox" })} key={fields.isActive.key} />
          </span>
        </div>
        {/* Aligned with the inputs, below the row of labels. */}
        <SubmitButton className="sm:mt-6.5" name="intent" value={INTENT} busy={words.creating}>
          {words.createCode}
        </SubmitButton>
      </div>
    </Form>
  );
}
