import type { CandidateCardView } from "#core/resumes/candidate-card";
import type { CandidateDeps } from "#core/resumes/list-candidates";
import { sortDemoResumes } from "./demo";
import { type GetDemoDeps, getDemo } from "./get-demo";

/** Best first. */
export async function listDemoResumes(
  deps: GetDemoDeps & CandidateDeps,
  demoId: string,
): Promise<CandidateCardView[]> {
  const { id } = await getDemo(deps, demoId);
  return sortDemoResumes(await deps.candidates.listCards(id));
}
