import { useCallback, useEffect, useState } from "react";
import { Notice } from "#app/components/notice.tsx";
import { TimeAgo } from "#app/components/time.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { api, wordsOf } from "#app/lib/api.ts";
import { count } from "#app/lib/format.ts";
import type { IntakeKind, IntakeMail, IntakeSettings } from "#core/intake/intake";
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
  const { settings, failure, read, open, close } = useIntake(tournamentId);
  return (
    <div className="flex min-w-0 flex-col gap-6 p-6">
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
          {!settings && (
            <Button variant="link" size="inline" className="ml-2" onClick={read}>
              {words.tryAgain}
            </Button>
          )}
        </Notice>
      )}
      {settings?.ways.map((way) => (
        <IntakeWay key={way.kind} way={way} onOpen={() => open(way.kind)} onClose={() => close(way.kind)} />
      ))}
      {settings && settings.mails.length > 0 && <IntakeMails mails={settings.mails} />}
      {!settings && !failure && <Skeleton className="h-40" />}
    </div>
  );
}

/** The apply link and the mail address of a tournament, loaded when they are first shown. */
function useIntake(tournamentId: string) {
  const path = `/api/tournaments/${tournamentId}/intake`;
  const [settings, setSettings] = useState<IntakeSettings>();
  const [failure, setFailure] = useState<string>();

  const ask = useCallback(async (path: string, method: "GET" | "POST" | "DELETE") => {
    setFailure(undefined);
    try {
      setSettings(await api<IntakeSettings>(path, { cache: "no-store", method }));
    } catch (error) {
      setFailure(wordsOf(error, words.failed));
    }
  }, []);
  const read = useCallback(() => ask(path, "GET"), [ask, path]);
  useEffect(() => {
    read();
  }, [read]);

  return {
    settings,
    failure,
    read,
    /** Turns it on, or replaces it by a new one. */
    open: (kind: IntakeKind) => ask(`${path}/${kind}`, "POST"),
    close: (kind: IntakeKind) => ask(`${path}/${kind}`, "DELETE"),
  };
}

/** The newest mails, with what the receiving server found out about the sender. */
function IntakeMails({ mails }: { mails: IntakeMail[] }) {
  return (
    <section aria-labelledby="intake-mails">
      <h3 id="intake-mails" className="font-semibold text-sm">
        {words.latestEmails}
      </h3>
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
    </section>
  );
}
