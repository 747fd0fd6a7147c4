import { hashRubric } from "#core/analysis/hash-rubric";
import type { Criterion, Rubric } from "#core/analysis/rubric";
import { DomainError } from "#core/errors";
import type { ChangeRubricInput, CriterionEdit } from "./change-rubric.schema";
import { applyEdits, type EditProblem, findProblems, isSaid } from "./edit-criteria";
import { type RescoreDeps, rescoreResumes } from "./rescore-resumes";

export type NewRubricVersion = {
  tournamentId: string;
  version: number;
  rubric: Rubric;
  changes: string[];
  createdBy: string;
  createdAt: Date;
};

type CurrentRubric = { rubric: Rubric; version: number };

type Deps = RescoreDeps & {
  now(): Date;
  rubrics: {
    /** Undefined when the user owns no such tournament. */
    find(userId: string, tournamentId: string): Promise<CurrentRubric | undefined>;
    /** Criteria of any version. */
    findFormerCriteria(tournamentId: string, ids: string[]): Promise<Criterion[]>;
    /**
     * Makes it the tournament's rubric and marks what older versions judged, in one transaction. False when the
     * version before it is no longer the newest.
     */
    insertVersion(version: NewRubricVersion): Promise<boolean>;
  };
};

/**
 * Saves the edited criteria as a new version and ranks by it at once; what must be read for new criteria is
 * put on the queue. Edits made on an older version are refused, unless they say what is already there.
 */
export async function changeRubric(
  deps: Deps,
  input: ChangeRubricInput & { userId: string; tournamentId: string },
): Promise<void> {
  const { userId, tournamentId, baseVersion, criteria: edits } = input;
  const current = await findCurrent(deps, input);
  if (isSaid(current.rubric.criteria, edits)) {
    // Said once before; whoever did may have been interrupted.
    if (current.version !== baseVersion) await rescoreResumes(deps, { tournamentId, ...current });
    return;
  }
  if (current.version !== baseVersion) throw conflict(current);

  const former = await findFormer(deps, tournamentId, current.rubric.criteria, edits);
  const problems = findProblems([...current.rubric.criteria, ...former], edits);
  if (problems.length > 0) throw invalid(problems);

  const version = baseVersion + 1;
  const { criteria, changes } = applyEdits({ current: current.rubric.criteria, former, version }, edits);
  if (changes.length === 0) return;
  const { jobText } = current.rubric;
  const rubric: Rubric = {
    hash: await hashRubric({ criteria, jobText }),
    criteria,
    jobText,
    refused: stillRefused(current.rubric, criteria),
  };
  const isSaved = await deps.rubrics.insertVersion({
    tournamentId,
    version,
    rubric,
    changes,
    createdBy: userId,
    createdAt: deps.now(),
  });
  if (isSaved) return rescoreResumes(deps, { tournamentId, rubric, version });
  const newest = await findCurrent(deps, input);
  if (!isSaid(newest.rubric.criteria, edits)) throw conflict(newest);
}

async function findCurrent(
  deps: Deps,
  { userId, tournamentId }: { userId: string; tournamentId: string },
): Promise<CurrentRubric> {
  const current = await deps.rubrics.find(userId, tournamentId);
  if (!current) throw new DomainError("tournament_not_found");
  return current;
}

/** Criteria that edits name though the current version lacks them: an undo brings them back. */
async function findFormer(deps: Deps, tournamentId: string, current: Criterion[], edits: CriterionEdit[]) {
  const missing = edits.flatMap(({ id }) => (id && !current.some((one) => one.id === id) ? [id] : []));
  return missing.length > 0 ? deps.rubrics.findFormerCriteria(tournamentId, missing) : [];
}

/** A requirement that was left out and is now asked in its lawful wording needs no mention any more. */
function stillRefused({ refused = [] }: Rubric, criteria: Criterion[]) {
  return refused.filter(({ rewording }) => !criteria.some(({ text }) => text === rewording));
}

const conflict = ({ version }: CurrentRubric) => new DomainError("rubric_changed", { details: { version } });

function invalid(problems: EditProblem[]): DomainError {
  const [first] = problems;
  return new DomainError("invalid_input", {
    message: first && `Criterion ${first.index + 1}: ${first.message}`,
    details: {
      fieldErrors: Object.fromEntries(
        problems.map(({ index, field, message }) => [`criteria[${index}].${field}`, [message]]),
      ),
      problems,
    },
  });
}
