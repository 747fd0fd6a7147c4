import type { FieldMetadata, SubmissionResult } from "@conform-to/react";
import { useSubmit } from "@remix-run/react";
import { useRef, useState } from "react";
import { ConfirmDeletion } from "#app/components/confirm-deletion.tsx";
import { InputField, Notice, PageSection, PostForm } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { useErrorToast } from "#app/lib/use-error-toast.ts";
import { useSchemaForm } from "#app/lib/use-schema-form.ts";
import { formatPrice } from "#core/billing/plan";
import type { UnusedCredits } from "#core/billing/unused-credits";
import { accountDeletionSchema, givingUpSchema } from "#core/deletion/delete-account.schema";
import * as words from "./words";

const INTENT = "delete-account";

type Props = {
  email: string;
  tournamentCount: number;
  resumeCount: number;
  /** Unused paid credits, which are lost with the account. */
  unused: UnusedCredits[];
  lastResult: SubmissionResult<string[]> | undefined;
};

export function DeleteSection({ email, tournamentCount, resumeCount, unused, lastResult }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const submit = useSubmit();
  const asked = useRef<HTMLFormElement | null>(null);
  const [form, fields] = useSchemaForm(unused.length > 0 ? givingUpSchema : accountDeletionSchema, {
    id: INTENT,
    lastResult,
    onSubmit: (event) => {
      event.preventDefault();
      asked.current = event.currentTarget;
      setIsAsking(true);
    },
  });
  useErrorToast(lastResult, words.error);

  // The result goes to the form, where the user can retype a wrong password.
  const deleteAccount = async () => submit(asked.current, { preventScrollReset: true });
  const owned = words.tournamentsAndResumes(
    count(tournamentCount, "tournament"),
    count(resumeCount, "resume"),
  );

  return (
    <PageSection title={words.deleteAccountTitle} text={words.deletePermanentWarning}>
      <p className="mb-5">{words.deleteAccountText(owned)}</p>
      <PostForm
        form={form}
        intent={INTENT}
        submit={words.deleteMyAccount}
        busy={words.deleting}
        variant="danger"
      >
        {unused.length > 0 && <GiveUp unused={unused} field={fields.givesUpCredits} />}
        <InputField field={fields.password} label={words.passwordToConfirm} autoComplete="current-password" />
      </PostForm>
      <ConfirmDeletion
        isOpen={isAsking}
        title={words.deleteAccountQuestion}
        action={words.deleteMyAccount}
        onConfirm={deleteAccount}
        onClose={() => setIsAsking(false)}
      >
        <p>
          <strong className="break-words font-semibold">{email}</strong> {words.deleteConfirmText(owned)}
        </p>
        {unused.length > 0 && <p className="mt-3 font-semibold">{words.giveUpCreditsText(worth(unused))}</p>}
      </ConfirmDeletion>
    </PageSection>
  );
}

/** "4 PRO credits worth $15.99". */
function worth(unused: UnusedCredits[]): string {
  return unused
    .map(({ planName, credits, valueInCents }) =>
      words.creditsWorth(count(credits, `${planName} credit`), formatPrice(valueInCents)),
    )
    .join(" and ");
}

function GiveUp({ unused, field }: { unused: UnusedCredits[]; field: FieldMetadata<boolean> }) {
  return (
    <Notice tone="warn" title={words.creditsLeft(worth(unused))}>
      <p>
        {words.creditsLeftText}{" "}
        <a href="/refunds" className="underline underline-offset-4">
          {words.refundPolicy}
        </a>{" "}
        {words.creditsLeftEnd}
      </p>
      <label className="mt-3 flex items-start gap-3">
        <input
          type="checkbox"
          id={field.id}
          name={field.name}
          aria-describedby={field.errors ? field.errorId : undefined}
          className="mt-1 size-4 accent-accent"
        />
        {words.giveUpCredits}
      </label>
      <p id={field.errorId} role="alert" className="text-danger text-sm empty:hidden">
        {field.errors?.[0]}
      </p>
    </Notice>
  );
}
