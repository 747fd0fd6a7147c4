import type { ResumeWithTournament } from "#core/resumes/resume";

export type CandidateRow = ReturnType<typeof toRow>;

/** A row needs little of a resume; the scorecards stay on the server. */
export function toRow({
  id,
  fileName,
  status,
  tier,
  matchPercent,
  extractedSkills,
  tournament,
}: ResumeWithTournament) {
  return { id, fileName, status, tier, matchPercent, skills: extractedSkills, tournament };
}
