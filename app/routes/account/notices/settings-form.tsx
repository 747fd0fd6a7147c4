import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { type NoticeSettings, noticeSettingsSchema } from "#core/notices/notice-settings";
import * as words from "./words";

type Props = { settings: NoticeSettings; lastResult: SubmissionResult<string[]> | undefined };

/** Who the employer is, for all notices and documents of the account. */
export function SettingsForm({ settings, lastResult }: Props) {
  const isPending = useNavigation().formMethod === "POST";
  const [form, fields] = useSchemaForm(noticeSettingsSchema, {
    id: "notice-settings",
    lastResult,
    defaultValue: settings,
  });
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)} className="flex flex-col gap-4">
      <FormErrors id={form.errorId} errors={form.errors} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <InputField field={fields.company} label={words.company} autoComplete="organization" />
        <InputField field={fields.contact} label={words.contact} />
      </div>
      <Button type="submit" variant="secondary" disabled={isPending} className="self-start">
        {isPending ? words.saving : words.save}
      </Button>
    </Form>
  );
}
