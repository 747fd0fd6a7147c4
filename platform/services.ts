import type { CurrentUser } from "#core/accounts/account";
import type { Credentials } from "#core/accounts/account.schema";
import { authenticate } from "#core/accounts/authenticate";
import { logIn } from "#core/accounts/log-in";
import { registerAccount } from "#core/accounts/register-account";
import { startSession } from "#core/accounts/start-session";
import type { Tier } from "#core/analysis/scorecard";
import { hasZipExport, type NewGrant } from "#core/billing/credits";
import type { PromoCodeInput } from "#core/billing/promo-code";
import { receivePaymentEvent } from "#core/billing/receive-payment-event";
import { redeemPromoCode } from "#core/billing/redeem-promo-code";
import { confirmPayment } from "#core/billing/settle-checkout";
import { startCheckout } from "#core/billing/start-checkout";
import { DomainError } from "#core/errors";
import { sweep } from "#core/jobs/sweep";
import { changeTier } from "#core/resumes/change-tier";
import { rankCandidates } from "#core/resumes/rank-candidates";
import { uploadResume } from "#core/resumes/upload-resume";
import { changeRubric } from "#core/rubrics/change-rubric";
import type { ChangeRubricInput } from "#core/rubrics/change-rubric.schema";
import { rereadResumes } from "#core/rubrics/reread-resumes";
import type { RubricDetail } from "#core/rubrics/rubric-version";
import { createTournament } from "#core/tournaments/create-tournament";
import { finishRun } from "#core/tournaments/finish-run";
import type { TournamentInput } from "#core/tournaments/tournament.schema";
import { createCheckoutRepository } from "./d1/checkout-repository";
import { createCreditRepository } from "./d1/credit-repository";
import { openDatabase } from "./d1/database";
import { createOutboxRepository } from "./d1/outbox-repository";
import { createPlanRepository } from "./d1/plan-repository";
import { createPromoCodeRepository } from "./d1/promo-code-repository";
import { createResumeRepository } from "./d1/resume-repository";
import { createRubricRepository } from "./d1/rubric-repository";
import { createStaleResumeRepository } from "./d1/stale-resume-repository";
import { createTournamentRepository } from "./d1/tournament-repository";
import { createUnreadResumeRepository } from "./d1/unread-resume-repository";
import { createUserRepository } from "./d1/user-repository";
import { type ConsumerEnv, readWebVars, type WebEnv } from "./env";
import { createFileStore } from "./files";
import { hashPassword, verifyPassword } from "./passwords";
import { choosePayments, isTestPayments } from "./payments/choose-payments";
import { openPendingSignup, sealPendingSignup } from "./pending-signup";
import { createProgressPublisher } from "./progress";
import { createJobQueue } from "./queue";
import { createRateLimiter } from "./rate-limit";
import { newToken, sha256 } from "./tokens";

/** While an upload in several requests goes on, each request keeps it open this long. */
const UPLOAD_OPEN_MS = 60_000;

/** How long a message may be on the queue. The local queue is in memory and forgets at every reload. */
const LOST_AFTER_MS = { local: 60_000, production: 10 * 60_000 };

/** The outside world as both Workers reach it, and what both need of the use-cases. */
export function connect(env: WebEnv | ConsumerEnv, vars: { APP_URL: string; ADMIN_EMAIL: string }) {
  const db = openDatabase(env.DB);
  const deps = {
    appUrl: vars.APP_URL,
    adminEmail: vars.ADMIN_EMAIL,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    newToken,
    sha256,
    hashToken: sha256,
    hashPassword,
    verifyPassword,
    ...createUserRepository(db),
    ...createTournamentRepository(db),
    ...createResumeRepository(db),
    ...createUnreadResumeRepository(db),
    ...createRubricRepository(db),
    ...createStaleResumeRepository(db),
    ...createOutboxRepository(db),
    ...createPlanRepository(db),
    ...createCreditRepository(db),
    ...createCheckoutRepository(db),
    ...createPromoCodeRepository(db),
    ...createFileStore(env.FILES),
    ...createJobQueue(env.JOBS),
    ...createProgressPublisher(env.TOURNAMENT_ROOM),
  };
  const endRun = (tournamentId: string) => finishRun(deps, tournamentId);
  return {
    ...deps,
    finishRun: endRun,
    keepUploadOpen: (tournamentId: string) =>
      deps.setUploadOpenUntil(tournamentId, new Date(Date.now() + UPLOAD_OPEN_MS)),
    closeUpload: async (tournamentId: string) => {
      await deps.setUploadOpenUntil(tournamentId, null);
      await endRun(tournamentId);
    },
    uploadResume: (input: { tournamentId: string; fileName: string; bytes: Uint8Array }) =>
      uploadResume(deps, input),
  };
}

/** What the front door can do; pages and API call these. `caller` is the address the request came from. */
export function createServices(env: WebEnv, caller = "unknown") {
  const vars = readWebVars(env);
  const deps = connect(env, vars);
  const limitAttempts = createRateLimiter(env.AUTH_LIMIT, caller);
  const billing = { ...deps, payments: choosePayments(vars, openDatabase(env.DB)) };

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

  /** Exists only where there is no payment provider. */
  async function findTestCheckout(userId: string, sessionId: string) {
    const { payments } = billing;
    const checkout = isTestPayments(payments) ? await deps.findCheckoutBySession(sessionId) : undefined;
    const plan = (await deps.listPlans()).find(({ id }) => id === checkout?.planId);
    if (!isTestPayments(payments) || checkout?.userId !== userId || !plan) throw new DomainError("not_found");
    return { payments, checkout, plan };
  }

  async function getResume(userId: string, resumeId: string) {
    const resume = await deps.findResume(userId, resumeId);
    if (!resume) throw new DomainError("resume_not_found");
    return resume;
  }

  return {
    registerAccount: async (input: Credentials) => {
      await limitAttempts("register");
      return registerAccount(deps, input);
    },
    logIn: async (input: Credentials) => {
      await limitAttempts("login");
      return logIn(deps, input);
    },
    authenticate: (token: string) => authenticate(deps, token),
    logOut: (token: string) => deps.deleteSession(sha256(token)),
    sealPendingSignup: (credentials: Credentials) => sealPendingSignup(credentials, vars.SECRET_KEY),
    openPendingSignup: (sealed: string) => openPendingSignup(sealed, vars.SECRET_KEY),

    listPlans: deps.listPlans,
    /** Credits a tournament can be made on now. */
    countCredits: (userId: string) => deps.countCredits(userId, { id: deps.newId(), now: deps.now() }),
    listCreditEntries: deps.listCreditEntries,
    listPurchases: deps.listPurchases,
    startCheckout: (user: CurrentUser, planId: number) => startCheckout(billing, { user, planId }),
    /** Of the user's own; the provider is asked how it stands. */
    findCheckoutSession: async (userId: string, sessionId: string) => {
      const checkout = await deps.findCheckoutBySession(sessionId);
      const session = checkout?.userId === userId && (await billing.payments.findSession(sessionId));
      if (!checkout || !session) throw new DomainError("checkout_not_found");
      const publishableKey = vars.STRIPE_MODE === "embedded" ? (vars.STRIPE_PUBLISHABLE_KEY ?? null) : null;
      return { ...session, planId: checkout.planId, publishableKey };
    },
    readTestCheckout: async ({ userId, sessionId }: { userId: string; sessionId: string }) => {
      const { plan, checkout } = await findTestCheckout(userId, sessionId);
      return { planName: plan.name, amountInCents: checkout.amountInCents };
    },
    /** Where the buyer goes next. */
    endTestCheckout: async (input: { userId: string; sessionId: string; outcome: "paid" | "canceled" }) => {
      const { payments } = await findTestCheckout(input.userId, input.sessionId);
      return payments.end(input.sessionId, input.outcome);
    },
    confirmPayment: (input: { userId: string; planId: number }) => confirmPayment(billing, input),
    receivePaymentEvent: (input: { body: string; signature: string }) => receivePaymentEvent(billing, input),
    /** A session for whoever comes back from paying with the value minted for them; once. */
    resumeAfterPayment: async (returnToken: string) => {
      const userId = await deps.takeReturnToken(sha256(returnToken), deps.now());
      return userId && startSession(deps, userId);
    },
    redeemPromoCode: async (input: { userId: string; code: string }) => {
      await limitAttempts("redeem");
      return redeemPromoCode(deps, input);
    },
    listPromoCodes: deps.listPromoCodes,
    createPromoCode: async (input: PromoCodeInput) => {
      const promoCode = await deps.insertPromoCode({ ...input, id: deps.newId(), createdAt: deps.now() });
      if (!promoCode) throw new DomainError("promo_exists");
      return promoCode;
    },
    /** What a purchase of the plan would give, from the administrator. */
    grantPlan: async ({ userId, planId, by }: { userId: string; planId: number; by: string }) => {
      const plan = (await deps.listPlans()).find(({ id }) => id === planId);
      if (!plan || plan.priceInCents === 0) throw new DomainError("plan_not_for_sale");
      const id = deps.newId();
      await deps.insertGrant({
        ...{ id, userId, planId, source: "admin", subject: by, cause: `admin:${id}` },
        amount: plan.maxTournamentsPerMonth,
        createdAt: deps.now(),
      });
    },
    grantCredits: (grant: Omit<NewGrant, "id" | "createdAt">) =>
      deps.insertGrant({ ...grant, id: deps.newId(), createdAt: deps.now() }),
    /** Takes back what is left of the grant with this cause; returns how many credits. */
    revokeCredits: (grantCause: string, cause: string) =>
      deps.revokeGrant(grantCause, { id: deps.newId(), cause, now: deps.now() }),

    createTournament: (userId: string, input: TournamentInput) => createTournament(deps, userId, input),
    /** Zips come with unlimited access, or for good with the PRO or ENTERPRISE credit a tournament was made on. */
    mayExport: async (viewer: CurrentUser, tournamentId: string) => {
      if (viewer.hasUnlimitedAccess) return true;
      const plan = await deps.findTournamentPlan(tournamentId);
      return plan !== undefined && hasZipExport(plan);
    },
    listTournaments: (userId: string) => deps.listTournaments(userId),
    getTournament,
    findProgress: deps.findProgress,
    listValidSessions: (tokenHashes: string[]) => deps.listValidSessions(tokenHashes, deps.now()),

    getRubric,
    /** Answers with the rubric as it is then. */
    changeRubric: async (input: ChangeRubricInput & { userId: string; tournamentId: string }) => {
      await changeRubric(deps, input);
      return getRubric(input.userId, input.tournamentId);
    },
    rereadResumes: (input: { userId: string; tournamentId: string }) => rereadResumes(deps, input),

    /** Best first. */
    listResumes: async (userId: string, tournamentId: string) => {
      await getTournament(userId, tournamentId);
      return rankCandidates(await deps.listResumes(tournamentId));
    },
    listResumesByIds: deps.listResumesByIds,
    listAllResumes: (userId: string) => deps.listAllResumes(userId),
    getResume,
    /** What quotes point into; empty before the resume was read. */
    getResumeText: async (userId: string, resumeId: string) =>
      (await deps.getText(await getResume(userId, resumeId))) ?? "",
    changeTier: (input: { resumeId: string; userId: string; tier: Tier }) => changeTier(deps, input),
    listTier: deps.listTier,
    openFile: deps.openFile,
    openExport: deps.openExport,
    putExport: deps.putExport,
    getFile: deps.getFile,

    uploadResume: deps.uploadResume,
    keepUploadOpen: deps.keepUploadOpen,
    closeUpload: deps.closeUpload,
    publishProgress: deps.publishProgress,
    sweep: () => sweep({ ...deps, lostAfterMs: LOST_AFTER_MS[vars.ENVIRONMENT] }),
  };
}

export type Services = ReturnType<typeof createServices>;
