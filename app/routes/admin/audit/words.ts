// Every text of the audit log. Imported as a whole: `import * as words`.

export const problemWithThisEntry = (problem: string) =>
  `Problem with this entry: ${problem}. Everything before it is intact.`;
export const chainBreaksAtEntry = (key: number) => `The chain breaks at entry #${key}`;
export const chainHolds = "The chain is intact";
export const ofWhichTheLast = (unsealed: string) =>
  `, of which the last ${unsealed} are sealed within a minute`;
export const head = (key: number) => `Head: #${key}`;

export const title = "Audit log";
export const whoDidWhatNewest = "Who did what, newest first. Candidates appear by ID only.";
export const verifying = "Verifying...";
export const verifyTheChain = "Verify the chain";
export const tournamentId = "Tournament ID";
export const idOfATournament = "ID of a tournament";
export const noEntries = "No entries";
export const nothingInTheLog = "No entries match your filter.";
export const tournament = (shortId: string) => `Tournament ${shortId}`;
export const sealed = (value: string) => `sealed ${value}`;
export const notSealedYet = "not sealed yet";
