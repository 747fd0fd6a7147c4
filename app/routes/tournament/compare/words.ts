export * from "../../common-words";

export const showInResume = "Show it in the resume";
export const notAnalyzedForThis = "Not analyzed for this yet";
export const notAnalyzed = "Not analyzed";

export const removeCandidate = (name: string) => `Remove ${name} from the comparison`;
export const remove = "Remove from the comparison";
export const notRated = "Not rated";
export const match = "% match";
export const unreadable = "Couldn't be read";

export const compare = (candidates: string) => `Compare ${candidates}`;
export const print = "Print";
export const oneMissing = "One candidate in this link is no longer in this tournament.";
export const someMissing = (count: number) =>
  `${count} candidates in this link are no longer in this tournament.`;
export const nothingToCompare = "Nothing to compare";
export const nothingToCompareHint = "Choose two to five candidates in the list, then compare them here.";
export const backToList = "Back to the list";
export const loadFailed = "Some scorecards couldn't be loaded";

export const caption = (candidates: string) => `Verdicts on ${candidates}, criterion by criterion`;
export const onlyDifferences = "Only differences";
export const loading = "Loading…";
export const rowsDiffer = (n: number, rows: string) => `${n} of ${rows} differ`;
export const noDifference = "The verdicts are the same on every criterion.";
export const wholeJob = "The job as a whole";
export const weight = (percent: number) => ` · weight ${percent}%`;
export const sameVerdict = " · same verdict";

export const whyThisOrder = "Why this order";
export const rankedBefore = "before";
export const matchIsGuide =
  'The match is a guide. "Not shown" only means that no line was found: ask before you decide.';
export const aheadOn = (criteria: string) => `Ahead on ${criteria}.`;
export const behindOn = (criteria: string) => `Behind on ${criteria}.`;
export const moreCriteria = (n: number) => `${n} more`;
