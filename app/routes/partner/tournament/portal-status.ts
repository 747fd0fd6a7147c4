import type { ResumeStatus } from "#core/resumes/resume";

/** How the portal shows what the partner API calls succeeded, failed, or anything else. */
export function portalStatus(status: ResumeStatus): "done" | "error" | "processing" {
  return status === "done" || status === "error" ? status : "processing";
}
