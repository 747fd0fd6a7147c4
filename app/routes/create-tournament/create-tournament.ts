import { ApiError, api } from "#app/lib/api.ts";
import type { TournamentSummary } from "#core/tournaments/tournament";
import type { TournamentInput } from "#core/tournaments/tournament.schema";

type Refusal = { refused: string; fieldErrors: Record<string, string[]> };

/** Creates by the API, because the upload that follows needs the page to stay. */
export async function createTournament(input: TournamentInput): Promise<TournamentSummary | Refusal> {
  try {
    return await api<TournamentSummary>("/api/tournaments", { method: "POST", json: input });
  } catch (error) {
    const isAnswer = error instanceof ApiError;
    return {
      refused: (isAnswer && error.words) || "Please try again.",
      fieldErrors: isAnswer ? readFieldErrors(error.fields.fieldErrors) : {},
    };
  }
}

function readFieldErrors(value: unknown): Record<string, string[]> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, words]) => [field, [words].flat().map(String)]),
  );
}
