import type { WaitingFor } from "#core/candidate-page/list-waiting";

export const title = "Waiting for a person";
export const intro =
  "Candidates who asked for a person instead of automated screening, and those who asked for a review or added something on their own page, longest wait first. They leave this list when you set a tier or mark the request as answered.";
export const loadError = "We couldn't load the list. The tournament may not be yours.";
export const empty = "No one is waiting";
export const emptyText = "Candidates appear here when they ask for a person.";
export const tableCaption = "Waiting candidates";
export const candidate = "Candidate";
export const why = "Why";
export const asked = "Asked";
export const REASON: Record<WaitingFor, string> = {
  person: "Asked for a person, not AI",
  review: "Asked for a human review",
  statement: "Added information; that criterion is analyzed again",
};
export const unanswered = (candidates: string, isOne: boolean) =>
  `${candidates} ${isOne ? "waits" : "wait"} for your answer`;
