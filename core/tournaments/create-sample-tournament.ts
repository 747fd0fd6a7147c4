import { buildRubric } from "#core/analysis/build-rubric";
import type { NewTournament } from "./create-tournament";
import { sampleJob, sampleResumes } from "./sample/sample-tournament";

type Deps = {
  now(): Date;
  newId(): string;
  /**
   * The id of the user's sample tournament, made from the given one if there was none. Undefined when they
   * had one and deleted it, or are gone themselves.
   */
  tournaments: { findOrInsertSample(tournament: NewTournament): Promise<string | undefined> };
  keepUploadOpen(tournamentId: string): Promise<void>;
  closeUpload(tournamentId: string): Promise<void>;
  uploadResume(input: { tournamentId: string; fileName: string; bytes: Uint8Array }): Promise<unknown>;
  users: { markSampleMade(userId: string, now: Date): Promise<void> };
};

/** Gives a new account its sample: a real job and real files through the real pipeline. Repeatable. */
export async function createSampleTournament(deps: Deps, userId: string): Promise<void> {
  const tournamentId = await deps.tournaments.findOrInsertSample({
    ...sampleJob,
    id: deps.newId(),
    userId,
    isDemoTournament: true,
    rubric: await buildRubric(sampleJob),
    createdAt: deps.now(),
  });
  if (!tournamentId) return;
  await deps.keepUploadOpen(tournamentId);
  for (const { fileName, text } of sampleResumes) {
    await deps.uploadResume({ tournamentId, fileName, bytes: new TextEncoder().encode(text) });
  }
  await deps.users.markSampleMade(userId, deps.now());
  await deps.closeUpload(tournamentId);
}
