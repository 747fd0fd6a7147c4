import { Problem } from "#app/components/notice.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { useAnswer } from "#app/lib/use-answer.ts";
import type { ShareView } from "#core/shares/share";
import { type NewShare, ShareForm } from "./share-form";
import { ShareList } from "./share-list";
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

type Answer = { shares: ShareView[] };

function Shares({ tournamentId, shown }: Pick<Props, "tournamentId" | "shown">) {
  const path = `/api/tournaments/${tournamentId}/shares`;
  const { answer, failure, ask } = useAnswer<Answer>(path, words.listFailed);
  // Before the form, because the dialog is centered: a list that came later would move the button under the pointer.
  if (!answer && !failure) return <Skeleton className="m-6 h-72" />;
  const create = async (share: NewShare) => {
    const init = { method: "POST", json: share, failed: words.createFailed };
    return (await ask<Answer & { url: string }>(init))?.url;
  };
  const revoke = (id: string) => ask({ below: `/${id}`, method: "DELETE", failed: words.revokeFailed });
  return (
    <div className="flex min-w-0 flex-col gap-6 p-6">
      <Problem text={failure} onRetry={answer ? undefined : ask} />
      <ShareForm shown={shown} onCreate={create} />
      {answer && <ShareList shares={answer.shares} onRevoke={revoke} />}
    </div>
  );
}
