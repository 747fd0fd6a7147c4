import { type RefusedUpload, type UploadedResume, uploadResume } from "#core/resumes/upload-resume";
import { TOO_MANY_DEMO_FILES } from "./demo";

/** Uploads one file to a demo, or returns why not. */
export async function uploadDemoResume(
  deps: Parameters<typeof uploadResume>[0],
  input: { tournamentId: string; fileName: string; bytes: Uint8Array },
): Promise<UploadedResume | RefusedUpload> {
  const outcome = await uploadResume(deps, { ...input, isDemo: true });
  return "refusal" in outcome ? { refusal: TOO_MANY_DEMO_FILES } : outcome;
}
