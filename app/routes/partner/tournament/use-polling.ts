import { useRevalidator } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ApiError, api } from "#app/lib/api.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { TournamentCounts, TournamentSummary } from "#core/tournaments/tournament";

const POLL_EVERY_MS = 3000;
/** Minimum time between reloads of the list, per resume: 2,000 of them are 2 MB. */
const LIST_MS_A_RESUME = 10;

type Reading = { progress: TournamentSummary; resumes: CandidateCardView[] };

/**
 * Keeps the listing up to date. Polls the counts while resumes are being processed and the page is visible, and
 * reloads the list when the counts changed. The initial list may contain only the first candidates.
 */
export function usePolling(initial: Reading): Reading {
  const [reading, setReading] = useState(initial);
  const { revalidate } = useRevalidator();
  const { id, status } = reading.progress;
  const isWhole = reading.resumes.length >= reading.progress.resumeCount;
  const listed = useRef({ counts: initial.progress as TournamentCounts, at: 0 });
  const isWanted = status === "processing" || !isWhole;

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const path = `/api/tournaments/${id}`;
    const ask = <Answer>(url: string) => api<Answer>(url, { cache: "no-store", signal: leaving.signal });
    let isBusy = false;
    const poll = async () => {
      if (isBusy || document.visibilityState === "hidden") return;
      isBusy = true;
      try {
        // Counts first, so that the final list is never older than the status that ends the polling.
        const progress = await ask<TournamentSummary>(path);
        const { counts, at } = listed.current;
        const isDue =
          progress.status !== "processing" || Date.now() - at > progress.resumeCount * LIST_MS_A_RESUME;
        if (isDue && (!isWhole || isChanged(counts, progress))) {
          const resumes = await ask<CandidateCardView[]>(`${path}/resumes/cards`);
          listed.current = { counts: progress, at: Date.now() };
          setReading({ progress, resumes });
        } else setReading(({ resumes }) => ({ progress, resumes }));
      } catch (error) {
        // The token has expired: the page's loader redirects to the login. On any other error, the next poll retries.
        if (error instanceof ApiError && error.status === 401) revalidate();
      } finally {
        isBusy = false;
      }
    };
    if (!isWhole) poll();
    const timer = setInterval(poll, POLL_EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [id, isWanted, isWhole, revalidate]);

  return reading;
}

const isChanged = (before: TournamentCounts, now: TournamentCounts) =>
  before.resumeCount !== now.resumeCount ||
  before.doneCount !== now.doneCount ||
  before.errorCount !== now.errorCount;
