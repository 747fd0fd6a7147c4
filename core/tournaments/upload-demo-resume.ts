import {
  type NewResume,
  type UploadedResume,
  type UploadResumeDeps,
  uploadResume,
} from "#core/resumes/upload-resume";
import { DEMO_MAX_FILES, TOO_MANY_DEMO_FILES } from "./demo";

type Deps = Omit<UploadResumeDeps, "insertResume"> & {
  countResumes(tournamentId: string): Promise<number>;
  /** duplicate: the same bytes are already there; full: there are as many resumes as `limit` allows. */
  insertResumeWithin(limit: number, resume: NewResume): Promise<"inserted" | "duplicate" | "full">;
};

class DemoIsFull extends Error {}

/** Takes one file into a demo, or says why not. Uploads may come side by side, so the insertion counts. */
export async function uploadDemoResume(
  deps: Deps,
  input: { tournamentId: string; fileName: string; bytes: Uint8Array },
): Promise<UploadedResume | { refusal: string }> {
  const insertResume = async (resume: NewResume) => {
    const outcome = await deps.insertResumeWithin(DEMO_MAX_FILES, resume);
    if (outcome === "full") throw new DemoIsFull();
    return outcome === "inserted";
  };
  try {
    // Before the file is stored for nothing.
    if ((await deps.countResumes(input.tournamentId)) >= DEMO_MAX_FILES) throw new DemoIsFull();
    return await uploadResume({ ...deps, insertResume }, input);
  } catch (fault) {
    if (fault instanceof DemoIsFull) return { refusal: TOO_MANY_DEMO_FILES };
    throw fault;
  }
}
