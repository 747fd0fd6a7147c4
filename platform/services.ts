import type { Tier } from "#core/analysis/scorecard";
import { DomainError } from "#core/errors";
import { sweep } from "#core/jobs/sweep";
import { toCandidateCard } from "#core/resumes/candidate-card";
import { type ChangeTierInput, changeTier } from "#core/resumes/change-tier";
import { listFirstCandidates } from "#core/resumes/first-candidates";
import { rankCandidates } from "#core/resumes/rank-candidates";
import { type WriteNoteInput, writeNote } from "#core/resumes/write-note";
import { changeRubric } from "#core/rubrics/change-rubric";
import type { ChangeRubricInput } from "#core/rubrics/change-rubric.schema";
import { rereadResumes } from "#core/rubrics/reread-resumes";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import { createDemo } from "#core/tournaments/create-demo";
import { createTournament } from "#core/tournaments/create-tournament";
import { sortDemoResumes } from "#core/tournaments/demo";
import type { TournamentInput } from "#core/tournaments/tournament.schema";
import { uploadDemoResume } from "#core/tournaments/upload-demo-resume";
import { createAccountServices } from "./account-services";
import { createAttemptGuards } from "./attempt-guards";
import { createAuditServices } from "./audit-services";
import { createBillingServices } from "./billing-services";
import { connect } from "./connect";
import { createConsoleServices } from "./console-services";
import { openDatabase } from "./d1/database";
import type { QueryStats } from "./d1/query-stats";
import { createDeletionServices } from "./deletion-services";
import { readWebVars, type WebEnv } from "./env";
import { createLocalMailbox } from "./mail/local-mailbox";
import { networkOf } from "./network";
import { createOperationsServices } from "./operations-services";
import { createPartnerServices } from "./partner-services";
import { readPlansAtHand } from "./plan-cache";
import { createRateLimiter } from "./rate-limit";
import { askReader } from "./reading/ask-reader";
import { sha256 } from "./tokens";
import { createViewServices } from "./view-services";
import { createWebhookServices } from "./webhook-services";

/** How long a message may be on the queue. The local queue is in memory and forgets at every reload. */
const LOST_AFTER_MS = { local: 60_000, production: 10 * 60_000 };

/** Somebody waits before a blank page; the file as it came is the other choice. */
const SHOWING = { limitMs: 20_000, waitMs: 5_000 };

/** The request on whose behalf something is done, and what it has asked of the database. */
export type RequestTrace = {
  id: string;
  queryStats: QueryStats;
  /** The cookie of a browser that has logged in before. */
  knownBrowser?: string;
};

/** What the web Worker can do; pages and API call these. `address` is the one the request came from. */
export function createServices(env: WebEnv, address = "unknown", request?: RequestTrace) {
  const vars = readWebVars(env);
  const db = openDatabase(env.DB, request?.queryStats);
  const deps = connect(env, vars, request?.id, db);
  const network = networkOf(address);
  const guards = createAttemptGuards(env, vars, { network, knownBrowser: request?.knownBrowser });
  const { limitAttempts } = guards;
  const limitUser = (userId: string, action: string) => createRateLimiter(env.USER_LIMIT, userId)(action);

  async function getTournament(userId: string, tournamentId: string) {
    const tournament = await deps.findTournament(userId, tournamentId);
    if (!tournament) throw new DomainError("tournament_not_found");
    return tournament;
  }

  async function getRubric(userId: string, tournamentId: string): Promise<RubricDetail> {
    const current = await deps.findRubric(userId, tournamentId);
    if (!current) throw new DomainError("tournament_not_found");
    return { ...current, history: await deps.listRubricVersions(tournamentId) };
  }

  function refusePausedDemo(): void {
    if (vars.DEMO === "off") throw new DomainError("demo_paused", { details: { paused: true } });
  }

  async function getDemo(id: string) {
    const demo = await deps.findDemo(id);
    if (!demo) throw new DomainError("demo_not_found");
    return demo;
  }

  async function getResume(userId: string, resumeId: string) {
    const resume = await deps.findResume(userId, resumeId);
    if (!resume) throw new DomainError("resume_not_found");
    return resume;
  }

  /** Best first. */
  async function listResumes(userId: string, tournamentId: string) {
    await getTournament(userId, tournamentId);
    const resumes = await deps.listResumes(tournamentId);
    const byId = new Map(resumes.map((resume) => [resume.id, resume]));
    return rankCandidates(resumes.map(toCandidateCard)).flatMap(({ id }) => byId.get(id) ?? []);
  }

  /** Best first, without scorecards. */
  async function listCandidates(userId: string, tournamentId: string) {
    await getTournament(userId, tournamentId);
    return rankCandidates(await deps.listCandidateCards(tournamentId));
  }

  /** The first of them, or of a tier. */
  async function listFirst(userId: string, tournamentId: string, tier?: Tier) {
    await getTournament(userId, tournamentId);
    return listFirstCandidates(deps, tournamentId, tier);
  }

  /** What quotes point into; empty before the resume was read. */
  async function getResumeText(userId: string, resumeId: string) {
    return (await deps.getText(await getResume(userId, resumeId))) ?? "";
  }

  return {
    ...createAccountServices(deps, vars, guards),

    /** What was sent, newest first; null where mails are delivered. */
    listLocalMails: () =>
      vars.ENVIRONMENT === "local" ? createLocalMailbox(env.FILES).listMails() : Promise.resolve(null),

    /** For pages that must not wait for the database. */
    listPlansAtHand: () => readPlansAtHand(env.DB, deps.listPlans),

    isDemoPaused: vars.DEMO === "off",
    createDemo: async (input: TournamentInput) => {
      refusePausedDemo();
      await limitAttempts("demo");
      return createDemo(deps, sha256(`${vars.SECRET_KEY}:visitor:${network}`), input);
    },
    getDemo,
    /** Best first. */
    listDemoResumes: async (id: string) =>
      sortDemoResumes(await deps.listDemoResumes((await getDemo(id)).id)),
    limitDemoUploads: async () => {
      refusePausedDemo();
      await limitAttempts("demo-upload");
    },
    uploadDemoResume: (input: { tournamentId: string; fileName: string; bytes: Uint8Array }) =>
      uploadDemoResume(deps, input),

    ...createDeletionServices(deps, guards.guardOwn),
    ...createBillingServices(db, deps, vars, { guardOwn: guards.guardOwn, limitUser }),
    ...createOperationsServices(env, db, deps),
    ...createConsoleServices(deps, vars),
    ...createPartnerServices(deps, vars, guards, env.CALL_COUNTER),
    ...createWebhookServices(deps, vars, limitAttempts),
    ...createAuditServices(deps, { auditDays: vars.AUDIT_DAYS }),
    ...createViewServices(deps, {
      getTournament,
      getRubric,
      getResume,
      getResumeText,
      listResumes,
      listCandidates,
      listFirst,
    }),

    createTournament: async (userId: string, input: TournamentInput & { fileCount?: number }) => {
      await createRateLimiter(env.UPLOAD_LIMIT, userId)("create");
      return createTournament(deps, userId, input);
    },
    listTournaments: deps.listTournaments,
    listTournamentPage: deps.listTournamentPage,
    findTournamentTotals: deps.findTournamentTotals,
    getTournament,
    findProgress: deps.findProgress,
    listValidSessions: (tokenHashes: string[]) => deps.listValidSessions(tokenHashes, deps.now()),

    getRubric,
    /** Answers with the rubric as it is then. */
    changeRubric: async (input: ChangeRubricInput & { userId: string; tournamentId: string }) => {
      await limitUser(input.userId, "rubric");
      await changeRubric(deps, input);
      return getRubric(input.userId, input.tournamentId);
    },
    rereadResumes: async (input: { userId: string; tournamentId: string }) => {
      await limitUser(input.userId, "reread");
      return rereadResumes(deps, input);
    },

    listResumes,
    listCandidates,
    listFirst,
    listCandidateCards: deps.listCandidateCards,
    searchCandidates: deps.searchCandidates,
    getResume,
    getResumeText,
    changeTier: (input: ChangeTierInput & { resumeId: string; userId: string }) => changeTier(deps, input),
    writeNote: (input: WriteNoteInput & { resumeId: string; userId: string }) => writeNote(deps, input),
    openFile: deps.openFile,
    /** Undefined before the resume was read. */
    findText: deps.getText,
    openExport: deps.openExport,
    findTierZip: deps.findTierZip,
    cacheExport: ({ tournamentId, tier }: { tournamentId: string; tier: Tier }) =>
      deps.enqueue([{ version: 1, type: "cache-export", tournamentId, tier }]),
    getFile: deps.getFile,
    /** A Word document as plain HTML, made where it can keep nobody waiting. Throws where that fails. */
    showWord: (bytes: Uint8Array) =>
      askReader(
        {
          open: async () => new Blob([bytes as BlobPart]).stream(),
          ask: (body, hooks) => env.RESUME_READER.showWord(body, hooks),
        },
        SHOWING,
      ),

    limitUploads: (userId: string) => createRateLimiter(env.UPLOAD_LIMIT, userId)("upload"),
    /** Of what gathers much to send it. */
    limitExports: (userId: string) => limitUser(userId, "export"),
    uploadResume: deps.uploadResume,
    keepUploadOpen: deps.keepUploadOpen,
    closeUpload: deps.closeUpload,
    publishProgress: deps.publishProgress,
    sweep: () => sweep({ ...deps, lostAfterMs: LOST_AFTER_MS[vars.ENVIRONMENT] }),
  };
}

export type Services = ReturnType<typeof createServices>;
