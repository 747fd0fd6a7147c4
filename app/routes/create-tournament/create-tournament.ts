import { ApiError, api } from "#app/lib/api.ts";
import { isPlanLimit, upgradeWords } from "#app/lib/upgrade-words.ts";
import type { TournamentSummary } from "#core/tournaments/tournament";
import type { TournamentInput } from "#core/tournaments/tournament.schema";

export type Refusal = {
  words: string;
  /** The error as it came, when a larger plan would help. */
  planLimit?: string;
  fieldErrors: Record<string, string[]>;
};

const FALLBACK = "Please try again.";

/**
 * Creates by the API, because the upload that follows needs the page to stay. How many files will follow
 * decides which credit is spent.
 */
export async function createTournament(
  input: TournamentInput & { fileCount: number },
): Promise<TournamentSummary | { refusal: Refusal }> {
  try {
    return await api<TournamentSummary>("/api/tournaments", { method: "POST", json: input });
  } catch (error) {
    if (!(error instanceof ApiError)) return { refusal: { words: FALLBACK, fieldErrors: {} } };
    const fieldErrors = readFieldErrors(error.fields.fieldErrors);
    if (!isPlanLimit(error)) return { refusal: { words: error.words ?? FALLBACK, fieldErrors } };
    const words = upgradeWords(error.message).join(" ");
    return { refusal: { words, planLimit: error.message, fieldErrors } };
  }
}

function readFieldErrors(value: unknown): Record<string, string[]> {
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, words]) => [field, [words].flat().map(String)]),
  );
}
