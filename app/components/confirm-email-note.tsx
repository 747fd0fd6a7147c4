import type { SubmissionResult } from "@conform-to/react";
import { useFetcher, useLocation } from "@remix-run/react";
import { PREFERENCES_PATH } from "#app/lib/preferences.ts";
import { usePreferences } from "#app/lib/use-preferences.ts";
import { Notice } from "./notice";
import { Button } from "./ui/button";

/** What the form asks of the account page. */
export const SEND_CONFIRMATION = "send-confirmation";

type Props = {
  /** Where it may be put away: whose it is. */
  dismissFor?: string;
  /** Of a form that was sent without JavaScript. */
  lastResult?: SubmissionResult<string[]>;
  className?: string;
};

/** Says that nobody has confirmed the account's address, and mails the link for it again. */
export function ConfirmEmailNote({ dismissFor, lastResult, className }: Props) {
  const { confirmNoteHiddenFor } = usePreferences();
  if (dismissFor !== undefined && dismissFor === confirmNoteHiddenFor) return null;
  return (
    <Notice tone="info" title="Your email address is not confirmed" className={className}>
      <p>Open the link in any of our mails. Until then they name none of your tournaments.</p>
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
            {isPending ? "Sending..." : "Send again"}
          </Button>
        </fetcher.Form>
      )}
      <p role="status" className={refused ? "text-danger" : "font-medium"}>
        {refused ?? (result?.status === "success" && "Sent. Look in your inbox, and among your spam.")}
      </p>
    </>
  );
}

function Dismiss({ account }: { account: string }) {
  const fetcher = useFetcher();
  const { pathname, search } = useLocation();
  return (
    <fetcher.Form
      method="post"
      action={PREFERENCES_PATH}
      onSubmit={(event) => {
        // Without a place to go back to the page stays as it is.
        event.preventDefault();
        fetcher.submit({ confirmNoteHiddenFor: account }, { method: "post", action: PREFERENCES_PATH });
      }}
    >
      <input type="hidden" name="redirectTo" value={pathname + search} />
      <Button type="submit" name="confirmNoteHiddenFor" value={account} variant="ghost" size="sm">
        Not now
      </Button>
    </fetcher.Form>
  );
}
