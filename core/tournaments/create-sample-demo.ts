import { createDemo } from "./create-demo";
import type { DemoTournament } from "./demo";
import { sampleJob, sampleResumes } from "./sample/sample-tournament";
import { uploadDemoResume } from "./upload-demo-resume";

type Deps = Parameters<typeof createDemo>[0] &
  Parameters<typeof uploadDemoResume>[0] & {
    keepUploadOpen(tournamentId: string): Promise<void>;
    closeUpload(tournamentId: string): Promise<void>;
  };

/** A demo of the sample job and its resumes, for visitors who have none; it goes through the same pipeline. */
export async function createSampleDemo(deps: Deps, visitor: string): Promise<DemoTournament> {
  const demo = await createDemo(deps, visitor, sampleJob, { isSample: true });
  await deps.keepUploadOpen(demo.id);
  for (const { fileName, text } of sampleResumes) {
    await uploadDemoResume(deps, { tournamentId: demo.id, fileName, bytes: new TextEncoder().encode(text) });
  }
  await deps.closeUpload(demo.id);
  return demo;
}
