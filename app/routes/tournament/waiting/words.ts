import type { WaitingFor } from "#core/candidate-page/list-waiting";

export const title = "Waiting for a person";
export const intro =
  "Candidates who asked for a person instead of automated screening, and those who asked for a review or added something by their own page. The longest waiting come first. A tier of your own or “answered” ends the waiting.";
export const loadError = "The list could not be loaded. The tournament may not be yours.";
export const empty = "Nobody is waiting";
export const emptyText = "Candidates appear here when they ask for a person.";
export const table = "Candidates who wait";
export const candidate = "Candidate";
export const reason = "Why";
export const since = "Asked";
export const REASON: Record<WaitingFor, string> = {
  person: "Wants a person, no automated screening",
  review: "Wants a person to look again",
  statement: "Added something; the criterion is read again",
};
