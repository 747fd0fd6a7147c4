import type { Actor } from "#core/audit/audit-event";
import { applyRetention } from "#core/deletion/apply-retention";
import { type AccountDeletion, deleteAccount } from "#core/deletion/delete-account";
import { deleteResume, type ResumeDeletion } from "#core/deletion/delete-resume";
import { deleteTournament, type TournamentDeletion } from "#core/deletion/delete-tournament";
import { DEFAULT_RETENTION_DAYS } from "#core/deletion/retention";
import { type AttemptGuards, OWN_PASSWORD } from "./attempt-guards";
import type { Connected } from "./connect";

/** What goes for good, and when. */
export function createDeletionServices(deps: Connected, guardOwn: AttemptGuards["guardOwn"]) {
  return {
    /** As the account whose it is, unless another actor is named. */
    deleteTournament: (input: ByOwner<TournamentDeletion>) => deleteTournament(deps, byOwner(input)),
    /** As the account whose it is, unless another actor is named. */
    deleteResume: (input: ByOwner<ResumeDeletion>) => deleteResume(deps, byOwner(input)),
    deleteAccount: (input: AccountDeletion) =>
      guardOwn(OWN_PASSWORD, input.user.id, () => deleteAccount(deps, input)),
    countOwned: deps.countOwned,

    /** Days resumes are kept, and how many are older than each choice. */
    getRetention: async (userId: string) => {
      const [days, older] = await Promise.all([
        deps.findRetentionDays(userId),
        deps.countOlderResumes(userId, deps.now()),
      ]);
      return { days: days ?? DEFAULT_RETENTION_DAYS, older };
    },
    setRetentionDays: deps.setRetentionDays,
    applyRetention: () =>
      applyRetention({
        ...deps,
        deleteTournament: (target) => deleteTournament(deps, target),
        deleteResume: (target) => deleteResume(deps, target),
      }),
  };
}

type ByOwner<Deletion extends { actor: Actor }> = Omit<Deletion, "actor"> & Partial<Pick<Deletion, "actor">>;

const byOwner = <Target extends { userId: string }>(target: Target): Target & { actor: Actor } => ({
  actor: { kind: "user", id: target.userId },
  ...target,
});
