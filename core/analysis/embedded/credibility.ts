import type { Rubric } from "../rubric";
import { findCopiedLines } from "./copied-lines";
import type { ReadResume } from "./read-resume";
import { findSpoken } from "./spoken-lines";

/** How much a place in the resume can prove. */
export type Standing = "work" | "work-list" | "claim" | "list" | "copied";

const SENTENCE_WORDS = 9;
/** "Page 2 of 3", with whatever else a header or footer says: it falls between the lines of a job and is none of them. */
const PAGE_NUMBER = /(?<![\p{L}\d])(?:page|стр(?:аница|\.)?|seite|página|pagina)[ \t]?\d{1,2}(?!\d)/iu;
const NO_WORK = new Set(["education", "skills", "certifications"]);

/**
 * What each line can prove. "work": prose under a dated role; "work-list": a row of names under one;
 * "claim": prose elsewhere; "list": names elsewhere; "copied": the job's own words, which prove nothing.
 */
export function weighLines(resume: ReadResume, rubric: Pick<Rubric, "criteria" | "jobText">): Standing[] {
  const copied = findCopiedLines(resume, rubric);
  const heads = new Set(resume.roles.flatMap(({ fromLine, dateLine }) => [fromLine, dateLine]));
  const spoken = findSpoken(resume.lines, (index) => heads.has(index));
  return resume.lines.map((line, index) => {
    if (copied.has(index)) return "copied";
    if (PAGE_NUMBER.test(line.text)) return "list";
    const inWork = line.role >= 0 && !NO_WORK.has(line.section) && !spoken.has(index);
    if (line.list) return inWork ? "work-list" : "list";
    if (inWork) return "work";
    if (line.heading) return "list";
    return line.section === "skills" && line.text.split(/\s+/).length < SENTENCE_WORDS ? "list" : "claim";
  });
}
