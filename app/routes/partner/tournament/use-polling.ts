import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { ApiError, api } from "#app/lib/api.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { TournamentSummary } from "#core/tournaments/tournament";

const POLL_EVERY_MS = 3000;

type Reading = { progress: TournamentSummary; resumes: CandidateCardView[] };

/** The listing as it is, read again while its resumes are being read and somebody looks. */
export function usePolling(initial: Reading): Reading {
  const [reading, setReading] = useState(initial);
  const { revalidate } = useRevalidator();
  const { id, status } = reading.progress;

  useEffect(() => {
    if (status !== "processing") return;
    const leaving = new AbortController();
    let isBusy = false;
    const poll = async () => {
      if (isBusy || document.visibilityState === "hidden") return;
      isBusy = true;
      try {
        setReading(await read(id, leaving.signal));
      } catch (error) {
        // A token that has expired: the page's loader leads to the login. For all else the next poll tries again.
        if (error instanceof ApiError && error.status === 401) revalidate();
      } finally {
        isBusy = false;
      }
    };
    const timer = setInterval(poll, POLL_EVERY_MS);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [id, status, revalidate]);

  return reading;
}

async function read(id: string, signal: AbortSignal): Promise<Reading> {
  const path = `/api/tournaments/${id}`;
  // The counts first, so that the last reading's list is never older than the status that ends the polling.
  const progress = await api<TournamentSummary>(path, { cache: "no-store", signal });
  const resumes = await api<CandidateCardView[]>(`${path}/resumes?view=cards`, { cache: "no-store", signal });
  return { progress, resumes };
}
