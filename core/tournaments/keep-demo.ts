import { deriveId } from "#core/derive-id";
import { DomainError } from "#core/errors";
import { createTournament } from "./create-tournament";
import type { DemoTournament } from "./demo";
import { type GetDemoDeps, getDemo } from "./get-demo";

type ResumeFile = { id: string; tournamentId: string; fileName: string };

type Deps = Parameters<typeof createTournament>[0] &
  GetDemoDeps & {
    sha256(text: string): string;
    tournaments: { findSample(userId: string): Promise<string | undefined> };
    candidates: { listCards(tournamentId: string): Promise<Omit<ResumeFile, "tournamentId">[]> };
    files: { get(resume: Pick<ResumeFile, "id" | "tournamentId">): Promise<Uint8Array | undefined> };
    keepUploadOpen(tournamentId: string): Promise<void>;
    closeUpload(tournamentId: string): Promise<void>;
    uploadResume(input: { tournamentId: string; fileName: string; bytes: Uint8Array }): Promise<unknown>;
  };

/**
 * Copies a visitor's demo into a tournament of their account, using one of its credits. Returns the new id, which is
 * always the same for a demo: repeating the call creates no second copy and completes an interrupted one. A demo of our
 * own resumes is the account's sample already, unless that was deleted. The demo itself remains until its day is over. `made` are the demos created in this browser; for others it throws
 * `demo_not_yours`.
 */
export async function keepDemo(
  deps: Deps,
  { userId, demoId, made }: { userId: string; demoId: string; made: string[] },
): Promise<string> {
  if (!made.includes(demoId)) throw new DomainError("demo_not_yours");
  const id = deriveId(deps.sha256(`kept:${userId}:${demoId}`));
  const demo = await getDemo(deps, demoId);
  const sample = demo.isSample ? await deps.tournaments.findSample(userId) : undefined;
  if (sample) return sample;
  const resumes = await deps.candidates.listCards(demoId);
  await createTournament(deps, userId, { ...jobOf(demo), fileCount: resumes.length, id });
  await deps.keepUploadOpen(id);
  for (const { id: resumeId, fileName } of resumes) {
    const bytes = await deps.files.get({ id: resumeId, tournamentId: demoId });
    if (bytes) await deps.uploadResume({ tournamentId: id, fileName, bytes });
  }
  await deps.closeUpload(id);
  return id;
}

function jobOf({ name, jobDescription, keyRequirements, optionalRequirements, keySkills }: DemoTournament) {
  return { name, jobDescription, keyRequirements, optionalRequirements, keySkills };
}
