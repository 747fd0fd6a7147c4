import type { Actor } from "#core/audit/audit-event";
import { recordView } from "#core/audit/record-view";
import { DomainError } from "#core/errors";
import { type Answer, answerOnce } from "#core/partners/answer-once";
import { authenticatePartner, type PartnerToken } from "#core/partners/authenticate-partner";
import { changePartnerPassword } from "#core/partners/change-partner-password";
import { createListing } from "#core/partners/create-listing";
import { createPartner } from "#core/partners/create-partner";
import { disablePartner } from "#core/partners/disable-partner";
import { enablePartner } from "#core/partners/enable-partner";
import { issueToken } from "#core/partners/issue-token";
import type { ListingInput } from "#core/partners/listing.schema";
import { logInPartner } from "#core/partners/log-in-partner";
import {
  type NewPartner,
  normaliseUsername,
  type PartnerCredentials,
  type PartnerLogin,
} from "#core/partners/partner.schema";
import { toResultDocument } from "#core/partners/result-document";
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

  async function getPartnerResume(partnerId: string, listingId: string, resumeId: string) {
    const resume = await deps.findResume(partnerId, resumeId);
    if (resume?.tournamentId !== listingId) throw new DomainError("resume_not_found");
    return resume;
  }

  return {
    createPartner: (input: NewPartner, actor: Actor = { kind: "system" }) =>
      createPartner(deps, actor, input),
    listPartners: deps.listPartners,
    getPartner: async (id: string) => {
      const partner = await deps.findListedPartner(id);
      if (!partner) throw new DomainError("partner_not_found");
      return partner;
    },
    changePartnerPassword: (request: PartnerRequest, input: { password?: string }) =>
      changePartnerPassword(deps, request, input),
    disablePartner: (request: PartnerRequest) => disablePartner(deps, request),
    enablePartner: (request: PartnerRequest) => enablePartner(deps, request),
    revokePartnerTokens: (request: PartnerRequest) => revokeTokens(deps, request),
    issuePartnerToken: (input: PartnerCredentials) =>
      guardLogIn("partner-token", accountOf(input.username), () => issueToken(deps, input)),
    logInPartner: (input: PartnerLogin) =>
      guardLogIn("partner-login", accountOf(input.username), () => logInPartner(deps, input)),
    /** What a browser that has logged in to the portal keeps, so that it is not taken for a guesser. */
    rememberPartnerBrowser: (username: string) => rememberBrowser(accountOf(username)),
    authenticatePartner: (token: string) => authenticatePartner(deps, token),
    revokePartnerToken: (token: PartnerToken) => deps.revokePartnerToken(token),

    countCall: createCallLimiter(counters),
    /** With a key once, and the same answer ever after; without one each time. */
    answerOnce: async (
      { partnerId, key, request }: { partnerId: string; key: string | undefined; request: unknown },
      work: (id: string) => Promise<Answer>,
    ) =>
      key === undefined
        ? { ...(await work(deps.newId())), isRepeated: false }
        : answerOnce(deps, { partnerId, key, requestHash: sha256(JSON.stringify(request)) }, work),

    createListing: async (partnerId: string, input: ListingInput, id: string = deps.newId()) => {
      await createListing(deps, partnerId, id, input);
      return id;
    },
    listListings: (partnerId: string, page: { after: number | undefined; limit: number }) =>
      deps.listListings(partnerId, page, deps.now()),
    uploadToListing: (input: Parameters<typeof uploadToListing>[1]) => uploadToListing(deps, input),
    getPartnerResume,
    /** With how to reach the candidate, and so noted. */
    viewResultDocument: async (partnerId: string, listingId: string, resumeId: string) => {
      const document = toResultDocument(await getPartnerResume(partnerId, listingId, resumeId));
      const actor = { kind: "partner", id: partnerId } as const;
      await recordView(deps, { ownerId: partnerId, actor }, "resume.contact-viewed", { resumeId });
      return document;
    },
    sha256: deps.sha256,
    /** Of a listing the partner is known to own. */
    listExternalResumes: deps.listExternalResumes,
    listPartnerTournaments: (partnerId: string) => deps.listPartnerTournaments(partnerId, deps.now()),
    listPartnerTournamentPage: (partnerId: string, query: TournamentQuery) =>
      deps.listPartnerTournamentPage(partnerId, query, deps.now()),
    sumListings: (partnerId: string) => deps.sumListings(partnerId, deps.now()),
    getPartnerTournament: async (partnerId: string, id: string) => {
      const tournament = await deps.findPartnerTournament(partnerId, id, deps.now());
      if (!tournament) throw new DomainError("listing_not_found");
      return tournament;
    },
  };
}
