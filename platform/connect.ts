import type { Tier } from "#core/analysis/scorecard";
import { sealEntries } from "#core/audit/seal-entries";
import { type UploadInput, uploadResume } from "#core/resumes/upload-resume";
import { finishRun } from "#core/tournaments/finish-run";
import { createApiKeyRepository } from "./d1/api-key-repository";
import { createAuditRepository } from "./d1/audit-repository";
import { createBulkResumeRepository } from "./d1/bulk-resume-repository";
import { createCandidateListRepository } from "./d1/candidate-list-repository";
import { createCandidatePageRepository } from "./d1/candidate-page-repository";
import { createCandidateRepository } from "./d1/candidate-repository";
import { createCheckoutRepository } from "./d1/checkout-repository";
import { createConfirmationRepository } from "./d1/confirmation-repository";
import { createCreditRepository } from "./d1/credit-repository";
import { type Database, openDatabase } from "./d1/database";
import { createDeletionRepository } from "./d1/deletion-repository";
import { createDeliveryRepository } from "./d1/delivery-repository";
import { createDemoRepository } from "./d1/demo-repository";
import { createEmailChangeRepository } from "./d1/email-change-repository";
import { createExternalResumeRepository } from "./d1/external-resume-repository";
import { createFailedJobRepository } from "./d1/failed-job-repository";
import { createFairnessRepository } from "./d1/fairness-repository";
import { createIdempotencyRepository } from "./d1/idempotency-repository";
import { createIntakeRepository } from "./d1/intake-repository";
import { createListingRepository } from "./d1/listing-repository";
import { createNoticeRepository } from "./d1/notice-repository";
import { createOperationsRepository } from "./d1/operations-repository";
import { createOutboxRepository } from "./d1/outbox-repository";
import { createPartnerRepository } from "./d1/partner-repository";
import { createPasswordRepository } from "./d1/password-repository";
import { createPayingUserRepository } from "./d1/paying-user-repository";
import { createPlanRepository } from "./d1/plan-repository";
import { createPromoCodeRepository } from "./d1/promo-code-repository";
import { createQueueProgressRepository } from "./d1/queue-progress-repository";
import { createRecordRepository } from "./d1/record-repository";
import { createResumeRepository } from "./d1/resume-repository";
import { createRetentionRepository } from "./d1/retention-repository";
import { createRubricRepository } from "./d1/rubric-repository";
import { createSearchRepository } from "./d1/search-repository";
import { createSecondFactorRepository } from "./d1/second-factor-repository";
import { createSessionRepository } from "./d1/session-repository";
import { createShareRepository } from "./d1/share-repository";
import { createSourcedListRepository } from "./d1/sourced-list-repository";
import { createSpendingRepository } from "./d1/spending-repository";
import { createStaleResumeRepository } from "./d1/stale-resume-repository";
import { createTournamentListRepository } from "./d1/tournament-list-repository";
import { createTournamentRepository } from "./d1/tournament-repository";
import { createUnreadResumeRepository } from "./d1/unread-resume-repository";
import { createUserRepository } from "./d1/user-repository";
import { createViewRepository } from "./d1/view-repository";
import { createWebhookRepository } from "./d1/webhook-repository";
import type { ConsumerEnv, WebEnv } from "./env";
import { createFileStore } from "./files";
import { renderMail } from "./mail/render-mail";
import type { PasswordVars } from "./password-cost";
import { createPasswords } from "./passwords";
import { createProgressPublisher } from "./progress";
import { createJobQueue } from "./queue";
import { findTierZip } from "./tier-zip";
import { newToken, sha256 } from "./tokens";

/** How long each request of an upload keeps it open for the next one. */
const UPLOAD_OPEN_MS = 60_000;

/** The dependencies that both Workers share, and the use cases that both need. */
export function connect(
  env: WebEnv | ConsumerEnv,
  vars: { APP_URL: string; ADMIN_EMAIL: string } & PasswordVars,
  requestId?: string,
  db: Database = openDatabase(env.DB),
) {
  const deps = {
    appUrl: vars.APP_URL,
    adminEmail: vars.ADMIN_EMAIL,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
    newToken,
    sha256,
    hashToken: sha256,
    ...createPasswords(vars),
    renderMail,
    users: createUserRepository(db),
    sessions: createSessionRepository(db),
    apiKeys: createApiKeyRepository(db),
    passwords: createPasswordRepository(db),
    confirmations: createConfirmationRepository(db),
    secondFactors: createSecondFactorRepository(db),
    emailChanges: createEmailChangeRepository(db),
    retention: createRetentionRepository(db),
    records: createRecordRepository(db),
    notices: createNoticeRepository(db),

    tournaments: { ...createTournamentRepository(db), ...createTournamentListRepository(db) },
    rubrics: createRubricRepository(db),
    resumes: { ...createResumeRepository(db), ...createUnreadResumeRepository(db) },
    bulkResumes: createBulkResumeRepository(db),
    staleResumes: createStaleResumeRepository(db),
    candidates: { ...createCandidateRepository(db), ...createCandidateListRepository(db) },
    spending: createSpendingRepository(db),
    search: createSearchRepository(db),
    demos: createDemoRepository(db),
    deletions: createDeletionRepository(db),

    plans: createPlanRepository(db),
    credits: createCreditRepository(db),
    checkouts: createCheckoutRepository(db),
    promoCodes: createPromoCodeRepository(db),
    payingUsers: createPayingUserRepository(db),

    partners: createPartnerRepository(db),
    listings: createListingRepository(db),
    sourcedTournaments: createSourcedListRepository(db),
    externalResumes: createExternalResumeRepository(db),
    idempotentRequests: createIdempotencyRepository(db),
    webhooks: createWebhookRepository(db),
    deliveries: createDeliveryRepository(db),

    fairness: createFairnessRepository(db),
    candidatePages: createCandidatePageRepository(db),
    shares: createShareRepository(db),
    intakes: createIntakeRepository(db),
    audit: createAuditRepository(db),
    views: createViewRepository(db),
    outbox: createOutboxRepository(db),
    failedJobs: createFailedJobRepository(db),
    operations: createOperationsRepository(db),

    files: createFileStore(env.FILES),
    jobs: createJobQueue(
      { jobs: env.JOBS, demos: env.DEMOS, webhooks: env.WEBHOOKS, tasks: env.TASKS },
      requestId,
    ),
    queueProgress: createQueueProgressRepository(db),
    progress: createProgressPublisher(env.TOURNAMENT_CHANNEL),
  };
  const endRun = (tournamentId: string) => finishRun(deps, tournamentId);
  return {
    ...deps,
    finishRun: endRun,
    sealEntries: () => sealEntries(deps),
    /** Uploads without an id share one window. */
    keepUploadOpen: (tournamentId: string, uploadId?: string) => {
      const openUntil = new Date(Date.now() + UPLOAD_OPEN_MS);
      return uploadId === undefined
        ? deps.tournaments.setUploadOpenUntil(tournamentId, openUntil)
        : deps.tournaments.keepUploadOpen(tournamentId, uploadId, openUntil);
    },
    closeUpload: async (tournamentId: string, uploadId?: string) => {
      await (uploadId === undefined
        ? deps.tournaments.setUploadOpenUntil(tournamentId, null)
        : deps.tournaments.closeUpload(tournamentId, uploadId));
      await endRun(tournamentId);
    },
    uploadResume: (input: UploadInput) => uploadResume(deps, input),
    storeResume: (input: UploadInput) => uploadResume({ ...deps, jobs: { enqueue: async () => {} } }, input),
    findTierZip: (tournamentId: string, tier: Tier) => findTierZip(deps, tournamentId, tier),
  };
}

export type Connected = ReturnType<typeof connect>;
