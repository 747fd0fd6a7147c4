import type { ResumeView } from "./resume";

/** How many scorecards are in memory at a time. */
const RESUMES_READ = 100;

export type ReadInOrderDeps = { resumes: { listByIds(ids: string[]): Promise<ResumeView[]> } };

/** The resumes in the order of `ids`, read as they are used; those deleted in the meantime are omitted. */
export async function* readInOrder(deps: ReadInOrderDeps, ids: string[]): AsyncGenerator<ResumeView> {
  for (let from = 0; from < ids.length; from += RESUMES_READ) {
    const part = ids.slice(from, from + RESUMES_READ);
    const byId = new Map((await deps.resumes.listByIds(part)).map((resume) => [resume.id, resume]));
    for (const id of part) {
      const resume = byId.get(id);
      if (resume) yield resume;
    }
  }
}
