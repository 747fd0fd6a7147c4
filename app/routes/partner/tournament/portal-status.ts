import type { ResumeStatus } from "#core/resumes/resume";

/** The portal's status for what the partner API calls succeeded, failed, or anything else. */
export function portalStatus(status: ResumeStatus): "done" | "error" | "processing" {
  return status === "done" || status === "error" ? status : "processing";
}
