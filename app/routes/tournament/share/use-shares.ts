import { useCallback, useEffect, useState } from "react";
import { api, wordsOf } from "#app/lib/api.ts";
import type { ShareView } from "#core/shares/share";
import * as words from "./words";

type Answer = { shares: ShareView[] };
type NewShare = { label: string; days: number; isBlind: boolean; query: Record<string, string> };

/** The links of a tournament, loaded when they are first shown. */
export function useShares(tournamentId: string) {
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
