import { Form } from "@remix-run/react";
import { PageSection } from "#app/components/page-section.tsx";
import { SubmitButton } from "#app/components/submit-button.tsx";
import * as words from "./words";

export const SET_MAILS = "set-mails";

/** Lets the user turn off optional mails; mails about the account itself are always sent. */
export function MailSection({ wantsResultsMail }: { wantsResultsMail: boolean }) {
  return (
    <PageSection title={words.notifications} text={words.weAlwaysEmail}>
      <Form method="post" preventScrollReset className="flex flex-col gap-4">
        <label className="flex items-center gap-3">
          <input
            type="checkbox"
            name="wantsResultsMail"
            defaultChecked={wantsResultsMail}
            className="size-4 accent-accent"
          />
          {words.emailMeWhen}
        </label>
        <SubmitButton
          name="intent"
          value={SET_MAILS}
          variant="secondary"
          className="self-start"
          busy={words.saving}
        >
          {words.saveNotifications}
        </SubmitButton>
      </Form>
    </PageSection>
  );
}
