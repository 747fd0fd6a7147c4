import { useCallback, useEffect, useState } from "react";
import { api, wordsOf } from "#app/lib/api.ts";
import { useResumeAddress } from "./resume-address";
import * as words from "./words";

type Loaded = { status: "ready"; text: string } | { status: "failed"; words: string };

/** Loads the stored text of a resume that quotes refer to. */
export function useResumeText(resumeId: string) {
  const address = useResumeAddress()(resumeId);
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded & { of: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads it again.
  useEffect(() => {
    const leaving = new AbortController();
    api<{ text: string }>(`${address}/text`, { cache: "no-store", signal: leaving.signal })
      .then(({ text }) => setLoaded({ of: resumeId, status: "ready", text }))
      .catch((error: unknown) => {
        if (leaving.signal.aborted) return;
        setLoaded({ of: resumeId, status: "failed", words: wordsOf(error, words.pleaseTryAgain) });
      });
    return () => leaving.abort();
  }, [resumeId, address, attempt]);

  const retry = useCallback(() => {
    setLoaded(undefined);
    setAttempt((count) => count + 1);
  }, []);
  const current = loaded?.of === resumeId ? loaded : { status: "loading" as const };
  return { ...current, retry };
}
