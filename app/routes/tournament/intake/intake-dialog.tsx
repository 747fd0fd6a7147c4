import { Problem } from "#app/components/notice.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { TitledSection } from "#app/components/titled-section.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { count } from "#app/lib/format.ts";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { IntakeMail, IntakeSettings } from "#core/intake/intake";
import { IntakeWay } from "./intake-way";
import * as words from "./words";

type Props = { tournamentId: string; isOpen: boolean; onClose(): void };

/** Turns the ways on and off by which candidates send resumes themselves. */
export function IntakeDialog({ tournamentId, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.letApply} description={words.intro}>
      <Ways tournamentId={tournamentId} />
    </Dialog>
  );
}

function Ways({ tournamentId }: { tournamentId: string }) {
  const path = `/api/tournaments/${tournamentId}/intake`;
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
              {count(added, "resume")} {words.added}
              {refused > 0 && words.refused(count(refused, "file"))}
            </span>
            <span className="text-muted text-xs">
              {words.vouched(spf, dkim)} · <TimeAgo iso={at} />
            </span>
          </li>
        ))}
      </ul>
    </TitledSection>
  );
}
