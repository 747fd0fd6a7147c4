import { type Partner, toPartner } from "./partner";
import { type PartnerRequest, type UpdatePartnerDeps, updatePartner } from "./update-partner";

/** Lets the partner log in again with its old password. */
export async function enablePartner(deps: UpdatePartnerDeps, request: PartnerRequest): Promise<Partner> {
  const partner = await updatePartner(deps, request, "partner.enabled", ({ disabledAt }) =>
    disabledAt ? { disabledAt: null } : {},
  );
  return toPartner(partner);
}
