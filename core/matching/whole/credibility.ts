import type { Rubric } from "../../analysis/rubric";
import type { ReadResume } from "../types";
import { findCopiedLines } from "./copied-lines";

/** How much a line can prove, by its place in the resume. */
export type LineKind = "work" | "work-list" | "claim" | "list" | "copied";

const SENTENCE_WORDS = 9;
/** A line with fewer words is just a name and claims nothing. */
const CLAIM_WORDS = 4;
/** A page header or footer, such as "Page 2 of 3": it may fall between the lines of a job, but is not one of them. */
const PAGE_NUMBER = /(?<![\p{L}\d])(?:page|стр(?:аница|\.)?|seite|página|pagina)[ \t]?\d{1,2}(?!\d)/iu;
/**
 * The kind of each line. "work": prose in a dated job; "work-list": a list of names in one; "claim": prose
 * elsewhere; "list": names elsewhere; "copied": the job's own words, which prove nothing.
 */
export function weighLines(resume: ReadResume, rubric: Pick<Rubric, "criteria" | "jobText">): LineKind[] {
  const copied = findCopiedLines(resume, rubric);
  return resume.lines.map((line, index) => {
    if (copied.has(index)) return "copied";
    if (PAGE_NUMBER.test(line.text)) return "list";
    const inWork = line.role >= 0 && !line.spoken;
    if (line.list && !line.isHeader) return inWork ? "work-list" : "list";
    if (inWork) return "work";
    if (line.heading) return "list";
    const fewest = line.zone === "skills" ? SENTENCE_WORDS : CLAIM_WORDS;
    return line.text.split(/\s+/).length < fewest ? "list" : "claim";
  });
}
