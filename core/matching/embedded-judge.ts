import { memoizeByObject } from "#core/memoize";
import type { Criterion } from "../analysis/rubric";
import { type Evidence, type Verdict, verdictLevels } from "../analysis/scorecard";
import { type Judgment, judgeRequirement } from "./judge-requirement";
import { createMatcher, type Matcher } from "./match-words";
import { findNearest, isTelling } from "./nearest-line";
import { MODELED, parseRequirement } from "./parse-requirement";
import { otherLines } from "./pick-lines";
import type { ReadLine, ReadResume } from "./types";
import type { JobFit } from "./whole/job-fit";

/** Each criterion is parsed once, however many resumes are judged by it. */
export const matcherOf = memoizeByObject(({ text, minYears, level }: Criterion): Matcher => {
  const parsed = parseRequirement(text);
  return createMatcher({
    ...parsed,
    ...(minYears !== undefined && parsed.years !== undefined && { years: minYears }),
    ...(level && parsed.kind === "degree" && { level }),
  });
});

/** The verdict on one criterion, with the line that shows it, or else the nearest line. */
export function judgeCriterion(resume: ReadResume, criterion: Criterion, fit: JobFit): Verdict {
  const matcher = matcherOf(criterion);
  const judgment = judgeRequirement(resume, matcher, fit);
  const { note, reason, sure, depth } = judgment;
  const level = verdictLevels[judgment.level] ?? "none";
  const shown = level === "none" ? undefined : quoteLine(resume, judgment, judgment.line);
  if (shown)
    return {
      criterionId: criterion.id,
      level,
      ...(sure ? { depth } : { sure, ...quoteOthers(resume, matcher, judgment, judgment.line) }),
      evidence: shown,
      note,
      ...(reason && { reason }),
    };
  const nearestLine =
    judgment.line >= 0 ? judgment.line : findNearest(resume, matcher.requirement, judgment.evidence);
  const nearest = quoteLine(resume, judgment, nearestLine);
  const isQuoted = !sure || isTelling(matcher.requirement, judgment.evidence, nearestLine);
  return {
    criterionId: criterion.id,
    level: "none",
    evidence: null,
    ...(nearest && isQuoted && { nearest }),
    note,
    // Without a line to look at, there is nothing to be unsure about.
    ...(nearest && !sure && { sure, ...quoteOthers(resume, matcher, judgment, nearestLine) }),
  };
}

/** Rules read years, degrees and the like from certain places, not from any line with words of the requirement. */
function quoteOthers(
  resume: ReadResume,
  { requirement }: Matcher,
  judgment: Judgment,
  quoted: number,
): Pick<Verdict, "others"> {
  if (!MODELED.has(requirement.kind)) return {};
  const others = otherLines(resume, judgment.evidence, quoted).flatMap(
    (line) => quoteLine(resume, judgment, line) ?? [],
  );
  return others.length > 0 ? { others } : {};
}

function quoteLine(resume: ReadResume, judgment: Judgment, at: number): Evidence | undefined {
  const line = resume.lines[at];
  if (!line) return undefined;
  const [start, end] = cutLine(line, judgment, at);
  return { quote: resume.text.slice(start, end), start, end };
}

const QUOTE_LENGTH = 160;

/** The offsets of the line or, if it is long, of the part around the words that meet the requirement. */
function cutLine(line: ReadLine, { evidence }: Judgment, at: number): [number, number] {
  if (line.end - line.from <= QUOTE_LENGTH) return [line.from, line.end];
  const found = [...evidence.lines, ...evidence.denied].find((other) => other.line === at);
  const from = found?.start ?? line.from;
  const to = Math.min(found?.end ?? from, from + QUOTE_LENGTH);
  const before = line.text.slice(0, from - line.from);
  const clause = Math.max(before.lastIndexOf(". "), before.lastIndexOf("; "), before.lastIndexOf(", "));
  let a = clause >= 0 && from - line.from - clause < QUOTE_LENGTH / 2 ? line.from + clause + 2 : line.from;
  if (to - a > QUOTE_LENGTH) a = from;
  let b = Math.min(line.end, a + QUOTE_LENGTH);
  while (b > to && b < line.end && !/\s/.test(line.text[b - line.from] ?? " ")) b--;
  while (b > a && /\s/.test(line.text[b - 1 - line.from] ?? "")) b--;
  return [a, Math.max(b, a + 1)];
}
