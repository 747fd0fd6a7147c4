import { spendByKey } from "#core/api-keys/spend-by-key";
import type { Viewer } from "#core/audit/find-readable";
import { getCheck } from "#core/fairness/get-check";
import { startCheck } from "#core/fairness/start-check";
import { getNoticeFacts } from "#core/notices/get-notice-facts";
import { readToEnd } from "#core/paging";
import type { Source } from "#core/partners/sourced-list";
import type { SourcedQuery } from "#core/partners/sourced-query.schema";
import { getByKey, listByKey } from "#core/records/get-by-key";
import { getRecords } from "#core/records/get-records";
import { createAccountServices } from "./account-services";
import { createApiKeyServices, type PayByKey } from "./api-key-services";
import { createAttemptGuards } from "./attempt-guards";
import { createAuditServices } from "./audit-services";
import { createBillingServices } from "./billing-services";
import { createCandidatePageServices } from "./candidate-page-services";
import { connect } from "./connect";
import { type AuditStamp, openDatabase } from "./d1/database";
import type { QueryStats } from "./d1/query-stats";
import { createDemoServices } from "./demo-services";
import { readWebVars, type WebEnv } from "./env";
import { createIntakeServices } from "./intake-services";
import { createLocalMailbox } from "./mail/local-mailbox";
import { networkOf } from "./network";
import { createOperationsServices } from "./operations-services";
import { createPartnerServices } from "./partner-services";
import { choosePayments } from "./payments/choose-payments";
import { createRateLimiter } from "./rate-limit";
import { createResumeServices } from "./resume-services";
import { createRetentionServices } from "./retention-services";
import { createShareServices } from "./share-services";
import { sha256 } from "./tokens";
import { createTournamentServices } from "./tournament-services";
import { createWebhookServices } from "./webhook-services";

/** The request that the work is for, and the statistics of its database queries. */
export type RequestTrace = {
  id: string;
  queryStats: QueryStats;
  /** The API key that the request was made with, and whether by an agent. */
  stamp?: AuditStamp | undefined;
  /** The cookie of a browser that has logged in before. */
  knownBrowser?: string;
};

/** The web Worker's services by noun, for pages and the API. `address` is the client's IP address. */
export function createServices(env: WebEnv, address = "unknown", request?: RequestTrace) {
  const vars = readWebVars(env);
  const db = openDatabase(env.DB, request?.queryStats, request?.stamp);
  const deps = connect(env, vars, request?.id, db);
  const network = networkOf(address);
  const guards = createAttemptGuards(env, vars, { network, knownBrowser: request?.knownBrowser });
  const { limitAttempts } = guards;
  const limitUser = (userId: string, action: string) => createRateLimiter(env.USER_LIMIT, userId)(action);
  const limitUpload = (userId: string, action: string) => createRateLimiter(env.UPLOAD_LIMIT, userId)(action);
  const hashNetwork = (purpose: string) => sha256(`${vars.SECRET_KEY}:${purpose}:${network}`);
  const limitRecords = createRateLimiter(env.USER_LIMIT, hashNetwork("records"));
  const payByKey: PayByKey = (work, isNew) => spendByKey(deps, request?.stamp?.keyId, work, isNew);
  const isLocal = vars.ENVIRONMENT === "local";

  return {
    /** The pages for developers are served in the local environment only. */
    isLocal,
    /** The mails sent, newest first; null where mails are really delivered. */
    listLocalMails: async () => (isLocal ? createLocalMailbox(env.FILES).listMails() : null),

    accounts: createAccountServices(deps, vars, choosePayments(vars, db), guards),
    ...createApiKeyServices(deps, guards),
    retention: createRetentionServices(deps),
    notices: {
      get: (user: { id: string; email: string }) => getNoticeFacts(deps, user),
      set: deps.notices.set,
    },
    records: {
      list: deps.records.list,
      get: (ownerId: string, tournamentId: string) => getRecords(deps, ownerId, tournamentId),
      listByKey: async (key: string) => {
        await limitRecords("records");
        return listByKey(deps, key);
      },
      getByKey: async (of: { key: string; tournamentId: string }) => {
        await limitRecords("records");
        return getByKey(deps, of);
      },
    },
    ...createTournamentServices(deps, { limitUser, limitUpload, payByKey }),
    ...createResumeServices(deps, env.RESUME_READER, { limitUser, limitUpload }),
    demos: createDemoServices(deps, {
      isPaused: vars.DEMO === "off",
      secretKey: vars.SECRET_KEY,
      visitor: hashNetwork("visitor"),
      limitAttempts,
    }),
    ...createBillingServices(env, db, deps, vars, { guardOwn: guards.guardOwn, limitUser }),
    ...createPartnerServices(deps, vars, { ...guards, payByKey }, env.CALL_COUNTER),
    fairness: {
      get: (viewer: Viewer, tournamentId: string) => getCheck(deps, viewer, tournamentId),
      start: async (input: { userId: string; tournamentId: string; most: number }) => {
        await limitUser(input.userId, "fairness");
        await startCheck(deps, input);
      },
    },
    candidatePages: createCandidatePageServices(deps, {
      limitUser,
      limitNetwork: createRateLimiter(env.USER_LIMIT, hashNetwork("candidate")),
    }),
    shares: createShareServices(deps, {
      limitUser,
      limitNetwork: createRateLimiter(env.USER_LIMIT, hashNetwork("share")),
    }),
    intakes: createIntakeServices(
      deps,
      vars,
      {
        limitUser,
        limitNetwork: createRateLimiter(env.AUTH_LIMIT, hashNetwork("apply")),
        limitIntake: (token, action) => createRateLimiter(env.USER_LIMIT, sha256(token))(action),
      },
      address,
    ),
    webhooks: createWebhookServices(deps, vars, limitAttempts),
    audit: createAuditServices(deps, { auditDays: vars.AUDIT_DAYS }),
    operations: createOperationsServices(env, vars, db, deps),

    // The lists of the administrator's consoles. The caller checks who is asking.
    sourcedTournaments: {
      list: (source: Source) =>
        readToEnd((cursor) => deps.sourcedTournaments.list(source, cursor, deps.now())),
      listPage: (query: SourcedQuery) => deps.sourcedTournaments.listPage(query, deps.now()),
    },
    payingUsers: {
      list: () => readToEnd(deps.payingUsers.list),
      listPage: deps.payingUsers.listPage,
    },
  };
}

export type Services = ReturnType<typeof createServices>;
