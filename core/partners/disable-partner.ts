import { type Partner, toPartner } from "./partner";
import { type PartnerRequest, type UpdatePartnerDeps, updatePartner, voidTokens } from "./update-partner";

/** It may do nothing from now on. Its tokens stay void when it is enabled again. */
export async function disablePartner(deps: UpdatePartnerDeps, request: PartnerRequest): Promise<Partner> {
  const partner = await updatePartner(deps, request, "partner.disabled", ({ disabledAt }, now) =>
    disabledAt ? {} : { disabledAt: now, ...voidTokens(now) },
  );
  return toPartner(partner);
}
