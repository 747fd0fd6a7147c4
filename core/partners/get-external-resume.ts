import { found } from "#core/errors";
import type { ExternalResume } from "./external-resume";
import type { ListedResume } from "./get-listed-resume";

type Deps = {
  externalResumes: { find(of: ListedResume): Promise<ExternalResume | undefined> };
};

/** The status of a resume in one of the partner's listings. */
export async function getExternalResume(deps: Deps, of: ListedResume): Promise<ExternalResume> {
  return found(await deps.externalResumes.find(of), "resume_not_found");
}
