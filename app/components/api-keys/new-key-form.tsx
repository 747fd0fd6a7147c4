import { getFormProps, getInputProps, getSelectProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { Field, FormErrors } from "#app/components/ui/field.tsx";
import { Input } from "#app/components/ui/input.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { keyModes, keyScopes } from "#core/api-keys/api-key";
import { newAccountKeySchema, newPartnerKeySchema } from "#core/api-keys/api-key.schema";
import type { Holder } from "./api-keys";
import { CAP_WORDS, MODE_CHOICES, SCOPE_WORDS, TEST_HINT } from "./key-words";

export const CREATE_KEY = "create-api-key";

const SCHEMAS = { account: newAccountKeySchema, partner: newPartnerKeySchema };

type Props = { holder: Holder; lastResult: SubmissionResult<string[]> | undefined };

export function NewKeyForm({ holder, lastResult }: Props) {
  const isPending = useNavigation().formData?.get("intent") === CREATE_KEY;
  const [form, fields] = useSchemaForm(SCHEMAS[holder], { id: CREATE_KEY, lastResult });
  const unit = CAP_WORDS[holder];
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={CREATE_KEY} />
      <FormErrors id={form.errorId} errors={form.errors} />
      <InputField field={fields.name} label="Name of the new key" type="text" autoComplete="off" />
      <Field
        label="Access"
        htmlFor={fields.scope.id}
        errorId={fields.scope.errorId}
        errors={fields.scope.errors}
      >
        <Select {...getSelectProps(fields.scope)} key={fields.scope.key}>
          {keyScopes.map((scope) => (
            <option key={scope} value={scope}>
              {SCOPE_WORDS[scope]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Mode"
        hint={TEST_HINT}
        htmlFor={fields.mode.id}
        errorId={fields.mode.errorId}
        errors={fields.mode.errors}
      >
        <Select
          {...getSelectProps(fields.mode, { ariaDescribedBy: fields.mode.descriptionId })}
          key={fields.mode.key}
        >
          {keyModes.map((mode) => (
            <option key={mode} value={mode}>
              {MODE_CHOICES[mode]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Spending cap"
        hint={`How many ${unit}s it may create in all; empty for no cap`}
        htmlFor={fields.spendCap.id}
        errorId={fields.spendCap.errorId}
        errors={fields.spendCap.errors}
      >
        <Input
          {...getInputProps(fields.spendCap, {
            type: "number",
            ariaDescribedBy: fields.spendCap.descriptionId,
          })}
          key={fields.spendCap.key}
          inputMode="numeric"
          className="max-w-40"
        />
      </Field>
      {holder === "account" && (
        <InputField
          field={fields.password}
          label="Your password"
          type="password"
          autoComplete="current-password"
        />
      )}
      <Button type="submit" variant="secondary" disabled={isPending} className="self-start">
        {isPending ? "Creating..." : "Create API key"}
      </Button>
    </Form>
  );
}
