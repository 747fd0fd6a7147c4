import type { AuditEvent } from "#core/audit/audit-event";
import { found } from "#core/errors";
import type { PromoCode } from "./promo-code";

type Deps = {
  now(): Date;
  /** Undefined if the code does not exist. */
  promoCodes: { setActive(id: string, isActive: boolean): Promise<PromoCode | undefined> };
  audit: { record(event: AuditEvent, now: Date): Promise<void> };
};

/** Existing redemptions remain valid; an inactive code cannot be redeemed again. */
export async function changePromoCode(
  deps: Deps,
  { adminId, id, isActive }: { adminId: string; id: string; isActive: boolean },
): Promise<PromoCode> {
  const promoCode = found(await deps.promoCodes.setActive(id, isActive), "promo_not_found");
  await deps.audit.record(
    {
      actor: { kind: "admin", id: adminId },
      action: "promo-code.changed",
      details: { promoCodeId: id, code: promoCode.code, isActive },
    },
    deps.now(),
  );
  return promoCode;
}
