import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { InputField, SelectField } from "#app/components/ui/input-field.tsx";
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
      <InputField field={fields.name} label={words.newKeyName} />
      <SelectField
        field={fields.scope}
        label={words.access}
        options={keyScopes.map((scope) => [scope, words.SCOPE_WORDS[holder][scope]])}
      />
      <SelectField
        field={fields.mode}
        label={words.mode}
        hint={words.TEST_HINT}
        options={keyModes.map((mode) => [mode, words.MODE_CHOICES[mode]])}
      />
      <InputField
        field={fields.spendCap}
        label={words.spendingCap}
        hint={words.CAP_HINTS[holder]}
        type="number"
        inputMode="numeric"
        className="max-w-40"
      />
      {holder === "account" && (
        <InputField field={fields.password} label={words.yourPassword} autoComplete="current-password" />
      )}
      <Button type="submit" variant="secondary" disabled={isPending} className="self-start">
        {isPending ? words.creating : words.createApiKey}
      </Button>
    </Form>
  );
}
