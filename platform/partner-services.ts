import type { Actor } from "#core/audit/audit-event";
import { type Answer, answerOnce } from "#core/partners/answer-once";
import { authenticatePartner, type PartnerToken } from "#core/partners/authenticate-partner";
import { changePartnerPassword } from "#core/partners/change-partner-password";
import { createListing } from "#core/partners/create-listing";
import { createPartner } from "#core/partners/create-partner";
import { disablePartner } from "#core/partners/disable-partner";
import { enablePartner } from "#core/partners/enable-partner";
import { getListedResume, type ListedResume } from "#core/partners/get-listed-resume";
import { getListing } from "#core/partners/get-listing";
import { getPartner } from "#core/partners/get-partner";
import { getResult } from "#core/partners/get-result";
import { issueToken } from "#core/partners/issue-token";
import type { ListingInput } from "#core/partners/listing.schema";
import { logInPartner } from "#core/partners/log-in-partner";
import {
  type NewPartner,
  normaliseUsername,
  type PartnerCredentials,
  type PartnerLogin,
} from "#core/partners/partner.schema";
import { revokeTokens } from "#core/partners/revoke-tokens";
import type { PartnerRequest } from "#core/partners/update-partner";
import { uploadToListing } from "#core/partners/upload-to-listing";
import type { TournamentQuery } from "#core/tournaments/tournament-query.schema";
import type { AttemptGuards } from "./attempt-guards";
import { type CallCounterRpc, createCallLimiter } from "./call-limit";
import { isCommonPassword } from "./common-passwords";
import type { Connected } from "./connect";
import type { WebVars } from "./env";
import { createPartnerTokens } from "./partner-tokens";
import { newPassword } from "./passwords";
import { sha256 } from "./tokens";

/** Beside e-mail addresses, which have no colon before their @. */
const accountOf = (username: string) => `partner:${normaliseUsername(username)}`;

/** What the web Worker can do for partners. A partner's id is the owner's id of its tournaments. */
export function createPartnerServices(
  connected: Connected,
  vars: WebVars,
  { guardLogIn, rememberBrowser }: AttemptGuards,
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
      /** What a browser that has logged in to the portal keeps, so that it is not taken for a guesser. */
      rememberBrowser: (username: string) => rememberBrowser(accountOf(username)),
      authenticate: (token: string) => authenticatePartner(deps, token),
      logOut: (token: PartnerToken) => deps.partners.revokeToken(token),

      countCall: createCallLimiter(counters),
      /** With a key once, and the same answer ever after; without one each time. */
      answerOnce: async (
        { partnerId, key, request }: { partnerId: string; key: string | undefined; request: unknown },
        work: (id: string) => Promise<Answer>,
      ) =>
        key === undefined
          ? { ...(await work(deps.newId())), isRepeated: false }
          : answerOnce(deps, { partnerId, key, requestHash: sha256(JSON.stringify(request)) }, work),
    },

    listings: {
      create: async (partnerId: string, input: ListingInput, id: string = deps.newId()) => {
        await createListing(deps, partnerId, id, input);
        return id;
      },
      list: (partnerId: string, page: { after: number | undefined; limit: number }) =>
        deps.listings.list(partnerId, page, deps.now()),
      upload: (input: Parameters<typeof uploadToListing>[1]) => uploadToListing(deps, input),
      get: (partnerId: string, listingId: string) => getListing(deps, partnerId, listingId),
      getResume: (of: ListedResume) => getListedResume(deps, of),
      getResult: (of: ListedResume) => getResult(deps, of),
      /** Of a listing the partner is known to own. */
      listExternalResumes: deps.externalResumes.list,
      listTournaments: (partnerId: string) => deps.listings.listTournaments(partnerId, deps.now()),
      listTournamentPage: (partnerId: string, query: TournamentQuery) =>
        deps.listings.listTournamentPage(partnerId, query, deps.now()),
      sum: (partnerId: string) => deps.listings.sum(partnerId, deps.now()),
    },
  };
}
