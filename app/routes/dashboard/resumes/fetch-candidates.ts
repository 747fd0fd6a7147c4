import type { CandidatePage } from "#core/resumes/candidate-list";
import * as words from "../words";

const RETRIES = 3;
const RETRY_DELAY_MS = 1000;

const NONE: CandidatePage = { rows: [], total: 0, isTotalCapped: false, before: null, after: null };

/** Fetches the page of the list that the URL asks for, with retries; empty if nobody is signed in. */
export async function fetchCandidates(search: string, signal: AbortSignal): Promise<CandidatePage> {
  for (let retriesLeft = RETRIES; ; retriesLeft--) {
    try {
      return await readOnce(`/api/resumes/search${search}`, signal);
    } catch (error) {
      if (retriesLeft === 0 || signal.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

async function readOnce(path: string, signal: AbortSignal): Promise<CandidatePage> {
  const response = await fetch(path, {
    credentials: "same-origin",
    headers: { Accept: "application/json" },
    signal,
  });
  if (response.status === 401) return NONE;
  if (!response.ok) throw new Error(words.fetchResumesFailed(response.status));
  return response.json() as Promise<CandidatePage>;
}
