import { type Partner, toPartner } from "./partner";
import { type PartnerRequest, type UpdatePartnerDeps, updatePartner, voidTokens } from "./update-partner";

/** Signs the partner out everywhere; its password gives new tokens. */
export async function revokeTokens(deps: UpdatePartnerDeps, request: PartnerRequest): Promise<Partner> {
  return toPartner(
    await updatePartner(deps, request, "partner.tokens-revoked", (_partner, now) => voidTokens(now)),
  );
}
