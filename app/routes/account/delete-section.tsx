import { getFormProps, type SubmissionResult } from "@conform-to/react";
import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { useRef, useState } from "react";
import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { PageSection } from "#app/components/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { FormErrors } from "#app/components/ui/field.tsx";
import { InputField } from "#app/components/ui/input-field.tsx";
import { count } from "#app/lib/format.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { accountDeletionSchema } from "#core/deletion/delete-account.schema";

const INTENT = "delete-account";

type Props = {
  email: string;
  tournamentCount: number;
  resumeCount: number;
  lastResult: SubmissionResult<string[]> | undefined;
};

export function DeleteSection({ email, tournamentCount, resumeCount, lastResult }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const submit = useSubmit();
  const element = useRef<HTMLFormElement>(null);
  const isPending = useNavigation().formData?.get("intent") === INTENT;
  const [form, fields] = useSchemaForm(accountDeletionSchema, {
    id: INTENT,
    lastResult,
    onSubmit: (event) => {
      event.preventDefault();
      setIsAsking(true);
    },
  });
  useErrorToast(lastResult, "Error");

  // The answer comes to the form, where a wrong password can be typed again.
  const deleteAccount = async () => submit(element.current, { preventScrollReset: true });
  const owned = `${count(tournamentCount, "tournament")} with ${count(resumeCount, "resume")}`;

  return (
    <PageSection
      title="Delete your account"
      text="For good. Recovery copies of the database end within 30 days."
    >
      <p>
        This removes your account and {owned}: the uploaded files, what was read from them, every score, tier
        and note, the zip files made for export, and whatever is still waiting to be read or mailed. You are
        logged out everywhere.
      </p>
      <Form method="post" {...getFormProps(form)} ref={element} className="mt-5 flex flex-col gap-5">
        <input type="hidden" name="intent" value={INTENT} />
        <FormErrors id={form.errorId} errors={form.errors} />
        <InputField
          field={fields.password}
          label="Your password, to confirm"
          type="password"
          autoComplete="current-password"
        />
        <Button type="submit" variant="danger" disabled={isPending} className="self-start">
          {isPending ? "Deleting..." : "Delete my account"}
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
