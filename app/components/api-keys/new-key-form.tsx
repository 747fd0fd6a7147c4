import type { SubmissionResult } from "@conform-to/react";
import { InputField, PostForm, SelectField } from "#app/components/ui.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { keyModes, keyScopes } from "#core/api-keys/api-key";
import { newAccountKeySchema, newPartnerKeySchema } from "#core/api-keys/api-key.schema";
import type { KeyHolder } from "./api-keys";
import * as words from "./words";

export const CREATE_KEY = "create-api-key";

const SCHEMAS = { account: newAccountKeySchema, partner: newPartnerKeySchema };

type Props = { holder: KeyHolder; lastResult: SubmissionResult<string[]> | undefined };

export function NewKeyForm({ holder, lastResult }: Props) {
  const [form, fields] = useSchemaForm(SCHEMAS[holder], { id: CREATE_KEY, lastResult });
  return (
    <PostForm
      form={form}
      intent={CREATE_KEY}
      submit={words.createApiKey}
      busy={words.creating}
      variant="secondary"
    >
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
    </PostForm>
  );
}
