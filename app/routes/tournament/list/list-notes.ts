import type { CandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { count } from "#app/lib/format.ts";
import { isFinished } from "#core/resumes/resume";

type Listed = Pick<CandidateList, "tier" | "candidates" | "counts">;

/** Notes on what the list's figures do not explain: files without a tier, and who did not judge. */
export function listNotes({ tier, candidates, counts }: Listed): string[] {
  const notes: string[] = [];
  const failed = counts?.errorCount ?? candidates.filter(({ status }) => status === "error").length;
  const waiting = counts
    ? counts.resumeCount - counts.doneCount - counts.errorCount
    : candidates.filter(({ status }) => !isFinished(status)).length;
  if (tier === null && waiting > 0) notes.push(`${count(waiting, "resume")} still to be read.`);
  if (tier === null && failed > 0) {
    notes.push(`${count(failed, "file")} could not be read and ${failed === 1 ? "has" : "have"} no tier.`);
  }
  const forPerson = candidates.filter(({ isHumanOnly, tier: own }) => isHumanOnly && !own).length;
  if (tier === null && forPerson > 0) {
    notes.push(
      `${count(forPerson, "candidate")} asked for a person to read the resume and ${forPerson === 1 ? "waits" : "wait"} for you.`,
    );
  }
  const unrated = candidates.filter(({ notRated, tier: own }) => notRated && !own).length;
  if (tier === null && unrated > 0) {
    notes.push(
      `${count(unrated, "resume")} not rated: ${unrated === 1 ? "it stands" : "they stand"} last, by likeness of words.`,
    );
  }
  for (const fallback of new Set(candidates.flatMap((card) => card.fallback ?? []))) {
    const without = candidates.filter((card) => card.fallback === fallback).length;
    notes.push(`${count(without, "resume")}: ${fallback.replace(/^The/, "the")}`);
  }
  return notes;
}
