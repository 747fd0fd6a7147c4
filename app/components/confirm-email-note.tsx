import type { SubmissionResult } from "@conform-to/react";
import { Form, useFetcher, useLocation } from "@remix-run/react";
import { Button, Notice } from "#app/components/ui.ts";
import { PREFERENCES_PATH } from "#app/lib/preferences.ts";
import { useChangePreferences, usePreferences } from "#app/lib/use-preferences.ts";
import * as words from "./words";

/** The intent that the form sends to the account page. */
export const SEND_CONFIRMATION = "send-confirmation";

type Props = {
  /** Account id for which the note can be dismissed; undefined if it cannot be. */
  dismissFor?: string;
  /** Result of a form submitted without JavaScript. */
  lastResult?: SubmissionResult<string[]>;
  className?: string;
};

export function ConfirmEmailNote({ dismissFor, lastResult, className }: Props) {
  const { confirmNoteHiddenFor } = usePreferences();
  if (dismissFor !== undefined && dismissFor === confirmNoteHiddenFor) return null;
  return (
    <Notice tone="info" title={words.emailNotConfirmed} className={className}>
      <p>{words.confirmHint}</p>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <SendAgain lastResult={lastResult} />
        {dismissFor !== undefined && <Dismiss account={dismissFor} />}
      </div>
    </Notice>
  );
}

function SendAgain({ lastResult }: Pick<Props, "lastResult">) {
  const fetcher = useFetcher<SubmissionResult<string[]>>();
  const result = fetcher.data ?? lastResult;
  const refused = result?.error?.[""]?.[0];
  const isPending = fetcher.state !== "idle";
  return (
    <>
      {result?.status !== "success" && (
        <fetcher.Form method="post" action="/account">
          <Button
            type="submit"
            name="intent"
            value={SEND_CONFIRMATION}
            variant="secondary"
            size="sm"
            disabled={isPending}
          >
            {isPending ? words.sending : words.sendAgain}
          </Button>
        </fetcher.Form>
      )}
      <p role="status" className={refused ? "text-danger" : "font-medium"}>
        {refused ?? (result?.status === "success" && words.confirmationSent)}
      </p>
    </>
  );
}

function Dismiss({ account }: { account: string }) {
  const change = useChangePreferences();
  const { pathname, search } = useLocation();
  return (
    <Form
      method="post"
      action={PREFERENCES_PATH}
      onSubmit={(event) => {
        // Without a `redirectTo` the page does not change.
        event.preventDefault();
        change({ confirmNoteHiddenFor: account });
      }}
    >
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <Button type="submit" name="confirmNoteHiddenFor" value={account} variant="ghost" size="sm">
        {words.notNow}
      </Button>
    </Form>
  );
}
