import { type Analyzer, fallbackNotice } from "../analysis/analyzer";
import { type BlindText, blindText, unmask } from "../analysis/blind-text";
import { findNotRatedReason, identifyLanguages } from "../analysis/language-gate";
import { looksLikeResume, NO_RESUME } from "../analysis/looks-like-resume";
import { explainLanguageMismatch, explainModelOnly, explainNotRated } from "../analysis/not-rated";
import type { Criterion, Rubric } from "../analysis/rubric";
import type { CandidateProfile, NotRated, ResumeAnalysis, Scorecard, Verdict } from "../analysis/scorecard";
import type { ExtractedDocument } from "../documents/document";
import { pageNotes } from "../documents/page-notes";
import { compareWords } from "../languages/compare-words";
import { type Language, languageName, MEASURED_PAIRS, reads } from "../languages/languages";
import { embeddedAnalyzer } from "../matching/embedded-analyzer";
import { readProfile } from "../matching/read-profile";
import type { FindPhones } from "../privacy/extract-contact";
import { arithmeticOf } from "../scoring/arithmetic";
import { explainVerdicts } from "../scoring/explain-verdicts";
import { scoreRange, scoreVerdicts } from "../scoring/score-verdicts";
import { weighClaims } from "../scoring/weigh-claims";
import { readCarefully } from "./second-reading";
import { fingerprintText } from "./text-fingerprint";

export type AnalyzeResumeDeps = {
  analyzer: Analyzer;
  /** Judges if the analyzer cannot. Without a fallback, the analyzer's error is thrown. */
  fallback?: Analyzer;
  findPhones: FindPhones;
};

/**
 * Analyzes one resume against a rubric. If the judge is not measured in the resume's language, there are no verdicts,
 * no match and no tier, and the resume is ranked by word similarity alone. The analyzer sees the text without
 * personal details and without instructions to itself. Its quotes are checked against the text, and the score is
 * computed from the verified verdicts.
 */
export async function analyzeResume(
  deps: AnalyzeResumeDeps,
  { rubric, document, asOf }: { rubric: Rubric; document: ExtractedDocument; asOf: Date },
): Promise<ResumeAnalysis> {
  const blind = blindText(document.text, deps.findPhones);
  const judged = await judge(deps, { rubric, criteria: rubric.criteria, blind, asOf, kept: [] });
  const { engine, version, model, promptVersion } = judged.judge;
  const origin = {
    engine,
    engineVersion: version,
    ...(model && { model, promptVersion }),
    ...(judged.fallback && { fallback: judged.fallback }),
    relevance: judged.relevance,
    fileType: document.type,
    profile: profileOf(blind, judged.language, asOf),
    textPrint: fingerprintText(document.text),
    flags: [
      // Section headings are known only in the languages that are judged.
      ...(judged.notRated || looksLikeResume(document.text) ? [] : [NO_RESUME]),
      ...judged.flags,
      ...listFlags(document, blind),
    ],
  };
  return {
    ...(judged.notRated
      ? composeUnrated(rubric, judged.notRated, origin)
      : compose(rubric, judged.verdicts, origin)),
    extractedSkills: judged.extractedSkills,
    contactInfo: blind.contactInfo,
  };
}

/**
 * Brings an analysis up to a newer rubric: keeps the verdicts on unchanged criteria, reads only for new criteria and,
 * if needed, the job as a whole, and computes the score again.
 */
export async function extendAnalysis(
  deps: AnalyzeResumeDeps,
  input: { rubric: Rubric; previous: ResumeAnalysis; text: string; asOf: Date },
): Promise<ResumeAnalysis> {
  const { rubric, previous, asOf } = input;
  const criteria = listUnread(rubric, previous.scorecard);
  if (criteria.length === 0) return rescoreAnalysis(previous, rubric);
  const blind = blindText(input.text, deps.findPhones);
  const kept = previous.scorecard.verdicts.filter(
    ({ criterionId }) => !criteria.some(({ id }) => id === criterionId),
  );
  const judged = await judge(deps, { rubric, criteria, blind, asOf, kept });
  const origin = {
    ...originOf(previous.scorecard),
    profile: previous.scorecard.profile ?? profileOf(blind, judged.language, asOf),
  };
  if (judged.notRated) {
    const flags = [...new Set([...judged.flags, ...origin.flags])];
    const unrated = { ...origin, relevance: judged.relevance, flags };
    return { ...previous, ...composeUnrated(rubric, judged.notRated, unrated) };
  }
  return {
    ...previous,
    ...compose(rubric, [...kept, ...judged.verdicts], {
      ...origin,
      relevance: judged.relevance,
      ...(judged.fallback && { fallback: judged.fallback }),
      flags: [...new Set([...origin.flags, ...judged.flags])],
    }),
    extractedSkills: previous.scorecard.notRated
      ? judged.extractedSkills
      : [...new Set([...askedOf(judged, criteria), ...previous.extractedSkills])],
  };
}

/** The extracted skills that the criteria name. */
function askedOf({ extractedSkills }: { extractedSkills: string[] }, criteria: Criterion[]): string[] {
  const asked = new Set(criteria.flatMap(({ skills }) => skills));
  return extractedSkills.filter((skill) => asked.has(skill));
}

/** The same verdicts under another rubric: changed weights or importance, or criteria removed. Pure. */
export function rescoreAnalysis(previous: ResumeAnalysis, rubric: Rubric): ResumeAnalysis {
  const { notRated } = previous.scorecard;
  const origin = { ...originOf(previous.scorecard), flags: previous.scorecard.flags };
  return {
    ...previous,
    ...(notRated
      ? composeUnrated(rubric, notRated, origin)
      : compose(rubric, previous.scorecard.verdicts, origin)),
  };
}

/**
 * The criteria of a rubric that a scorecard has no verdict on, plus the job as a whole if the wording of any
 * criterion has changed: all candidates must be compared with the same job, whenever they were uploaded.
 */
export function listUnread(rubric: Rubric, scorecard: Scorecard): Criterion[] {
  const read = new Set(scorecard.verdicts.map(({ criterionId }) => criterionId));
  const isReworded = wordsOf(rubric.criteria) !== wordsOf(scorecard.criteria);
  return rubric.criteria.filter(({ id, overall }) => !read.has(id) || (overall && isReworded));
}

const wordsOf = (criteria: Criterion[]) =>
  criteria
    .map(({ text }) => text)
    .sort()
    .join("\n");

type Judging = { rubric: Rubric; criteria: Criterion[]; blind: BlindText; asOf: Date; kept: Verdict[] };

/**
 * Judges with the analyzer or, if it fails and there is one, with the fallback, recording the reason. Neither judges
 * a language that it is not measured in.
 */
async function judge(deps: AnalyzeResumeDeps, { blind, kept, ...wanted }: Judging) {
  const { analyzer, fallback } = deps;
  const languages = identifyLanguages(wanted.rubric, blind.masked);
  const language = languages.resume;
  const readBy = async (judge: Analyzer) => {
    const notRated = findNotRatedReason(judge, languages);
    if (notRated) return { ...leaveUnrated(wanted.rubric, blind, notRated), judge };
    const mayCompare = !findNotRatedReason(embeddedAnalyzer, languages);
    const reading = await readCarefully(judge, { ...wanted, text: blind.masked }, { kept, mayCompare });
    const across =
      judge.reads === "any" ? !mayCompare && explainModelOnly(languages) : explainLanguageMismatch(languages);
    const flags = across ? [across, ...reading.flags] : reading.flags;
    const verdicts = reading.verdicts.map((verdict) => unmask(verdict, blind.text));
    return { ...reading, judge, verdicts, flags, notRated: undefined };
  };
  try {
    return { ...(await readBy(analyzer)), language, fallback: undefined };
  } catch (error) {
    if (!fallback) throw error;
    return { ...(await readBy(fallback)), language, fallback: fallbackNotice(error) };
  }
}

/**
 * Read from the masked text: what lists show of a candidate's work must not reveal who it is. The code that reads it
 * does not know the headings and months of every language that a model judges.
 */
const profileOf = ({ masked }: BlindText, language: Language | undefined, asOf: Date): CandidateProfile => ({
  ...(reads(MEASURED_PAIRS, { advert: undefined, resume: language }) && readProfile(masked, asOf)),
  ...(language && { language: languageName(language) }),
});

const leaveUnrated = (rubric: Rubric, { masked }: BlindText, notRated: NotRated) => ({
  verdicts: [],
  extractedSkills: [],
  relevance: compareWords(rubric.jobText ?? rubric.criteria.map(({ text }) => text).join("\n"), masked),
  flags: [explainNotRated(notRated)],
  notRated,
});

type Origin = Omit<Scorecard, "rubricHash" | "criteria" | "verdicts" | "score" | "range" | "notRated">;
type Composed = Omit<ResumeAnalysis, "extractedSkills" | "contactInfo">;

/** No verdicts, no match, no tier: says nothing about the person. */
function composeUnrated({ hash, criteria }: Rubric, notRated: NotRated, origin: Origin): Composed {
  return {
    matchPercent: null,
    tier: null,
    pros: [],
    cons: [],
    followUpQuestions: [],
    scorecard: { ...origin, rubricHash: hash, criteria, verdicts: [], notRated },
  };
}

/** Who judged and what was noted; everything else is derived from the verdicts. */
function originOf({ notRated, flags, ...scorecard }: Scorecard): Origin {
  const { engine, engineVersion, model, promptVersion, fallback, relevance, fileType } = scorecard;
  const { profile, arithmetic, textPrint } = scorecard;
  return {
    engine,
    engineVersion,
    ...(model && { model, promptVersion }),
    ...(fallback && { fallback }),
    relevance,
    ...(fileType && { fileType }),
    ...(profile && { profile }),
    ...(textPrint && { textPrint }),
    ...(arithmetic && { arithmetic }),
    flags: notRated ? flags.filter((flag) => flag !== explainNotRated(notRated)) : flags,
  };
}

/**
 * Everything derived from the verdicts: score, tier, pros, cons and questions. Existing results keep the
 * arithmetic they were computed with.
 */
function compose({ hash, criteria }: Rubric, given: Verdict[], origin: Origin): Composed {
  const byId = new Map(given.map((verdict) => [verdict.criterionId, verdict]));
  const verdicts = weighClaims(criteria.flatMap(({ id }) => byId.get(id) ?? []));
  const arithmetic = arithmeticOf(origin);
  const { matchPercent, tier, score } = scoreVerdicts(criteria, verdicts, arithmetic);
  const range = scoreRange(criteria, verdicts, arithmetic);
  return {
    matchPercent,
    tier,
    ...explainVerdicts(criteria, verdicts),
    scorecard: { ...origin, rubricHash: hash, criteria, verdicts, arithmetic, score, range },
  };
}

function listFlags(
  document: ExtractedDocument,
  { hasInstructions, isCut, hasOverlong }: BlindText,
): string[] {
  const flags = pageNotes(document);
  if (document.hiddenText.length > 0) {
    flags.push("The file holds text that cannot be seen on the page. It was left out of the analysis.");
  }
  if (hasInstructions) {
    flags.push("The resume addresses the screening software. Those sentences were ignored.");
  }
  if (hasOverlong) {
    flags.push("Some words or lines are longer than people write. Only the beginning of each was read.");
  }
  if (document.truncated || isCut) flags.push("The resume is very long. Only the first part of it was read.");
  return flags;
}
