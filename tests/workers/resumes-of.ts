import { ownerAsViewer } from "#core/audit/find-readable";
import type { ResumeView } from "#core/resumes/resume";
import { collect, services } from "./support";

/** The owner's resumes of a tournament, best first. */
export async function resumesOf(userId: string, tournamentId: string): Promise<ResumeView[]> {
  return collect(await services.resumes.list(ownerAsViewer(userId), tournamentId));
}
