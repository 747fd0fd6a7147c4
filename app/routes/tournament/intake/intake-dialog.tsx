import { Notice } from "#app/components/notice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { IntakeMails } from "./intake-mails";
import { IntakeWay } from "./intake-way";
import { useIntake } from "./use-intake";
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
