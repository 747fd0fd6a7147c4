import type { SubmissionResult } from "@conform-to/react";
import { useNavigation, useSubmit } from "@remix-run/react";
import { useRef, useState } from "react";
import { ConfirmDialog } from "#app/components/confirm-dialog.tsx";
import { InputField, PageSection, PostForm } from "#app/components/ui.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import type { Partner, PartnerWithPassword } from "#core/partners/partner";
import { partnerPasswordSchema } from "#core/partners/partner.schema";
import { PasswordOnce } from "../password-once";
import * as words from "../words";

type Props = {
  partner: Partner;
  answer: (SubmissionResult<string[]> & { partner?: PartnerWithPassword }) | undefined;
};

export function PasswordSection({ partner, answer }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const asked = useRef<HTMLFormElement | null>(null);
  const submit = useSubmit();
  const isPending = useNavigation().formData?.get("intent") === "password";
  const [form, fields] = useSchemaForm(partnerPasswordSchema, {
    id: "partner-password",
    lastResult: isPending ? null : answer,
    onSubmit: (event) => {
      event.preventDefault();
      asked.current = event.currentTarget;
      setIsAsking(true);
    },
  });
  useErrorToast(answer, words.error);

  return (
    <PageSection title={words.password} text={words.newPasswordHint}>
      <PostForm
        form={form}
        intent="password"
        submit={words.changePassword}
        busy={words.changing}
        variant="secondary"
      >
        <InputField field={fields.password} label={words.newPassword} hint={words.passwordHint} />
      </PostForm>
      <div role="status" className="mt-4 empty:hidden">
        {answer?.partner && <PasswordOnce partner={answer.partner} title={words.hasNewPassword} />}
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.changePasswordQuestion(partner.partnerName)}
        description={words.oldPasswordWarning}
        action={words.changePassword}
        busy={words.changing}
        keep={words.keepPassword}
        failed={words.nothingChanged}
        onConfirm={async () => submit(asked.current, { method: "post" })}
        onClose={() => setIsAsking(false)}
      >
        <p>{words.changePasswordText}</p>
      </ConfirmDialog>
    </PageSection>
  );
}
