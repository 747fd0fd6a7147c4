import { Notice } from "#app/components/notice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { ShareForm } from "./share-form";
import { ShareList } from "./share-list";
import { useShares } from "./use-shares";
import * as words from "./words";

type Props = {
  tournamentId: string;
  /** Number of candidates that the list shows. */
  shown: number;
  isOpen: boolean;
  onClose(): void;
};

/** Creates links for people without an account, lists them and revokes them. */
export function ShareDialog({ tournamentId, shown, isOpen, onClose }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.shareCandidates} description={words.intro}>
      <Shares tournamentId={tournamentId} shown={shown} />
    </Dialog>
  );
}

function Shares({ tournamentId, shown }: Pick<Props, "tournamentId" | "shown">) {
  const { shares, failure, read, create, revoke } = useShares(tournamentId);
  // Before the form, because the dialog is centered: a list that came later would move the button under the pointer.
  if (!shares && !failure) return <Skeleton className="m-6 h-72" />;
  return (
    <div className="flex min-w-0 flex-col gap-6 p-6">
      {failure && (
        <Notice tone="danger" role="alert">
          {failure}
          {!shares && (
            <Button variant="link" size="inline" className="ml-2" onClick={read}>
              {words.tryAgain}
            </Button>
          )}
        </Notice>
      )}
      <ShareForm shown={shown} onCreate={create} />
      {shares && <ShareList shares={shares} onRevoke={revoke} />}
    </div>
  );
}
