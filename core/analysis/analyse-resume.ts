import type { ExtractedDocument } from "../documents/document";
import { pageNotes } from "../documents/page-notes";
import type { Analyser } from "./analyser";
import { MAX_CHARACTERS } from "./embedded/read-resume";
import { extractContact, type FindPhones } from "./extract-contact";
import { findInstructions } from "./find-instructions";
import { maskPersonalDetails, overwrite } from "./mask-personal-details";
import type { Rubric } from "./rubric";
import { scoreVerdicts } from "./score-verdicts";
import type { ResumeAnalysis, Verdict } from "./scorecard";
import { verifyVerdicts } from "./verify-evidence";

export type AnalyseResumeDeps = { analyser: Analyser; findPhones: FindPhones };

/**
 * Reads one resume against a rubric. The analyser sees the text without personal details and without
 * instructions to itself; its quotes are looked up in the text, and the score is arithmetic over what stands.
 */
export async function analyseResume(
  { analyser, findPhones }: AnalyseResumeDeps,
  { rubric, document, asOf }: { rubric: Rubric; document: ExtractedDocument; asOf: Date },
): Promise<ResumeAnalysis> {
  const { text } = document;
  const read = text.slice(0, MAX_CHARACTERS);
  const { spans, ...contactInfo } = extractContact(read, findPhones);
  const instructions = findInstructions(read);
  const masked = overwrite(maskPersonalDetails(read, { spans }), instructions);

  const findings = await analyser.analyse({ rubric, text: masked, asOf });
  const verdicts = verifyVerdicts(masked, rubric.criteria, findings.verdicts).map((verdict) =>
    unmask(verdict, text),
  );
  const score = scoreVerdicts(rubric.criteria, verdicts);
  return {
    matchPercent: score.matchPercent,
    tier: score.tier,
    extractedSkills: findings.extractedSkills,
    pros: findings.pros,
    cons: findings.cons,
    followUpQuestions: findings.followUpQuestions,
    contactInfo,
    scorecard: {
      rubricHash: rubric.hash,
      engine: analyser.engine,
      engineVersion: analyser.version,
      criteria: rubric.criteria,
      verdicts,
      cap: score.cap,
      flags: listFlags(document, instructions.length > 0, text.length > read.length),
    },
  };
}

/** The quote as the stored text has it: the recruiter may see what the analyser may not. */
function unmask(verdict: Verdict, text: string): Verdict {
  if (!verdict.evidence) return verdict;
  const { start, end } = verdict.evidence;
  return { ...verdict, evidence: { quote: text.slice(start, end), start, end } };
}

function listFlags(document: ExtractedDocument, hasInstructions: boolean, longer: boolean): string[] {
  const flags = pageNotes(document);
  if (document.hiddenText.length > 0) {
    flags.push("The file holds text that cannot be seen on the page. It was left out of the analysis.");
  }
  if (hasInstructions) {
    flags.push("The resume addresses the screening software. Those sentences were ignored.");
  }
  if (document.truncated || longer)
    flags.push("The resume is very long. Only the first part of it was read.");
  return flags;
}
