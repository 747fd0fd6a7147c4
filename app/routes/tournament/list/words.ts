export * from "../../common-words";

export const changeTierOf = (name: string) => `Change Tier of ${name}`;

export const highestMatch = "Highest match first";
export const newest = "Newest first";
export const fileName = "File name";
export const yoursFirst = "Your tiers first";
export const search = "Search candidates";
export const searchHint = "Name, skill or any word";
export const sortBy = "Sort by";
export const shortcuts = "Keyboard shortcuts";
export const shortcutsWithKey = "Keyboard shortcuts (?)";
export const inTier = (tier: string) => `Tier ${tier}:`;
export const moreFor = (name: string) => `More for ${name}`;
export const candidatesPage = "Candidate's own page";
export const exportCandidate = "Export this candidate's data";
export const selected = (n: number) => `${n} selected`;
export const selectOneMore = "Select one more to compare";
export const compare = "Compare";
export const compareCandidate = (name: string) => `Compare ${name}`;
export const stillToAnalyze = (resumes: string) => `${resumes} still to be analyzed.`;

export const compareLimit = (n: number) => `You can compare up to ${n} candidates`;
export const removeOneFirst = "Remove one first.";
export const unreadable = (files: string, isOne: boolean) =>
  `${files} couldn't be read and ${isOne ? "has" : "have"} no tier.`;
export const waitingForPerson = (candidates: string, isOne: boolean) =>
  `${candidates} asked for a person to read the resume and ${isOne ? "waits" : "wait"} for you.`;
export const unrated = (resumes: string, isOne: boolean) =>
  `${resumes} not rated: ${isOne ? "it is" : "they are"} listed last, by similar wording.`;
export const open = "Open";
export const matching = (query: string) => ` matching “${query}”`;
