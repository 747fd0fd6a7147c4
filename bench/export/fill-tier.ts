import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { Call } from "../running/log-in";
import { openTournament, sendResumes, untilRead } from "../running/tournament";
import { makeHeavyResume } from "./make-heavy-resumes";

/** Files are generated and sent in batches, so that a gigabyte need not fit in memory. */
const FILES_AT_A_TIME = 100;

/** Opens a tournament whose resumes all land in one tier, and waits until they are processed. */
export async function fillTier(call: Call, count: number, bytesEach: number) {
  const id = await openTournament(call);
  for (let from = 0; from < count; from += FILES_AT_A_TIME) {
    const length = Math.min(FILES_AT_A_TIME, count - from);
    const files = Array.from({ length }, (_, index) => makeHeavyResume(from + index, bytesEach));
    await sendResumes(call, id, files);
  }
  await untilRead(call, id);
  const resumes = await call<CandidateCardView[]>(`/api/tournaments/${id}/resumes/cards`);
  const [tier, ...others] = new Set(resumes.map((resume) => resume.tier));
  if (!tier || others.length > 0 || resumes.length !== count)
    throw new Error("The resumes were to be read, and of one tier.");
  return { id, tier, resumeIds: resumes.map((resume) => resume.id) };
}
