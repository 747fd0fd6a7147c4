import { boundByAmount } from "./bound-by-amount";
import coefficients from "./coefficients.json";
import { type Bounds, boundsOf, type Chances, decideLevel, isSure, isSureRule } from "./decide-level";
import { explainLevel, explainYears } from "./explain-level";
import { readFeatures } from "./features";
import { type Evidence, findEvidence } from "./find-evidence";
import { namesSuite } from "./find-naming";
import { judgeDegree } from "./judge-degree";
import { judgeDomain } from "./judge-domain";
import { judgeLanguage } from "./judge-language";
import { judgeLeading } from "./judge-leading";
import { judgeLicense } from "./judge-license";
import { levelOf, NO_YEARS, readYears, type YearsRead } from "./judge-years";
import type { Matcher } from "./match-words";
import { chancesBy, type Model } from "./model";
import { pickLine } from "./pick-lines";
import type { Ruling } from "./ruling";
import { type Choice, splitAlternatives, splitChoice } from "./split-alternatives";
import { splitList, withoutPlace } from "./split-list";
import type { ReadResume } from "./types";
import { CONSERVATIVE_FIT, type JobFit } from "./whole/job-fit";

export type Judgment = Ruling & {
  /** Where in the range of its level the resume lies, 0 to 1. */
  depth: number;
  evidence: Evidence;
};

const model = coefficients as unknown as Model;

/** Everything the level of one requirement is decided from. */
export type Reading = {
  evidence: Evidence;
  /** The ruling of the rule for its kind; undefined if there is no rule or it does not apply. */
  ruling: Ruling | undefined;
  /** Of years: the jobs they are counted from. */
  years?: YearsRead;
  features: Record<string, number>;
  /** The highest and lowest level that the places of the evidence allow. */
  bounds: Bounds;
};

/** Collects everything the resume says about a requirement, before the level is decided. */
export function readFor(resume: ReadResume, matcher: Matcher, fit: JobFit): Reading {
  const evidence = findEvidence(resume, matcher);
  const years = readYears(resume, matcher, evidence);
  return {
    evidence,
    ruling: rule(resume, matcher, evidence),
    ...(years && { years }),
    features: Object.assign(
      readFeatures(resume, matcher.requirement, evidence),
      years?.features ?? NO_YEARS,
      { fitWords: fit.words, fitWork: fit.work, fitTitle: fit.title },
    ),
    bounds: years?.bounds ?? boundsOf(resume, matcher.requirement, evidence),
  };
}

/**
 * Judges one requirement by the rule for its kind or, without one, by the model. If its alternatives are of different
 * kinds, the best of them counts.
 */
export function judgeRequirement(resume: ReadResume, matcher: Matcher, fit = CONSERVATIVE_FIT): Judgment {
  const parts = splitAlternatives(matcher).map((part) => judgeRequirement(resume, part, fit));
  if (parts.length > 0) return parts.reduce((best, other) => (other.level > best.level ? other : best));
  const choice = splitChoice(matcher);
  if (choice) return judgeChoice(resume, choice, fit);
  const { evidence, ruling, years, features, bounds } = readFor(resume, matcher, fit);
  const chances = chancesBy(model, features);
  if (ruling) {
    const ofList = ruling.level < 3 ? judgeList(resume, matcher, fit) : undefined;
    if (ofList && ofList.level > ruling.level) return ofList;
    const sure = isSureRule(ruling, matcher.requirement, chances, coefficients.decision);
    return { ...ruling, sure, depth: ruling.sure ? 1 : 0.5, evidence };
  }
  const level = decideLevel(chances, bounds, coefficients.decision);
  if (years) {
    const elsewhere = judgeElsewhere(resume, matcher, { level, fit });
    if (elsewhere) return elsewhere;
    // More years than the level says in jobs that are perhaps of this kind.
    const isOpen = level < levelOf(years.years, years.asked);
    // Jobs that are related may be of this kind.
    const isFirm = !isOpen && (level === 0 ? years.related.length === 0 : years.mayBeSure);
    const sure = isFirm && isSure(chances, level, bounds, coefficients.decision);
    const line = level > 0 || !sure ? years.line : undefined;
    const depth = bounds.sure ? 1 : depthOf(chances, level);
    return { level, sure, depth, line, note: explainYears(years, level), evidence };
  }
  const bounded = boundByAmount(resume, matcher.requirement, evidence, level);
  if (bounded) {
    const line = bounded.line ?? pickLine(resume, evidence, bounded.level)?.line;
    const sure = bounded.line !== undefined && bounded.sure !== false;
    return { ...bounded, line, sure, depth: 0.5, evidence };
  }
  const ofParts = level < 3 ? judgeList(resume, matcher, fit) : undefined;
  if (ofParts && ofParts.level > level) return ofParts;
  const isSuite = level === 0 && namesSuite(resume, matcher.requirement);
  const sure = !isSuite && isSure(chances, level, bounds, coefficients.decision);
  // A duty that is perhaps done is looked for in work, wherever else it is mentioned.
  const isDuty = matcher.requirement.kind === "duty";
  const best = pickLine(resume, evidence, level === 1 && isDuty && !sure ? 2 : level);
  return {
    level,
    sure,
    depth: depthOf(chances, level),
    line: best?.line,
    ...explainLevel(resume, matcher.requirement, evidence, { level, sure, best }),
    evidence,
  };
}

/** A list is met if all its parts are, and partly met if half of them are. Undefined if none is. */
function judgeList(resume: ReadResume, matcher: Matcher, fit: JobFit): Judgment | undefined {
  const parts = splitList(matcher).map((part) => judgeRequirement(resume, part, fit));
  const met = parts.filter(({ level }) => level === 3);
  const [first] = met;
  if (!first) return undefined;
  if (met.length === parts.length) return { ...first, sure: false };
  const level = met.length < parts.length / 2 ? 1 : 2;
  const count = `${met.length} of ${parts.length} things asked for ${met.length === 1 ? "is" : "are"} shown.`;
  const note = parts.length === 2 ? "One half is shown, the other is not." : count;
  return { ...first, level, sure: false, depth: 0.5, note };
}

/** Years of the work asked for, but perhaps not in the place asked for: one level less. Undefined if that adds nothing. */
function judgeElsewhere(
  resume: ReadResume,
  matcher: Matcher,
  { level, fit }: { level: number; fit: JobFit },
): Judgment | undefined {
  const anywhere = withoutPlace(matcher);
  const judged = anywhere && judgeRequirement(resume, anywhere, fit);
  if (!judged || judged.level <= level + 1) return undefined;
  const note = `${judged.note} Whether all of it was where you ask isn't said.`;
  return { ...judged, level: judged.level - 1, sure: false, depth: 0.5, note };
}

/** Half of what is asked for is partly met. */
function judgeChoice(resume: ReadResume, { least, of }: Choice, fit: JobFit): Judgment {
  const judged = of.map((one) => judgeRequirement(resume, one, fit)).toSorted((a, b) => b.level - a.level);
  const best = judged[0] as Judgment;
  const last = judged[least - 1] as Judgment;
  const met = judged.filter(({ level }) => level === 3).length;
  if (met >= least) return { ...best, sure: last.sure };
  const level = Math.max(last.level, met >= least / 2 ? 2 : Math.min(best.level, 1));
  const note = met > 0 ? `Shown of these: ${met}; asked for: ${least}.` : best.note;
  return { ...best, level, sure: best.sure && last.sure && met > 0, depth: 0.5, note };
}

function rule(resume: ReadResume, matcher: Matcher, evidence: Evidence): Ruling | undefined {
  switch (matcher.requirement.kind) {
    case "degree":
      return judgeDegree(resume, matcher);
    case "license":
      return judgeLicense(resume, matcher);
    case "language":
      return judgeLanguage(resume, matcher.requirement);
    case "leadership":
      return judgeLeading(resume, matcher, evidence);
    case "domain":
      return judgeDomain(resume, matcher, evidence);
    default:
      return undefined;
  }
}

function depthOf(chances: Chances, level: number): number {
  const expected = chances[1] + 2 * chances[2] + 3 * chances[3];
  return Math.round(Math.max(0, Math.min(1, expected - level + (level === 3 ? 1 : 0.5))) * 100) / 100;
}
