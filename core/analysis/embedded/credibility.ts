import { stem } from "../language/stem";
import { isStopWord } from "../language/stop-words";
import type { Criterion } from "../rubric";
import type { ReadResume } from "./read-resume";

/** How much a place in the resume can prove. */
export type Standing = "work" | "work-list" | "claim" | "list" | "copied";

const COPY_MIN_WORDS = 7;
const COPY_SHARE = 0.8;
const SENTENCE_WORDS = 7;
const NO_WORK = new Set(["education", "skills", "certifications"]);

/**
 * What each line can prove. "work": prose under a dated role; "work-list": a row of names under one;
 * "claim": prose elsewhere; "list": names elsewhere; "copied": the job's own words, which prove nothing.
 * Word order is ignored when copies are looked for, so a shuffled copy is still a copy.
 */
export function weighLines(resume: ReadResume, criteria: Criterion[]): Standing[] {
  const wordsByLine: Set<string>[] = resume.lines.map(() => new Set());
  resume.tokens.forEach((token, index) => {
    if (!isStopWord(token.key)) wordsByLine[resume.tokenLines[index] ?? 0]?.add(resume.stems[index] ?? "");
  });
  const jobLines = criteria
    .map((criterion) => new Set(contentStems(criterion.text)))
    .filter((words) => words.size >= COPY_MIN_WORDS);
  return resume.lines.map((line, index) => {
    const words = wordsByLine[index] ?? new Set();
    if (jobLines.some((jobLine) => isCopy(words, jobLine))) return "copied";
    const inWork = line.role >= 0 && !NO_WORK.has(line.section);
    if (line.list) return inWork ? "work-list" : "list";
    if (inWork) return "work";
    if (line.heading) return "list";
    return line.section === "skills" && words.size < SENTENCE_WORDS ? "list" : "claim";
  });
}

function isCopy(line: Set<string>, jobLine: Set<string>): boolean {
  if (line.size < COPY_MIN_WORDS) return false;
  let shared = 0;
  for (const word of line) if (jobLine.has(word)) shared++;
  return shared / line.size >= COPY_SHARE;
}

function contentStems(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word && !isStopWord(word))
    .map((word) =>
      stem(word.length > 3 && word.endsWith("s") && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word),
    );
}
