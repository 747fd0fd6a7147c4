import type { Criterion, Rubric } from "#core/analysis/rubric";
import { type Arithmetic, isUnsure, type Verdict, type VerdictLevel } from "#core/analysis/scorecard";
import { findReadable, type ViewDeps, type Viewer } from "#core/audit/find-readable";
import { found } from "#core/errors";
import { arithmeticOf } from "#core/scoring/arithmetic";
import { type CountedVerdict, earnedShare } from "#core/scoring/score-verdicts";
import type { Finding, Pool, PoolCandidate } from "./pool";

/** A rated candidate, with the parts of each verdict that the arithmetic uses. */
export type JudgedCandidate = Omit<PoolCandidate, "edges" | "findings" | "shares"> & {
  /** If the scorecard has its own. */
  arithmetic?: Arithmetic;
  verdicts: (CountedVerdict & { level: VerdictLevel })[];
};

type Deps = ViewDeps & {
  rubrics: {
    find(ownerId: string, tournamentId: string): Promise<{ rubric: Rubric; version: number } | undefined>;
  };
  candidates: {
    /** In no particular order. */
    listVerdicts(tournamentId: string): Promise<JudgedCandidate[]>;
  };
};

/** The verdicts of all candidates of a tournament, as numbers. */
export async function getPool(deps: Deps, viewer: Viewer, tournamentId: string): Promise<Pool> {
  const { ownerId } = await findReadable(deps, viewer, { tournamentId });
  const current = found(await deps.rubrics.find(ownerId, tournamentId), "tournament_not_found");
  const { criteria } = current.rubric;
  const candidates = await deps.candidates.listVerdicts(tournamentId);
  return {
    rubricVersion: current.version,
    criteria: criteria.map(({ id, text }) => ({ id, text })),
    candidates: candidates.map((candidate) => toPoolCandidate(candidate, criteria)),
  };
}

function toPoolCandidate(
  { verdicts, arithmetic: own, ...candidate }: JudgedCandidate,
  criteria: Criterion[],
): PoolCandidate {
  const arithmetic = arithmeticOf({ arithmetic: own });
  const byId = new Map(verdicts.map((verdict) => [verdict.criterionId, verdict]));
  const judged = criteria.map(({ id }) => byId.get(id));
  return {
    ...candidate,
    edges: arithmetic.edges,
    findings: judged.map((verdict) => (verdict ? findingOf(verdict) : "unread")),
    // More digits than a match has, so that the computed match is the same.
    shares: judged.map((verdict) => (verdict ? Math.round(1e6 * earnedShare(verdict, arithmetic)) / 1e6 : 0)),
  };
}

/** A verdict made of parts counts by its level, even if it is not sure. */
const findingOf = (verdict: Pick<Verdict, "level" | "sure"> & { parts?: unknown }): Finding =>
  isUnsure(verdict) && !verdict.parts ? "unsure" : verdict.level;
