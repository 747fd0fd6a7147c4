import type { Actor } from "#core/audit/act";
import { DomainError } from "#core/errors";
import { authenticatePartner, type PartnerToken } from "#core/partners/authenticate-partner";
import { changePartnerPassword } from "#core/partners/change-partner-password";
import { createListing } from "#core/partners/create-listing";
import { createPartner } from "#core/partners/create-partner";
import { disablePartner } from "#core/partners/disable-partner";
import { enablePartner } from "#core/partners/enable-partner";
import { issueToken } from "#core/partners/issue-token";
import type { ListingInput } from "#core/partners/listing.schema";
import { logInPartner } from "#core/partners/log-in-partner";
import type { NewPartner, PartnerCredentials, PartnerLogin } from "#core/partners/partner.schema";
import { revokeTokens } from "#core/partners/revoke-tokens";
import type { PartnerRequest } from "#core/partners/update-partner";
import type { WebVars } from "./env";
import { createPartnerTokens } from "./partner-tokens";
import { newPassword } from "./passwords";
import type { connect } from "./services";

/** What the front door can do for partners. A partner's id is the owner's id of its tournaments. */
export function createPartnerServices(
  connected: ReturnType<typeof connect>,
  vars: WebVars,
  limitAttempts: (action: string) => Promise<void>,
) {
  const deps = { ...connected, newPassword, ...createPartnerTokens(vars.PARTNER_TOKEN_KEYS) };

  return {
    createPartner: (input: NewPartner, actor: Actor = { kind: "system" }) =>
      createPartner(deps, actor, input),
    listPartners: deps.listPartners,
    changePartnerPassword: (request: PartnerRequest, input: { password?: string }) =>
      changePartnerPassword(deps, request, input),
    disablePartner: (request: PartnerRequest) => disablePartner(deps, request),
    enablePartner: (request: PartnerRequest) => enablePartner(deps, request),
    revokePartnerTokens: (request: PartnerRequest) => revokeTokens(deps, request),
    issuePartnerToken: async (input: PartnerCredentials) => {
      await limitAttempts("partner-token");
      return issueToken(deps, input);
    },
    logInPartner: async (input: PartnerLogin) => {
      await limitAttempts("partner-login");
      return logInPartner(deps, input);
    },
    authenticatePartner: (token: string) => authenticatePartner(deps, token),
    revokePartnerToken: (token: PartnerToken) => deps.revokePartnerToken(token),

    createListing: (partnerId: string, input: ListingInput) => createListing(deps, partnerId, input),
    listListings: (partnerId: string, page: { after: number | undefined; limit: number }) =>
      deps.listListings(partnerId, page, deps.now()),
    listPartnerTournaments: (partnerId: string) => deps.listPartnerTournaments(partnerId, deps.now()),
    getPartnerTournament: async (partnerId: string, id: string) => {
      const tournament = await deps.findPartnerTournament(partnerId, id, deps.now());
      if (!tournament) throw new DomainError("listing_not_found");
      return tournament;
    },
  };
}
