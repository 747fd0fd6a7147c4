import { findReadable, type ViewDeps, type Viewer } from "#core/audit/find-readable";
import { type OwnTournamentDeps, requireOwnTournament } from "#core/tournaments/require-own-tournament";
import { type FairnessCheck, isChecked, type ResumeResult } from "./fairness-check";
import { type SwapKind, swapKinds } from "./swaps";

type StoredResult = { resumeId: string; fileName: string; result: ResumeResult | null };

type Deps = ViewDeps &
  OwnTournamentDeps & {
    fairness: {
      find(tournamentId: string): Promise<FairnessCheck | undefined>;
      listResults(checkId: string): Promise<StoredResult[]>;
    };
    rubrics: {
      findVersion(
        tournamentId: string,
        version: number,
      ): Promise<{ criteria: { id: string; text: string }[] } | undefined>;
    };
  };

type KindTotal = {
  kind: SwapKind;
  resumes: number;
  verdicts: number;
  matches: number;
  tiers: number;
  /** The largest change of a match, in percentage points. */
  most: number;
};

/** The last check of a tournament: totals of each kind of swap, and every difference. */
export async function getCheck(deps: Deps, viewer: Viewer, tournamentId: string) {
  const { ownerId, readOnlyOf } = await findReadable(deps, viewer, { tournamentId });
  const tournament = await requireOwnTournament(deps, ownerId, tournamentId);
  const check = await deps.fairness.find(tournamentId);
  if (!check) return { tournament, readOnlyOf, check: null };
  const results = await deps.fairness.listResults(check.id);
  const rubric = await deps.rubrics.findVersion(tournamentId, check.rubricVersion);
  const criteria = new Map(rubric?.criteria.map(({ id, text }) => [id, text]));
  const checked = results.flatMap(({ result, ...resume }) =>
    result && isChecked(result) ? [{ ...resume, ...result }] : [],
  );
  return {
    tournament,
    readOnlyOf,
    check: {
      id: check.id,
      judge: check.judge,
      rubricVersion: check.rubricVersion,
      createdAt: check.createdAt.toISOString(),
      isFinished: check.finishedAt !== null,
      of: results.length,
      done: results.filter(({ result }) => result).length,
      failed: results.filter(({ result }) => result && !isChecked(result)).length,
      totals: swapKinds.map((kind) => totalOf(kind, checked)),
      // The control is expected to differ, so its differences are only counted.
      differences: checked.flatMap(({ resumeId, fileName, differences }) =>
        differences
          .filter(({ kind }) => kind !== "half")
          .map((one) => ({
            resumeId,
            fileName: tournament.isBlind ? null : fileName,
            ...one,
            criteria: one.criteria.map(({ id, ...levels }) => ({ text: criteria.get(id) ?? "", ...levels })),
          })),
      ),
    },
  };
}

export type CheckView = NonNullable<Awaited<ReturnType<typeof getCheck>>["check"]>;

type Checked = Extract<ResumeResult, { differences: unknown }>;

function totalOf(kind: SwapKind, checked: Checked[]): KindTotal {
  const swapped = checked.filter(({ read }) => read[kind]);
  const of = swapped.map(({ differences }) => differences.filter((one) => one.kind === kind));
  const countWith = (test: (one: Checked["differences"][number]) => boolean) =>
    of.filter((differences) => differences.some(test)).length;
  return {
    kind,
    resumes: swapped.length,
    verdicts: countWith(({ criteria }) => criteria.length > 0),
    matches: countWith(({ before, after }) => before.percent !== after.percent),
    tiers: countWith(({ before, after }) => before.tier !== after.tier),
    most: Math.max(
      0,
      ...of.flat().map(({ before, after }) => Math.abs((before.percent ?? 0) - (after.percent ?? 0))),
    ),
  };
}
