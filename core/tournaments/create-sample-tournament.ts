import { buildRubric } from "#core/analysis/build-rubric";
import type { Rubric } from "#core/analysis/rubric";
import type { StoredFile } from "#core/documents/document";
import { wordsToSearch } from "#core/resumes/candidate-list";
import type { ProcessResumeDeps } from "#core/resumes/process-resume";
import type { RefusedUpload, UploadedResume, UploadInput } from "#core/resumes/upload-resume";
import type { NewTournament } from "./create-tournament";
import { sampleAnalysis } from "./sample/sample-analysis";
import { sampleJob, sampleResumes } from "./sample/sample-tournament";

type Deps = {
  now(): Date;
  newId(): string;
  /**
   * The id of the user's sample tournament, created from the given one if there was none. Undefined if they deleted it,
   * or if the user is gone.
   */
  tournaments: { findOrInsertSample(tournament: NewTournament): Promise<string | undefined> };
  keepUploadOpen(tournamentId: string): Promise<void>;
  closeUpload(tournamentId: string): Promise<void>;
  /** Stores the file without queueing it. */
  storeResume(input: UploadInput): Promise<UploadedResume | RefusedUpload>;
  resumes: Pick<ProcessResumeDeps["resumes"], "claim" | "storeAnalysis">;
  files: { putText(resume: StoredFile, text: string): Promise<void> };
  users: { markSampleMade(userId: string, now: Date): Promise<void> };
};

/**
 * Gives a new account its sample: a real job and real files with precomputed results, so that nobody waits for it
 * behind other people's resumes. Safe to repeat and to run concurrently.
 */
export async function createSampleTournament(deps: Deps, userId: string): Promise<void> {
  const rubric = await buildRubric(sampleJob);
  const tournamentId = await deps.tournaments.findOrInsertSample({
    ...sampleJob,
    id: deps.newId(),
    userId,
    isDemoTournament: true,
    rubric,
    createdAt: deps.now(),
  });
  if (!tournamentId) return;
  await deps.keepUploadOpen(tournamentId);
  await Promise.all(sampleResumes.map((resume) => addRead(deps, { tournamentId, rubric, ...resume })));
  await deps.users.markSampleMade(userId, deps.now());
  await deps.closeUpload(tournamentId);
}

async function addRead(
  deps: Deps,
  sample: { tournamentId: string; rubric: Rubric; fileName: string; text: string },
): Promise<void> {
  const { tournamentId, rubric, fileName, text } = sample;
  const bytes = new TextEncoder().encode(text);
  const stored = await deps.storeResume({ tournamentId, fileName, bytes });
  if ("refusal" in stored) throw new Error(stored.refusal);
  const claim = { resumeId: stored.id, claimToken: deps.newId() };
  const resume = await deps.resumes.claim(claim, deps.now());
  // Already done, or another worker is doing it.
  if (!resume || resume === "claimed") return;
  await deps.files.putText(resume, text.trimEnd());
  const { rubricVersion } = resume;
  const analysis = { ...sampleAnalysis(fileName, rubric), rubricVersion, words: wordsToSearch(text) };
  await deps.resumes.storeAnalysis(claim, analysis, deps.now());
}
