import type { Partner } from "./partner";
import { type PartnerRequest, type UpdatePartnerDeps, updatePartner } from "./update-partner";

/** Lets the partner log in again with its old password. */
export const enablePartner = (deps: UpdatePartnerDeps, request: PartnerRequest): Promise<Partner> =>
  updatePartner(deps, request, "partner.enabled", ({ disabledAt }) =>
    disabledAt ? { disabledAt: null } : {},
  );
