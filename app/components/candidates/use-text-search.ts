import { useEffect, useState } from "react";
import { api } from "#app/lib/api.ts";

const TYPING_PAUSE_MS = 250;
const NOBODY: ReadonlySet<string> = new Set();

/**
 * Ids of the resumes whose full text contains the words. The texts stay in the database, so the server searches them.
 * Empty until it answers.
 */
export function useTextSearch(tournamentId: string | undefined, words: string): ReadonlySet<string> {
  const [found, setFound] = useState({ words: "", ids: NOBODY });
  useEffect(() => {
    if (!words || !tournamentId) return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const path = `/api/tournaments/${tournamentId}/resumes/by-text?${new URLSearchParams({ q: words })}`;
      // On failure, names and skills are still searched locally, and the next keystroke retries.
      const ids = await api<string[]>(path, { signal: leaving.signal }).catch(() => undefined);
      if (ids) setFound({ words, ids: new Set(ids) });
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [tournamentId, words]);
  return found.words === words ? found.ids : NOBODY;
}
