export * from "../../common-words";

export { cancel, save, saving, undo } from "../words";

export const unsaved = "Your changes to the rubric aren't saved. Discard them?";
export const editTitle = "Edit how candidates are judged";
export const editHint =
  "Saved as a new version; you can restore any earlier one. Reworded criteria are new criteria, so every resume is analyzed for them.";

export const saveFailed = "We couldn't save the rubric. Your changes are still here. Please try again.";
export const savedMeanwhile = (version: number) => `Version ${version} was saved in the meantime`;
export const savedMeanwhileHint =
  "Your changes are still here. Save again to replace that version, or cancel to keep it.";

export const history = "History";
export const version = "Version";
export const fromTexts = "From the tournament's texts";
export const restoreOf = (version: number) => `Restore version ${version}`;
export const restoring = "Restoring...";
export const restore = "Restore";

export const noRequirements = "This tournament has no requirements yet";
export const noRequirementsHint = "A name alone doesn't tell candidates apart. Add at least one requirement.";
export const addRequirement = "Add a requirement";
export const title = "How candidates are judged";
export const size = (criteria: string, version: number) => `${criteria} · version ${version}`;
export const explanation =
  "Every resume gets a verdict on each criterion; the weights turn verdicts into the match. New weights re-rank candidates at once. For a new criterion, every resume is analyzed first.";
export const editCriteria = "Edit criteria";

export const previewFailed = "We couldn't load the preview.";
export const previewLoading = "Loading the preview…";
export const previewEmpty = "A preview appears here once candidates are rated.";
export const preview = "Preview";
export const noTierChanges = "No one changes tier";
export const wouldChangeTier = (candidates: string) => `${candidates} would change tier`;
export const nothingSavedYet = "; nothing is saved yet.";
export const withoutCriteria = (n: number) =>
  n === 1
    ? " This leaves out 1 new criterion, for which every resume is analyzed when you save."
    : ` This leaves out ${n} new criteria, for which every resume is analyzed when you save.`;
export const first = (n: number) => `First ${n}`;
export const up = "up";
export const down = "down";

export const startFailed = "Could not start";
export const analyzing = (resumes: string, version: number) =>
  `${resumes} being analyzed for rubric version ${version}`;
export const analyzingHint = "Each keeps its earlier result until then.";
export const analysisFailed = (resumes: string, version: number) =>
  `${resumes} couldn't be analyzed for rubric version ${version}`;
export const analysisFailedHint = "Their earlier results stay, and each card says so.";
export const starting = "Starting...";

export const versionRestored = (version: number) => `Version ${version} is back`;
export const savedAsVersion = (version: number) => `As version ${version}.`;
export const rubricSaved = (version: number) => `Rubric saved as version ${version}`;
export const sameCriteria = (version: number) => `Version ${version} has the same criteria as the newest`;
export const restoreFailed = (version: number) => `We couldn't restore version ${version}`;
