import type { Actor } from "#core/audit/audit-event";
import { readToEnd } from "#core/paging";
import { authenticatePartner, type PartnerToken } from "#core/partners/authenticate-partner";
import { changePartnerPassword } from "#core/partners/change-partner-password";
import { closeListing, type ListingTarget } from "#core/partners/close-listing";
import { createListing } from "#core/partners/create-listing";
import { createPartner } from "#core/partners/create-partner";
import { disablePartner } from "#core/partners/disable-partner";
import { editListing } from "#core/partners/edit-listing";
import { enablePartner } from "#core/partners/enable-partner";
import { getExternalResume } from "#core/partners/get-external-resume";
import type { ListedResume } from "#core/partners/get-listed-resume";
import { getListing } from "#core/partners/get-listing";
import { getPartner } from "#core/partners/get-partner";
import { getResult } from "#core/partners/get-result";
import { issueToken } from "#core/partners/issue-token";
import type { ListingEditInput, ListingInput } from "#core/partners/listing.schema";
import { logInPartner } from "#core/partners/log-in-partner";
import { openUploadSession } from "#core/partners/open-upload-session";
import {
  type NewPartner,
  normalizeUsername,
  type PartnerCredentials,
  type PartnerLogin,
} from "#core/partners/partner.schema";
import { reopenListing } from "#core/partners/reopen-listing";
import { revokeTokens } from "#core/partners/revoke-tokens";
import type { PartnerRequest } from "#core/partners/update-partner";
import { uploadToListing } from "#core/partners/upload-to-listing";
import { type StoredResponse, withIdempotency } from "#core/partners/with-idempotency";
import type { TournamentQuery } from "#core/tournaments/tournament-query.schema";
import type { PayByKey } from "./api-key-services";
import type { AttemptGuards } from "./attempt-guards";
import { type CallCounterRpc, createCallLimiter } from "./call-limit";
import { isCommonPassword } from "./common-passwords";
import type { Connected } from "./connect";
import type { WebVars } from "./env";
import { createPartnerTokens } from "./partner-tokens";
import { newPassword } from "./passwords";
import { sha256 } from "./tokens";

/** Distinct from email addresses, which have no colon before the @. */
const accountOf = (username: string) => `partner:${normalizeUsername(username)}`;

/** The web Worker's services for partners. A partner's ID is the owner ID of its tournaments. */
export function createPartnerServices(
  connected: Connected,
  vars: WebVars,
  { guardLogIn, rememberBrowser, payByKey }: AttemptGuards & { payByKey: PayByKey },
  counters: DurableObjectNamespace<CallCounterRpc>,
) {
  const deps = {
    ...connected,
    newPassword,
    isCommonPassword,
    ...createPartnerTokens(vars.PARTNER_TOKEN_KEYS),
  };

  return {
    partners: {
      create: (input: NewPartner, actor: Actor = { kind: "system" }) => createPartner(deps, actor, input),
      list: deps.partners.list,
      get: (id: string) => getPartner(deps, id),
      changePassword: (request: PartnerRequest, input: { password?: string }) =>
        changePartnerPassword(deps, request, input),
      disable: (request: PartnerRequest) => disablePartner(deps, request),
      enable: (request: PartnerRequest) => enablePartner(deps, request),
      revokeTokens: (request: PartnerRequest) => revokeTokens(deps, request),
      issueToken: (input: PartnerCredentials) =>
        guardLogIn("partner-token", accountOf(input.username), () => issueToken(deps, input)),
      logIn: (input: PartnerLogin) =>
        guardLogIn("partner-login", accountOf(input.username), () => logInPartner(deps, input)),
      /**
       * The cookie for a browser that has logged in to the portal, so that it is not mistaken for someone guessing.
       */
      rememberBrowser: (username: string) => rememberBrowser(accountOf(username)),
      authenticate: (token: string) => authenticatePartner(deps, token),
      logOut: (token: PartnerToken) => deps.partners.revokeToken(token),

      countCall: createCallLimiter(counters),
      /** With a key, runs the work once and repeats its answer from then on; without a key, runs it each time. */
      withIdempotency: async (
        { partnerId, key, request }: { partnerId: string; key: string | undefined; request: unknown },
        work: (id: string) => Promise<StoredResponse>,
      ) =>
        key === undefined
          ? { ...(await work(deps.newId())), isRepeated: false }
          : withIdempotency(deps, { partnerId, key, requestHash: sha256(JSON.stringify(request)) }, work),
    },

    listings: {
      create: async (partnerId: string, input: ListingInput, id: string = deps.newId()) => {
        await createListing(deps, partnerId, id, input);
        return id;
      },
      list: (partnerId: string, page: { after: number | undefined; limit: number }) =>
        deps.listings.list(partnerId, page, deps.now()),
      close: (target: ListingTarget) => closeListing(deps, target),
      reopen: (target: ListingTarget, expiresAt: Date | null) => reopenListing(deps, target, expiresAt),
      edit: (target: ListingTarget, edit: ListingEditInput) => editListing(deps, target, edit),
      openUploadSession: (target: ListingTarget) => openUploadSession(deps, target),
      upload: (input: Parameters<typeof uploadToListing>[1]) =>
        payByKey(
          () => uploadToListing(deps, input),
          ({ isNew }) => isNew,
        ),
      get: (partnerId: string, listingId: string) => getListing(deps, partnerId, listingId),
      getResume: (of: ListedResume) => getExternalResume(deps, of),
      getResult: (of: ListedResume) => getResult(deps, of),
      // The caller has checked that the partner owns the listing.
      listResumes: deps.externalResumes.list,
      listResumeChanges: deps.externalResumes.listChanges,
      listTournaments: (partnerId: string) =>
        readToEnd((cursor) => deps.listings.listTournaments(partnerId, cursor, deps.now())),
      listTournamentPage: (partnerId: string, query: TournamentQuery) =>
        deps.listings.listTournamentPage(partnerId, query, deps.now()),
      sum: (partnerId: string) => deps.listings.sum(partnerId, deps.now()),
    },
  };
}
