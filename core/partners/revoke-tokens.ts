import type { Partner } from "./partner";
import { type PartnerRequest, type UpdatePartnerDeps, updatePartner, voidTokens } from "./update-partner";

/** Revokes all of the partner's tokens; it can log in again with its password. */
export const revokeTokens = (deps: UpdatePartnerDeps, request: PartnerRequest): Promise<Partner> =>
  updatePartner(deps, request, "partner.tokens-revoked", (_partner, now) => voidTokens(now));
