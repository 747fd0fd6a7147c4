import type { Tier } from "#core/analysis/scorecard";
import type { Viewer } from "#core/audit/find-readable";
import { type ByOwner, byOwner } from "#core/deletion/by-owner";
import { deleteTournament, type TournamentDeletion } from "#core/deletion/delete-tournament";
import { type ExportRequest, exportCandidates } from "#core/exports/export-candidates";
import { getReport } from "#core/exports/get-report";
import { readToEnd } from "#core/paging";
import type { SavedFilter } from "#core/resumes/candidate-query.schema";
import type { ListBegin } from "#core/resumes/list-candidates";
import { changeRubric } from "#core/rubrics/change-rubric";
import type { ChangeRubricInput } from "#core/rubrics/change-rubric.schema";
import { getPool } from "#core/rubrics/get-pool";
import { getRubric } from "#core/rubrics/get-rubric";
import { getVersion } from "#core/rubrics/get-version";
import { rereadResumes } from "#core/rubrics/reread-resumes";
import { confirmTournament } from "#core/tournaments/confirm-tournament";
import { createTournamentOnce } from "#core/tournaments/create-tournament-once";
import { editTournament, type TournamentEdit } from "#core/tournaments/edit-tournament";
import { findExport } from "#core/tournaments/find-export";
import { getTournament } from "#core/tournaments/get-tournament";
import { getTournamentPage } from "#core/tournaments/get-tournament-page";
import { mayExport } from "#core/tournaments/may-export";
import { requireOwnTournament } from "#core/tournaments/require-own-tournament";
import { reviewTournament } from "#core/tournaments/review-tournament";
import { saveFilters } from "#core/tournaments/save-filters";
import { setBlind } from "#core/tournaments/set-blind";
import type { TournamentInput } from "#core/tournaments/tournament.schema";
import { watchTournament } from "#core/tournaments/watch-tournament";
import type { PayByKey } from "./api-key-services";
import type { Connected } from "./connect";
import type { Limits } from "./rate-limit";

/** Tournaments, their rubrics and their exports. */
export function createTournamentServices(
  deps: Connected,
  { limitUser, limitUpload, payByKey }: Pick<Limits, "limitUser" | "limitUpload"> & { payByKey: PayByKey },
) {
  return {
    tournaments: {
      create: async (userId: string, input: Parameters<typeof confirmTournament>[2]) => {
        await limitUpload(userId, "create");
        return confirmTournament({ ...deps, payByKey }, userId, input);
      },
      /** For a call with an Idempotency-Key. */
      createOnce: async (userId: string, input: Parameters<typeof createTournamentOnce>[2]) => {
        await limitUpload(userId, "create");
        return createTournamentOnce({ ...deps, payByKey }, userId, input);
      },
      /** The rubric that a job would get, before it costs anything. */
      review: async (user: { id: string; hasUnlimitedAccess: boolean }, job: TournamentInput) => {
        await limitUpload(user.id, "review");
        return reviewTournament(deps, user, job);
      },
      get: (viewer: Viewer, tournamentId: string) => getTournament(deps, viewer, tournamentId),
      getPage: (viewer: Viewer, tournamentId: string, begin: ListBegin) =>
        getTournamentPage(deps, viewer, tournamentId, begin),
      edit: (edit: TournamentEdit) => editTournament(deps, edit),
      /** Call this before anything that only the owner may do. */
      requireOwn: (userId: string, tournamentId: string) => requireOwnTournament(deps, userId, tournamentId),
      setBlind: (input: { userId: string; tournamentId: string; isBlind: boolean }) => setBlind(deps, input),
      saveFilters: (input: { userId: string; tournamentId: string; filters: SavedFilter[] }) =>
        saveFilters(deps, input),
      watch: (viewer: Viewer, tournamentId: string) => watchTournament(deps, viewer, tournamentId),
      list: (userId: string) => readToEnd((cursor) => deps.tournaments.list(userId, cursor)),
      listSlice: deps.tournaments.list,
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
      getVersion: (viewer: Viewer, of: { tournamentId: string; version: number }) =>
        getVersion(deps, viewer, of),
      /** All verdicts as numbers, to preview other weights. */
      getPool: (viewer: Viewer, tournamentId: string) => getPool(deps, viewer, tournamentId),
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
      /** Limits requests that collect and send a lot of data. */
      limit: (userId: string) => limitUser(userId, "export"),
      findZip: (of: { tournamentId: string; tier: Tier; userId: string }) => findExport(deps, of),
      /** Each export adds one audit event; rows are read while they are written. */
      candidates: (request: ExportRequest) => exportCandidates(deps, request),
      report: (request: Omit<ExportRequest, "format">) => getReport(deps, request),
      open: deps.files.openExport,
      cache: ({ tournamentId, tier }: { tournamentId: string; tier: Tier }) =>
        deps.jobs.enqueue([{ version: 1, type: "cache-export", tournamentId, tier }]),
    },
  };
}
