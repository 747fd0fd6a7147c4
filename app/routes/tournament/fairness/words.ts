import type { SwapKind } from "#core/fairness/swaps";

export const title = "Fairness";
export const titleOf = (name: string) => `Fairness of ${name}`;
export const intro =
  "Does it matter who someone is? Two ways to find out, both with this tournament's own candidates.";
export const notAdvice =
  "These are figures, not legal advice, and not an audit by themselves. Laws may require an independent auditor.";
export const loadError = "We couldn't load the fairness page. The tournament may not be yours.";

export const checkTitle = "The same resume, someone else's details";
export const checkText =
  "Analyzes resumes from this tournament again with the name, pronouns, place, school or a career break swapped, and compares verdicts, match and tier. Your candidates don't change. Candidates who asked for a person are left out.";
export const checkResumes = "Resumes";
export const checkStart = "Start the check";
export const checkAgain = "Check again";
export const checkReplaces = "A new check replaces this one.";
export const checkNone = "Not checked yet";
export const checkNoneText =
  "A check analyzes each resume about 20 times, with the same AI that judges it here.";
export const checkFailed = "The check could not be started. Please try again.";
export const checkProgress = (done: number, resumes: string) => `${done} of ${resumes} checked`;
export const checkRunning = "It continues if you leave this page.";
export const checkedOn = "Checked";
export const checkedBy = (judge: string, version: number) =>
  `by ${judge.replace(/^embedded /, "the built-in judge, version ")}, with rubric version ${version}`;
export const checkUnreadable = (failed: number) =>
  `${failed === 1 ? "1 resume" : `${failed} resumes`} couldn't be analyzed again.`;
export const checkTable = "What swapping changed";
export const checkSwap = "Swapped";
export const checkVerdicts = "A verdict changed";
export const checkMatches = "Match changed";
export const checkTiers = "Tier changed";
export const checkLargestChange = "Largest change";
export const points = (most: number, of: number) => (of === 0 ? "—" : `${most} points`);
export const partOf = (part: number, of: number) => (of === 0 ? "—" : `${part} of ${of}`);
export const differencesTitle = "Differences";
export const differencesNone = "No swap changed a verdict, a match or a tier.";
export const differencesShown = (shown: number, all: number) => `The first ${shown} of ${all}.`;
export const hiddenCandidate = "A candidate";
export const fromTo = (from: string, to: string) => `${from} → ${to}`;
export const notRated = "not rated";
export const resultOf = (tier: string | null, percent: number | null) =>
  tier ? `Tier ${tier}, ${percent}%` : notRated;

export const KIND: Record<SwapKind, string> = {
  again: "Nothing (analyzed once more)",
  name: "Name",
  pronouns: "Pronouns",
  place: "Place",
  school: "School",
  gap: "Career break",
  half: "Half of the resume (must differ)",
};

export const impactTitle = "Impact by group";
export const impactText =
  "The tables that New York City's Local Law 144 describes: who scores above the median and who is selected, by sex, by race or ethnicity, and by both. Upload what candidates voluntarily said about themselves. Your browser reads the file and nothing is stored; close the page and it's gone. Nothing is ever inferred from a name or a resume.";
export const impactFile = "CSV file with self-identification";
export const impactColumns = "Candidate ID, Sex, Race/ethnicity";
export const impactUnreadable = "The file could not be read as CSV.";
export const impactTemplate = "Download a table to fill in";
export const impactTemplateName = "self-identification.csv";
export const templateHead = ["Candidate ID", "File", "Sex", "Race/ethnicity"];
export const impactRemoveFile = "Remove the file";
export const impactEmpty = "No one here is rated yet, so there is nothing to compare.";
export const impactCountedAsSelected = "Counted as selected";
export const impactTier = (tier: string) => `Tier ${tier}`;
export const impactTiers = "Tiers";
export const impactByAnalysis = "by the AI";
export const impactByRecruiter = "final (yours where you set one)";
export const impactAssessed = (people: string, median: string) => `${people}; the median match is ${median}.`;
export const impactUnknownIds = (ids: string[]) =>
  `${ids.length === 1 ? "1 id" : `${ids.length} ids`} in the file without a rated candidate here: ${ids.slice(0, 3).join(", ")}${ids.length > 3 ? ", …" : ""}`;
export const impactUnknown = (people: number) =>
  `Not in this table because the category is unknown: ${people}.`;
export const impactNoCategories = "No one in the file has a category here.";
export const impactGroup = "Group";
export const impactPeople = "People";
export const impactScoring = "Above the median";
export const impactScoringRatio = "Impact ratio (scoring)";
export const impactSelection = "Selected";
export const impactSelectionRatio = "Impact ratio (selection)";
export const impactInterval = (low: number | null, high: number | null, p: number) =>
  `${low === null || high === null ? "no interval" : `${low.toFixed(2)} to ${high.toFixed(2)}`}, p ${p < 0.001 ? "< 0.001" : p.toFixed(3)}`;
export const impactHighest = "highest rate";
export const STATE = { compared: "", "too few": "too few", "left out": "under 2%, left out" } as const;
export const methodTitle = "How this is computed";
export const printButton = "Print";
export const csvButton = "CSV";
export const jsonButton = "JSON";
export const exportLabel = "For the auditor";
export const rateOf = (percent: string, hits: number, of: number) => `${percent} (${hits} of ${of})`;
