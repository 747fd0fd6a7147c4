import { type DemoResume, sortDemoResumes } from "./demo";
import { type GetDemoDeps, getDemo } from "./get-demo";

type Deps = GetDemoDeps & { demos: { listResumes(id: string): Promise<DemoResume[]> } };

/** Best first. */
export async function listDemoResumes(deps: Deps, demoId: string): Promise<DemoResume[]> {
  const { id } = await getDemo(deps, demoId);
  return sortDemoResumes(await deps.demos.listResumes(id));
}
