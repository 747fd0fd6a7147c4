import type { Tier } from "#core/analysis/scorecard";
import type { Viewer } from "#core/audit/find-readable";
import { type ByOwner, byOwner } from "#core/deletion/by-owner";
import { deleteTournament, type TournamentDeletion } from "#core/deletion/delete-tournament";
import type { ListBegin } from "#core/resumes/list-candidates";
import { changeRubric } from "#core/rubrics/change-rubric";
import type { ChangeRubricInput } from "#core/rubrics/change-rubric.schema";
import { getRubric } from "#core/rubrics/get-rubric";
import { rereadResumes } from "#core/rubrics/reread-resumes";
import { createTournament } from "#core/tournaments/create-tournament";
import { findExport } from "#core/tournaments/find-export";
import { getTournament } from "#core/tournaments/get-tournament";
import { getTournamentPage } from "#core/tournaments/get-tournament-page";
import { mayExport } from "#core/tournaments/may-export";
import { requireOwnTournament } from "#core/tournaments/require-own-tournament";
import type { TournamentInput } from "#core/tournaments/tournament.schema";
import { watchTournament } from "#core/tournaments/watch-tournament";
import type { Connected } from "./connect";

type Limits = {
  limitUser(userId: string, action: string): Promise<void>;
  limitUpload(userId: string, action: string): Promise<void>;
};

/** Tournaments, what they ask for, and the zips of their tiers. */
export function createTournamentServices(deps: Connected, { limitUser, limitUpload }: Limits) {
  return {
    tournaments: {
      create: async (userId: string, input: TournamentInput & { fileCount?: number }) => {
        await limitUpload(userId, "create");
        return createTournament(deps, userId, input);
      },
      get: (viewer: Viewer, tournamentId: string) => getTournament(deps, viewer, tournamentId),
      getPage: (viewer: Viewer, tournamentId: string, begin: ListBegin) =>
        getTournamentPage(deps, viewer, tournamentId, begin),
      /** Before what only the owner may do. */
      requireOwn: (userId: string, tournamentId: string) => requireOwnTournament(deps, userId, tournamentId),
      watch: (viewer: Viewer, tournamentId: string) => watchTournament(deps, viewer, tournamentId),
      list: deps.tournaments.list,
      listPage: deps.tournaments.listPage,
      findTotals: deps.tournaments.findTotals,
      findProgress: deps.tournaments.findProgress,
      publishProgress: deps.progress.publish,
      keepUploadOpen: deps.keepUploadOpen,
      closeUpload: deps.closeUpload,
      delete: (input: ByOwner<TournamentDeletion>) => deleteTournament(deps, byOwner(input)),
    },

    rubrics: {
      get: (viewer: Viewer, tournamentId: string) => getRubric(deps, viewer, tournamentId),
      change: async (input: ChangeRubricInput & { userId: string; tournamentId: string }) => {
        await limitUser(input.userId, "rubric");
        await changeRubric(deps, input);
      },
      rereadResumes: async (input: { userId: string; tournamentId: string }) => {
        await limitUser(input.userId, "reread");
        return rereadResumes(deps, input);
      },
    },

    exports: {
      isAllowed: (viewer: { hasUnlimitedAccess: boolean }, tournamentId: string) =>
        mayExport(deps, viewer, tournamentId),
      /** Of what gathers much to send it. */
      limit: (userId: string) => limitUser(userId, "export"),
      findZip: (of: { tournamentId: string; tier: Tier; userId: string }) => findExport(deps, of),
      open: deps.files.openExport,
      cache: ({ tournamentId, tier }: { tournamentId: string; tier: Tier }) =>
        deps.jobs.enqueue([{ version: 1, type: "cache-export", tournamentId, tier }]),
    },
  };
}
