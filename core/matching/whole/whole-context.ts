import type { Rubric } from "../../analysis/rubric";
import type { ReadResume } from "../types";
import { type Standing, weighLines } from "./credibility";
import { type Similarity, similarityOf } from "./similarity";

/** Everything the job as a whole is judged by. */
export type WholeContext = {
  resume: ReadResume;
  standings: Standing[];
  rubric: Pick<Rubric, "criteria" | "jobText">;
  similarity: Similarity;
};

export function openWhole(resume: ReadResume, rubric: WholeContext["rubric"]): WholeContext {
  const standings = weighLines(resume, rubric);
  return { resume, standings, rubric, similarity: similarityOf({ resume, standings, rubric }) };
}
