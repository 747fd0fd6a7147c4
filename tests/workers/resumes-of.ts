import { ownerAsViewer } from "#core/audit/find-readable";
import type { ResumeView } from "#core/resumes/resume";
import { services } from "./support";

/** The owner's resumes of a tournament, best first. */
export async function resumesOf(userId: string, tournamentId: string): Promise<ResumeView[]> {
  const found: ResumeView[] = [];
  for await (const resume of await services.resumes.list(ownerAsViewer(userId), tournamentId))
    found.push(resume);
  return found;
}
