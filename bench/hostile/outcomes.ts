import type { Call } from "../running/log-in";

type Resume = { status: string; error: string | null };

/** Counts files by outcome, most frequent first. Text from the file itself is removed from the reason. */
export async function outcomesOf(call: Call, tournamentId: string, sent: number): Promise<string[][]> {
  const resumes = await call<Resume[]>(`/api/tournaments/${tournamentId}/resumes/cards`);
  const counts = new Map<string, number>([["refused, or the same bytes again", sent - resumes.length]]);
  for (const { status, error } of resumes) {
    const reason =
      status === "error" ? `error: ${error?.replace(/[“"].*[”"]/, "…") ?? "without words"}` : status;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([reason, count]) => [reason, String(count)]);
}
