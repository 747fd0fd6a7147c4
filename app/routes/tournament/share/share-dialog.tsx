import { useCallback, useEffect, useState } from "react";
import { Notice } from "#app/components/notice.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog } from "#app/components/ui/dialog.tsx";
import { Skeleton } from "#app/components/ui/skeleton.tsx";
import { api, wordsOf } from "#app/lib/api.ts";
import type { ShareView } from "#core/shares/share";
import { ShareForm } from "./share-form";
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

type Answer = { shares: ShareView[] };
type NewShare = { label: string; days: number; isBlind: boolean; query: Record<string, string> };

/** The links of a tournament, loaded when they are first shown. */
function useShares(tournamentId: string) {
  const path = `/api/tournaments/${tournamentId}/shares`;
  const [shares, setShares] = useState<ShareView[]>();
  const [failure, setFailure] = useState<string>();

  const ask = useCallback(
    async <Told extends Answer>(path: string, otherwise: string, init?: Parameters<typeof api>[1]) => {
      setFailure(undefined);
      try {
        const answer = await api<Told>(path, { cache: "no-store", ...init });
        setShares(answer.shares);
        return answer;
      } catch (error) {
        setFailure(wordsOf(error, otherwise));
        return undefined;
      }
    },
    [],
  );
  const read = useCallback(() => ask(path, words.listFailed), [ask, path]);
  useEffect(() => {
    read();
  }, [read]);

  return {
    shares,
    failure,
    read,
    /** Resolves with the URL of the new link; undefined if it could not be created. */
    create: async (share: NewShare): Promise<string | undefined> => {
      const init = { method: "POST", json: share };
      const answer = await ask<Answer & { url: string }>(path, words.createFailed, init);
      return answer?.url;
    },
    revoke: (id: string) => ask(`${path}/${id}`, words.revokeFailed, { method: "DELETE" }),
  };
}
