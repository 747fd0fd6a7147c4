import { memoizeByObject } from "#core/memoize";
import type { Criterion } from "../analysis/rubric";
import { type Passage, type Verdict, verdictLevels } from "../analysis/scorecard";
import { type Judgment, judgeRequirement } from "./judge-requirement";
import { createMatcher, type Matcher } from "./match-words";
import { findNearest, isInformative } from "./nearest-line";
import { MODELED, parseRequirement } from "./parse-requirement";
import { otherLines } from "./pick-lines";
import { quoteLine } from "./quote-line";
import { NOT_FOUND, NOT_SAID_OUTRIGHT } from "./ruling";
import type { ReadResume } from "./types";
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
  const shown = level === "none" ? undefined : quoteMatch(resume, judgment, judgment.line);
  if (shown)
    return {
      criterionId: criterion.id,
      level,
      ...(sure ? { depth } : { sure, ...quoteOthers(resume, matcher, judgment, judgment.line) }),
      evidence: shown,
      note,
      ...(reason && { reason }),
    };
  const nearestLine = judgment.line ?? findNearest(resume, matcher.requirement, judgment.evidence, sure);
  const nearest = quoteMatch(resume, judgment, nearestLine);
  const isQuoted = !sure || isInformative(matcher.requirement, judgment.evidence, nearestLine);
  // A line is quoted below the note; years and rules say of themselves only that nothing was found.
  const isOpen = nearest && !sure && note === NOT_FOUND;
  return {
    criterionId: criterion.id,
    level: "none",
    evidence: null,
    ...(nearest && isQuoted && { nearest }),
    note: isOpen ? NOT_SAID_OUTRIGHT : note,
    // Without a line to look at, there is nothing to be unsure about.
    ...(nearest && !sure && { sure, ...quoteOthers(resume, matcher, judgment, nearestLine) }),
  };
}

/** Rules read years, degrees and the like from certain places, not from any line with words of the requirement. */
function quoteOthers(
  resume: ReadResume,
  { requirement }: Matcher,
  judgment: Judgment,
  quoted: number | undefined,
): Pick<Verdict, "others"> {
  if (!MODELED.has(requirement.kind)) return {};
  const others = otherLines(resume, judgment.evidence, quoted).flatMap(
    (line) => quoteMatch(resume, judgment, line) ?? [],
  );
  return others.length > 0 ? { others } : {};
}

/** Around the words of a long line that meet the requirement. */
function quoteMatch(resume: ReadResume, { evidence }: Judgment, at: number | undefined): Passage | undefined {
  const found = [...evidence.lines, ...evidence.denied].find(({ line }) => line === at);
  return quoteLine(resume, at, found);
}
