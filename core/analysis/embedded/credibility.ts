import type { Rubric } from "../rubric";
import { findCopiedLines } from "./copied-lines";
import type { ReadResume } from "./read-resume";

/** How much a place in the resume can prove. */
export type Standing = "work" | "work-list" | "claim" | "list" | "copied";

const SENTENCE_WORDS = 9;
const NO_WORK = new Set(["education", "skills", "certifications"]);

/**
 * What each line can prove. "work": prose under a dated role; "work-list": a row of names under one;
 * "claim": prose elsewhere; "list": names elsewhere; "copied": the job's own words, which prove nothing.
 */
export function weighLines(resume: ReadResume, rubric: Pick<Rubric, "criteria" | "jobText">): Standing[] {
  const copied = findCopiedLines(resume, rubric);
  return resume.lines.map((line, index) => {
    if (copied.has(index)) return "copied";
    const inWork = line.role >= 0 && !NO_WORK.has(line.section);
    if (line.list) return inWork ? "work-list" : "list";
    if (inWork) return "work";
    if (line.heading) return "list";
    return line.section === "skills" && line.text.split(/\s+/).length < SENTENCE_WORDS ? "list" : "claim";
  });
}
