import type { Rubric } from "../../analysis/rubric";
import type { ReadResume } from "../types";
import { type LineKind, weighLines } from "./credibility";
import { type ForeignRequirements, findForeign } from "./foreign-requirements";
import { type Similarity, similarityOf } from "./similarity";

/** Everything the job as a whole is judged by. */
export type WholeContext = {
  resume: ReadResume;
  lineKinds: LineKind[];
  rubric: Pick<Rubric, "criteria" | "jobText">;
  /** For each dated job. */
  foreign: ForeignRequirements[];
  similarity: Similarity;
};

export function openWhole(resume: ReadResume, rubric: WholeContext["rubric"]): WholeContext {
  const lineKinds = weighLines(resume, rubric);
  const source = { resume, lineKinds, rubric, foreign: findForeign(resume, rubric) };
  return { ...source, similarity: similarityOf(source) };
}
