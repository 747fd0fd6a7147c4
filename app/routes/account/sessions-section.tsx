import { Form } from "@remix-run/react";
import { PageSection } from "#app/components/page-section.tsx";
import { SubmitButton } from "#app/components/submit-button.tsx";
import { LocalDate, TimeAgo } from "#app/components/time.tsx";
import type { SessionView } from "#core/accounts/session";
import * as words from "./words";

export function SessionsSection({ sessions }: { sessions: SessionView[] }) {
  const hasOthers = sessions.some(({ isThisOne }) => !isThisOne);
  return (
    <PageSection title={words.whereYouAreLogged} text={words.everyBrowserAndProgram}>
      <ul className="divide-y border-y text-sm">
        {sessions.map(({ isThisOne, createdAt, lastUsedAt }) => (
          <li
            key={createdAt + lastUsedAt}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3"
          >
            <span className={isThisOne ? "font-medium" : undefined}>
              {isThisOne ? words.thisBrowser : words.anotherSession}
            </span>
            <span className="text-muted">
              {words.since} <LocalDate iso={createdAt} />
              {words.lastUsed} {isThisOne ? words.now : <TimeAgo iso={lastUsedAt} />}
            </span>
          </li>
        ))}
      </ul>
      <div role="status" className="mt-4">
        {hasOthers ? (
          <Form method="post" preventScrollReset>
            <SubmitButton name="intent" value="log-out-elsewhere" variant="secondary" busy={words.loggingOut}>
              {words.logOutEverywhereElse}
            </SubmitButton>
          </Form>
        ) : (
          <p className="text-muted text-sm">{words.noOtherActiveSessions}</p>
        )}
      </div>
    </PageSection>
  );
}
