// Every text of the audit log. Imported as a whole: `import * as words`.

// chainStatus
export const chainStatusProblemWithThisEntry = (problem: string) =>
  `Problem with this entry: ${problem}. Everything before it is intact.`;
export const chainStatusChainBreaksAtEntry = (key: number) => `The chain breaks at entry #${key}`;
export const chainStatusChainHolds = "The chain is intact";
export const chainStatusOfWhichTheLast = (unsealed: string) =>
  `, of which the last ${unsealed} are sealed within a minute`;
export const chainStatusHead = (key: number) => `Head: #${key}`;

// page
export const pageTabTitle = (productName: string) => `Audit log · ${productName}`;
export const pageAuditLog = "Audit log";
export const pageWhoDidWhatNewest = "Who did what, newest first. Candidates appear by ID only.";
export const pageVerifying = "Verifying...";
export const pageVerifyTheChain = "Verify the chain";
export const pageTournamentId = "Tournament ID";
export const pageIdOfATournament = "ID of a tournament";
export const pageNoEntries = "No entries";
export const pageNothingInTheLog = "No entries match your filter.";
export const pageTournament = (shortId: string) => `Tournament ${shortId}`;
export const pageSealed = (value: string) => `sealed ${value}`;
export const pageNotSealedYet = "not sealed yet";
