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
import * as words from "./words";

export const CREATE_KEY = "create-api-key";

const SCHEMAS = { account: newAccountKeySchema, partner: newPartnerKeySchema };

type Props = { holder: Holder; lastResult: SubmissionResult<string[]> | undefined };

export function NewKeyForm({ holder, lastResult }: Props) {
  const isPending = useNavigation().formData?.get("intent") === CREATE_KEY;
  const [form, fields] = useSchemaForm(SCHEMAS[holder], { id: CREATE_KEY, lastResult });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="flex flex-col gap-5">
      <input type="hidden" name="intent" value={CREATE_KEY} />
      <FormErrors id={form.errorId} errors={form.errors} />
      <InputField field={fields.name} label={words.newKeyName} type="text" autoComplete="off" />
      <Field
        label={words.access}
        htmlFor={fields.scope.id}
        errorId={fields.scope.errorId}
        errors={fields.scope.errors}
      >
        <Select {...getSelectProps(fields.scope)} key={fields.scope.key}>
          {keyScopes.map((scope) => (
            <option key={scope} value={scope}>
              {words.SCOPE_WORDS[holder][scope]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={words.mode}
        hint={words.TEST_HINT}
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
              {words.MODE_CHOICES[mode]}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={words.spendingCap}
        hint={words.CAP_HINTS[holder]}
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
          label={words.yourPassword}
          type="password"
          autoComplete="current-password"
        />
      )}
      <Button type="submit" variant="secondary" disabled={isPending} className="self-start">
        {isPending ? words.creating : words.createApiKey}
      </Button>
    </Form>
  );
}
