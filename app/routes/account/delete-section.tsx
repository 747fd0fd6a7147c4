import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "@remix-run/react";
import { useState } from "react";
import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { api } from "#app/lib/api.ts";
import { count } from "#app/lib/format.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { confirmationSchema } from "#core/deletion/delete-account.schema";

type Props = {
  email: string;
  tournamentCount: number;
  resumeCount: number;
  lastResult: SubmissionResult<string[]> | undefined;
};

export function DeleteSection({ email, tournamentCount, resumeCount, lastResult }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const schema = confirmationSchema(email);
  const [form, fields] = useForm({
    id: "delete-account",
    lastResult,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: "onInput",
    onSubmit: (event) => {
      event.preventDefault();
      setIsAsking(true);
    },
  });
  useErrorToast(lastResult, "Error");

  const deleteAccount = async () => {
    await api("/api/account", { method: "DELETE", json: { email } });
    window.location.assign("/");
  };
  const owned = `${count(tournamentCount, "tournament")} with ${count(resumeCount, "resume")}`;

  return (
    <PageSection title="Delete your account" text="For good. We keep no copy.">
      <p>
        This removes your account and {owned}: the uploaded files, what was read from them, every score, tier
        and note, the zip files made for export, and whatever is still waiting to be read or mailed. You are
        logged out everywhere.
      </p>
      <Form method="post" {...getFormProps(form)} className="mt-5 flex flex-col gap-5">
        <input type="hidden" name="intent" value="delete-account" />
        <FormErrors id={form.errorId} errors={form.errors} />
        <InputField field={fields.email} label={`Type ${email} to confirm`} type="text" autoComplete="off" />
        <Button type="submit" variant="danger" className="self-start">
          Delete my account
        </Button>
      </Form>
      <ConfirmDeletion
        isOpen={isAsking}
        title="Delete your account?"
        action="Delete my account"
        onConfirm={deleteAccount}
        onClose={() => setIsAsking(false)}
      >
        <p>
          <strong className="break-words font-semibold">{email}</strong> and {owned} are removed, with all
          files, scores, notes and exports. Nothing that is queued is read any more.
        </p>
      </ConfirmDeletion>
    </PageSection>
  );
}
