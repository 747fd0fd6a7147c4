import type { Tool } from "./tool";
import { compareCandidates } from "./tools/compare-candidates";
import { createTournament } from "./tools/create-tournament";
import { explainCandidate } from "./tools/explain-candidate";
import { listTournaments } from "./tools/list-tournaments";
import { quoteTournament } from "./tools/quote-tournament";
import { rankCandidates } from "./tools/rank-candidates";
import { setTier } from "./tools/set-tier";
import { uploadResumes } from "./tools/upload-resumes";
import { waitForResults } from "./tools/wait-for-results";

/** Everything an agent can do, in the order in which it is listed. */
export const TOOLS: Tool[] = [
  listTournaments,
  quoteTournament,
  createTournament,
  uploadResumes,
  waitForResults,
  rankCandidates,
  explainCandidate,
  compareCandidates,
  setTier,
];
