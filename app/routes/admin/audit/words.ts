export const entryProblem = (problem: string) =>
  `Problem with this entry: ${problem}. Everything before it is intact.`;
export const chainBreaksAt = (key: number) => `The chain breaks at entry #${key}`;
export const chainIntact = "The chain is intact";
export const unsealedHint = (unsealed: string) =>
  `, of which the last ${unsealed} are sealed within a minute`;
export const chainHead = (key: number) => `Head: #${key}`;

export const title = "Audit log";
export const subtitle = "Who did what, newest first. Candidates appear by ID only.";
export const verifying = "Verifying...";
export const verifyChain = "Verify the chain";
export const tournamentId = "Tournament ID";
export const tournamentIdHint = "ID of a tournament";
export const noEntries = "No entries";
export const noEntriesHint = "No entries match your filter.";
export const tournament = (shortId: string) => `Tournament ${shortId}`;
export const sealed = (hash: string) => `sealed ${hash}`;
export const notSealedYet = "not sealed yet";
