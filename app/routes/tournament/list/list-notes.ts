import type { CandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { count } from "#app/lib/format.ts";
import { isFinished } from "#core/resumes/resume";
import * as words from "./words";

type Listed = Pick<CandidateList, "tier" | "candidates" | "counts">;

/** Notes on what the list's figures do not explain: files without a tier, and who did not judge. */
export function listNotes({ tier, candidates, counts }: Listed): string[] {
  const notes: string[] = [];
  const failed = counts?.errorCount ?? candidates.filter(({ status }) => status === "error").length;
  const waiting = counts
    ? counts.resumeCount - counts.doneCount - counts.errorCount
    : candidates.filter(({ status }) => !isFinished(status)).length;
  if (tier === null && waiting > 0) notes.push(words.stillToAnalyze(count(waiting, "resume")));
  if (tier === null && failed > 0) {
    notes.push(words.unreadable(count(failed, "file"), failed === 1));
  }
  const forPerson = candidates.filter(({ isHumanOnly, tier: own }) => isHumanOnly && !own).length;
  if (tier === null && forPerson > 0) {
    notes.push(words.waitingForPerson(count(forPerson, "candidate"), forPerson === 1));
  }
  const unrated = candidates.filter(({ notRated, tier: own }) => notRated && !own).length;
  if (tier === null && unrated > 0) {
    notes.push(words.unrated(count(unrated, "resume"), unrated === 1));
  }
  for (const fallback of new Set(candidates.flatMap((card) => card.fallback ?? []))) {
    const without = candidates.filter((card) => card.fallback === fallback).length;
    notes.push(`${count(without, "resume")}: ${fallback.replace(/^The/, "the")}`);
  }
  return notes;
}
