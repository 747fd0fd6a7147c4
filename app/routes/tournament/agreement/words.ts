export const agreement = "Agreement with your tiers";
export const setByHand = (tiers: string) => `${tiers} set by hand`;
export const noneRatedByAi = "The AI didn't rate any candidate you set a tier for.";
export const sameTier = (same: number, candidates: string) => `Same tier for ${same} of ${candidates}`;
export const kappa = (kappa: string, low: string, high: string) =>
  `Agreement beyond chance (weighted kappa) is ${kappa}; with this many tiers the true value is likely between ${low} and ${high}. 1 is full agreement, 0 is chance.`;
export const tooFew = (fewest: number) => `Too few for a reliable figure: you need ${fewest}.`;
export const oneTierOnly =
  "You or the AI gave all of them the same tier, so agreement beyond chance can't be computed.";
export const caveat =
  "Candidates whose tier you left alone aren't counted. A low figure may only mean that you set tiers where you disagreed.";
export const differences = "Where you and the AI differ";
export const noPattern = "No criterion stands out.";
export const rateUp = "You rate up candidates who show";
export const rateDown = "You rate down candidates who show";
export const correlation = (value: string) => `(correlation ${value})`;
export const tableCaption = "Candidates by your tier and the AI's tier";
export const tableCorner = "Yours ↓ AI →";

export const noSuggestion = (fewest: number) =>
  `No other weights to suggest yet. You need ${fewest} tiers of your own, and weights that also hold for candidates they weren't fitted to.`;
export const otherWeights = (then: number, compared: number, now: number) =>
  `With other weights, the AI's tier would match yours for ${then} of ${compared} candidates instead of ${now}, each scored by weights fitted to the others.`;
export const criterion = "Criterion";
export const now = "Now";
export const suggested = "Suggested";
export const previewWeights = "Preview these weights";
export const nothingChanges = "Nothing changes until you save them.";
