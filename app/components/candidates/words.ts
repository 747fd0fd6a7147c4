export const match = "match";
export const aiSaid = (tier: string) => `The AI said Tier ${tier}.`;
export const reasonForTier = "Reason for the tier:";
export const speaksFor = "Speaks for";
export const speaksAgainst = "Speaks against";
export const withQuotes = (criteria: string) => `${criteria} with quotes`;
export const criteria = "Criteria";
export const loadingMore = (candidates: string) => `Loading ${candidates}…`;
export const whyThisScoreOf = (name: string) => `Why this score: ${name}`;
export const whyThisScore = "Why this score";
export const viewResumeOf = (name: string) => `View Resume of ${name} (opens in a new tab)`;
export const viewResume = "View Resume";

export const hiddenUntilTier = "Hidden until you set a tier";
export const contact = "Contact";
export const processing = "Processing...";
export const noContactInfoAvailable = "No contact info available";
export const opensInNewTab = "(opens in a new tab)";
export const thumbsUp = "Thumbs up";
export const thumbsDown = "Thumbs down";
export const whatOthersThink = "What others think";

export const humanOnly =
  "This candidate asked for a person instead of automated screening, so the file wasn't analyzed. Open it and set a tier yourself.";
export const notRated = "Not compared with the job. Read it and set a tier yourself.";
export const keySkills = "Key Skills";
export const pros = "Pros";
export const cons = "Cons";
export const followUpQuestions = "Follow-up Questions";
export const noResult = "The result for this resume isn't available.";
export const fileFailed = "This file could not be processed.";
export const nearlySameText = "nearly the same text";
export const versionOf = (isNewest: boolean, count: number, why: string) =>
  `${isNewest ? "The newest" : "An older one"} of ${count} versions (${why})`;
export const openOtherVersion = (isNewest: boolean) => `Open the ${isNewest ? "one before" : "newest"}`;

export const noResumesInTier = (tier: string) => `No resumes in Tier ${tier}`;
export const noResumesInTierYet = (tier: string) => `No resumes have been classified as Tier ${tier} yet.`;
export const noCandidatesMatch = "No candidates match";
export const noSearchMatches = (typed: string, tier: string | null, isFiltered: boolean) =>
  `No one${tier ? ` in Tier ${tier}` : ""} has “${typed}” in the file name, skills or resume text${isFiltered ? " and matches all filters" : ""}.`;
export const noFilterMatches = (tier: string | null) =>
  `No one${tier ? ` in Tier ${tier}` : ""} matches all filters.`;
export const clearFilters = "Clear filters";
export const filterByTier = "Filter by tier";
export const allTiers = (total: string) => `All (${total})`;
export const tierWithCount = (tier: string, count: string) => `Tier ${tier} (${count})`;
