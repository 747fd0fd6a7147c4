import type { CandidateCardView } from "#core/resumes/candidate-card";
import { JOB } from "../pipeline/make-resumes";
import type { Call } from "../running/log-in";
import { sendResumes } from "../running/send-resumes";
import { makeHeavyResume } from "./make-heavy-resumes";

/** Files are generated and sent in batches, so that a gigabyte need not fit in memory. */
const FILES_AT_A_TIME = 100;
const POLL_MS = 500;

/** Opens a tournament whose resumes all land in one tier, and waits until they are processed. */
export async function fillTier(call: Call, count: number, bytesEach: number) {
  const { id } = await call<{ id: string }>("/api/tournaments", JSON.stringify(JOB));
  for (let from = 0; from < count; from += FILES_AT_A_TIME) {
    const length = Math.min(FILES_AT_A_TIME, count - from);
    await sendResumes(
      call,
      id,
      Array.from({ length }, (_, index) => makeHeavyResume(from + index, bytesEach)),
    );
  }
  for (;;) {
    const { doneCount, errorCount } = await call<{ doneCount: number; errorCount: number }>(
      `/api/tournaments/${id}`,
    );
    if (doneCount + errorCount === count) break;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  const resumes = await call<CandidateCardView[]>(`/api/tournaments/${id}/resumes/cards`);
  const [tier, ...others] = new Set(resumes.map((resume) => resume.tier));
  if (!tier || others.length > 0) throw new Error("The resumes were to be read, and of one tier.");
  return { id, tier, resumeIds: resumes.map((resume) => resume.id) };
}
