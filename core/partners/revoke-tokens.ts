import { type Partner, toPartner } from "./partner";
import { type PartnerRequest, type UpdatePartnerDeps, updatePartner, voidTokens } from "./update-partner";

/** Revokes all of the partner's tokens; it can log in again with its password. */
export async function revokeTokens(deps: UpdatePartnerDeps, request: PartnerRequest): Promise<Partner> {
  return toPartner(
    await updatePartner(deps, request, "partner.tokens-revoked", (_partner, now) => voidTokens(now)),
  );
}
