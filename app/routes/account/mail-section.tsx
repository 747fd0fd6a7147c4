import { Form, useNavigation } from "@remix-run/react";
import { PageSection } from "#app/components/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";
import * as words from "./words";

export const SET_MAILS = "set-mails";

/** Lets the user turn off optional mails; mails about the account itself are always sent. */
export function MailSection({ wantsResultsMail }: { wantsResultsMail: boolean }) {
  const isPending = useNavigation().formData?.get("intent") === SET_MAILS;
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
        <Button
          type="submit"
          name="intent"
          value={SET_MAILS}
          variant="secondary"
          disabled={isPending}
          className="self-start"
        >
          {isPending ? words.saving : words.saveNotifications}
        </Button>
      </Form>
    </PageSection>
  );
}
