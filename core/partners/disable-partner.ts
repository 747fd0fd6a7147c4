import type { Partner } from "./partner";
import { type PartnerRequest, type UpdatePartnerDeps, updatePartner, voidTokens } from "./update-partner";

/** Blocks the partner and revokes its tokens, which stay revoked after it is enabled again. */
export const disablePartner = (deps: UpdatePartnerDeps, request: PartnerRequest): Promise<Partner> =>
  updatePartner(deps, request, "partner.disabled", ({ disabledAt }, now) =>
    disabledAt ? {} : { disabledAt: now, ...voidTokens(now) },
  );
