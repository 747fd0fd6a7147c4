import { Form } from "@remix-run/react";
import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "#app/components/confirm-dialog.tsx";
import { Button, FormErrors, LocalDate, PageSection, SubmitButton } from "#app/components/ui.ts";
import { toast } from "#app/lib/toast.ts";
import { useFormCall } from "#app/lib/use-form-call.ts";
import type { Partner } from "#core/partners/partner";
import * as words from "../words";

/** `failure`: why the partner could not be enabled again. */
export function AccessSection({ partner, failure }: { partner: Partner; failure: string[] | undefined }) {
  return (
    <PageSection title={words.access} text={words.accessHint}>
      {partner.disabledAt ? (
        <Disabled since={partner.disabledAt} failure={failure} />
      ) : (
        <Enabled partner={partner} />
      )}
    </PageSection>
  );
}

function Enabled({ partner: { partnerName } }: { partner: Partner }) {
  return (
    <>
      <p className="mb-5">{words.accessEnabled}</p>
      <ConfirmButton
        intent="disable"
        variant="danger"
        action={words.disablePartner}
        busy={words.disabling}
        keep={words.keepItEnabled}
        title={words.disableQuestion(partnerName)}
        description={words.enableAgainHint}
      >
        <p>{words.disableText}</p>
      </ConfirmButton>
    </>
  );
}

function Disabled({ since, failure }: { since: string; failure: string[] | undefined }) {
  return (
    <Form method="post" preventScrollReset>
      <p className="mb-5">
        {words.disabledSince} <LocalDate iso={since} />
        {words.accessDisabled}
      </p>
      <FormErrors id="enable-error" errors={failure} />
      <SubmitButton name="intent" value="enable" busy={words.enabling}>
        {words.enablePartner}
      </SubmitButton>
    </Form>
  );
}

export function TokensSection({ partner: { partnerName } }: { partner: Partner }) {
  return (
    <PageSection title={words.tokensAndApiKeys} text={words.tokensHint}>
      <p className="mb-5">{words.tokensText}</p>
      <ConfirmButton
        intent="revoke-tokens"
        variant="secondary"
        action={words.revokeAll}
        busy={words.revoking}
        keep={words.keepTokens}
        title={words.revokeAllQuestion(partnerName)}
        description={words.revokeAllWarning}
        done={words.allRevoked}
      >
        <p>{words.revokeAllText}</p>
      </ConfirmButton>
    </PageSection>
  );
}

type Props = {
  intent: "disable" | "revoke-tokens";
  action: string;
  busy: string;
  keep: string;
  title: string;
  description: string;
  /** Toast on success, if the page does not show the result. */
  done?: string;
  variant: "danger" | "secondary";
  children: ReactNode;
};

function ConfirmButton({ intent, done, variant, ...question }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const call = useFormCall();

  const confirm = async () => {
    const answer = await call({ intent });
    if (done && !answer?.error) toast({ title: done });
    return answer;
  };
  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        setIsAsking(true);
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" variant={variant}>
        {question.action}
      </Button>
      <ConfirmDialog
        {...question}
        isOpen={isAsking}
        failed={words.nothingChanged}
        onConfirm={confirm}
        onClose={() => setIsAsking(false)}
      />
    </Form>
  );
}
