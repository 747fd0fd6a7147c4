export * from "../../common-words";

export const notCsv = "The file couldn't be read as CSV.";
export const backtest = "Backtest";
export const backtestHint =
  "Check the AI against people you've already decided on. Export this list as CSV, add a column “Outcome” with 1 for the right people and 0 for the others, and choose the file here. It stays in your browser.";
export const csvFile = "CSV file with outcomes";
export const likely = (low: string, high: string) =>
  `with this many people the true value is likely between ${low} and ${high}`;
export const pairsInOrder = (share: string, likely: string | false) =>
  `In ${share} of all pairs of a right and a wrong person, the right one has the higher match${likely ? `; ${likely}` : ""}. By chance it would be 50%.`;
export const tooFew = (people: string) =>
  `Known outcomes of ${people}: too few to tell how good the order is. You need 5 right and 5 wrong ones.`;
export const withoutRatedCandidate = (files: string, names: string) =>
  `${files} without a rated candidate here: ${names}`;
export const outcomesByTier = "Known outcomes by AI tier";
export const right = "Right";
export const wrong = "Wrong";

export const whoShowsWhat = "Who shows what";
export const meetIt = (n: number, of: number) => `${n} of ${of} meet it`;
export const asTable = "As a table";
export const plotCaption = "Verdicts per criterion";
export const loading = "Loading the pool";
export const loadFailed = "The pool couldn't be loaded.";

export const matchOf = (candidates: string) => `Match of ${candidates}`;
export const wouldChangeTier = (candidates: string) =>
  `${candidates} would change tier. This is a preview: tiers stay at 90, 70 and 50%, so a tier means the same in every tournament.`;
export const dragHint =
  "By the AI, without your own tiers. Drag an edge, or use the arrow keys on it, to see who would change tier.";
export const reset = "Reset";
export const pool = "The pool";
export const atAGlance = (candidates: string) => `${candidates} at a glance`;
export const noneRated = "None of these candidates is rated, so there is no match to show.";
export const tierStartsAt = (tier: string) => `Tier ${tier} starts at`;
export const fromTo = (from: number, to: number) => `${from} to ${to}%`;
