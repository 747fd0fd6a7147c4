import { useId } from "react";
import {
  Button,
  CopyField,
  Dialog,
  LocalDate,
  Notice,
  Problem,
  Skeleton,
  Switch,
  TimeAgo,
  TitledSection,
} from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import { useAttempt } from "#app/lib/use-attempt.ts";
import type { IntakeKind, IntakeMail, IntakeSettings, IntakeView } from "#core/intake/intake";
import { useTournamentId } from "../use-tournament-id";
import * as words from "./words";

type Props = { isOpen: boolean; onClose(): void };

export function IntakeDialog({ isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.letApply} description={words.intro}>
      <Ways />
    </Dialog>
  );
}

function Ways() {
  const path = `/api/tournaments/${useTournamentId()}/intake`;
  const { answer: settings, failure, ask } = useAnswer<IntakeSettings>(path, words.failed);
  return (
    <div className="flex min-w-0 flex-col gap-6 p-6">
      <Problem text={failure} onRetry={settings ? undefined : ask} />
      {settings?.ways.map((way) => (
        <IntakeWay
          key={way.kind}
          way={way}
          // Turns it on, or replaces it by a new one.
          onOpen={() => ask({ below: `/${way.kind}`, method: "POST" })}
          onClose={() => ask({ below: `/${way.kind}`, method: "DELETE" })}
        />
      ))}
      {settings && settings.mails.length > 0 && <IntakeMails mails={settings.mails} />}
      {!settings && !failure && <Skeleton className="h-40" />}
    </div>
  );
}

/** The newest mails, with what the receiving server found out about the sender. */
function IntakeMails({ mails }: { mails: IntakeMail[] }) {
  return (
    <TitledSection id="intake-mails" title={words.latestEmails} size="sm">
      <ul className="mt-1 divide-y text-sm">
        {mails.map(({ at, spf, dkim, added, refused }) => (
          <li key={at} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              {words.added(count(added, "resume"))}
              {refused > 0 && words.filesRefused(count(refused, "file"))}
            </span>
            <span className="text-muted text-xs">
              {words.senderChecks(spf, dkim)} · <TimeAgo iso={at} />
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}

const WORDS: Record<IntakeKind, { title: string; text: string; copy: string; renew: string }> = {
  link: { title: words.link, text: words.linkText, copy: words.copyLink, renew: words.linkRenewHint },
  mail: { title: words.email, text: words.emailText, copy: words.copyEmail, renew: words.emailRenewHint },
};

type IntakeWayProps = { way: IntakeView; onOpen(): Promise<unknown>; onClose(): Promise<unknown> };

function IntakeWay({ way, onOpen, onClose }: IntakeWayProps) {
  const id = useId();
  const { isBusy, attempt } = useAttempt();
  const { title, text, copy, renew } = WORDS[way.kind];
  const isOn = way.since !== null;
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h3 id={`${id}-title`} className="font-semibold text-sm">
            {title}
          </h3>
          <p id={`${id}-text`} className="mt-1 text-muted text-sm">
            {text}
          </p>
        </div>
        <Switch
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-text`}
          checked={isOn}
          disabled={!way.isAvailable}
          aria-disabled={isBusy}
          onChange={() => attempt(isOn ? onClose : onOpen)}
        />
      </div>
      {!way.isAvailable && (
        <Notice tone="info" className="mt-3">
          {words.noEmailYet}
        </Notice>
      )}
      <div role="status">
        {isOn && way.isAvailable && (
          <div className="mt-3 flex flex-col gap-2">
            {way.address ? (
              <CopyField value={way.address} label={title} copyLabel={copy} />
            ) : (
              <Notice tone="warn">{words.cannotBeShownHint}</Notice>
            )}
            <p className="flex flex-wrap items-center gap-x-2 text-muted text-xs tabular-nums">
              <span>
                {count(way.received, "resume")} {words.since} {way.since && <LocalDate iso={way.since} />}
              </span>
              <Button
                variant="link"
                size="inline"
                className="text-xs"
                aria-label={words.renewOf(title)}
                aria-disabled={isBusy}
                onClick={() => attempt(onOpen)}
              >
                {words.renew}
              </Button>
              <span>{renew}</span>
            </p>
          </div>
        )}
      </div>
    </section>
  );
}
