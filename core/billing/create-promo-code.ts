import type { AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import type { PromoCode, PromoCodeInput } from "./promo-code";

type Deps = {
  now(): Date;
  newId(): string;
  promoCodes: {
    /** Undefined if the code already exists. */
    insert(code: PromoCodeInput & { id: string; createdAt: Date }): Promise<PromoCode | undefined>;
  };
  audit: { record(event: AuditEvent, now: Date): Promise<void> };
};

export async function createPromoCode(
  deps: Deps,
  adminId: string,
  input: PromoCodeInput,
): Promise<PromoCode> {
  const now = deps.now();
  const promoCode = await deps.promoCodes.insert({ ...input, id: deps.newId(), createdAt: now });
  if (!promoCode) throw new DomainError("promo_exists");
  const { id: promoCodeId, maxUses, isActive } = promoCode;
  await deps.audit.record(
    {
      actor: { kind: "admin", id: adminId },
      action: "promo-code.created",
      details: { promoCodeId, code: promoCode.code, maxUses, isActive },
    },
    now,
  );
  return promoCode;
}
