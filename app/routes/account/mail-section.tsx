import { Form, useNavigation } from "@remix-run/react";
import { PageSection } from "#app/components/page-section.tsx";
import { Button } from "#app/components/ui/button.tsx";

export const SET_MAILS = "set-mails";

/** Lets the user turn off optional mails; mails about the account itself are always sent. */
export function MailSection({ wantsResultsMail }: { wantsResultsMail: boolean }) {
  const isPending = useNavigation().formData?.get("intent") === SET_MAILS;
  return (
    <PageSection title="Notifications" text="We always email you about your password and your purchases.">
      <Form method="post" preventScrollReset className="flex flex-col gap-4">
        <label className="flex items-center gap-3">
          <input
            type="checkbox"
            name="wantsResultsMail"
            defaultChecked={wantsResultsMail}
            className="size-4 accent-accent"
          />
          Email me when a tournament is complete
        </label>
        <Button
          type="submit"
          name="intent"
          value={SET_MAILS}
          variant="secondary"
          disabled={isPending}
          className="self-start"
        >
          {isPending ? "Saving..." : "Save notifications"}
        </Button>
      </Form>
    </PageSection>
  );
}
