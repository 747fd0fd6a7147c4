import type { Actor, AuditAction, AuditEvent } from "#core/audit/audit-event";
import { found } from "#core/errors";
import { type Partner, type PartnerRecord, toPartner } from "./partner";

export type PartnerChange = Partial<Pick<PartnerRecord, "passwordHash" | "disabledAt" | "tokensValidFrom">>;

export type UpdatePartnerDeps = {
  now(): Date;
  partners: {
    find(id: string): Promise<PartnerRecord | undefined>;
    /** Together with the audit event, in one transaction. */
    update(id: string, change: PartnerChange, event: AuditEvent, now: Date): Promise<void>;
  };
};

/** A change to a partner, requested by the administrator. */
export type PartnerRequest = { actor: Actor; partnerId: string };

/** Applies the change and records it in the audit log; does nothing if the partner is already in that state. */
export async function updatePartner(
  deps: UpdatePartnerDeps,
  { actor, partnerId }: PartnerRequest,
  action: AuditAction,
  change: (partner: PartnerRecord, now: Date) => PartnerChange,
): Promise<Partner> {
  const partner = found(await deps.partners.find(partnerId), "partner_not_found");
  const now = deps.now();
  const changes = change(partner, now);
  if (Object.keys(changes).length === 0) return toPartner(partner);
  await deps.partners.update(partnerId, changes, { actor, action, details: { partnerId } }, now);
  return toPartner({ ...partner, ...changes });
}

/** The start of the next second, because token times have a resolution of one second: revokes all issued until now. */
export const voidTokens = (now: Date): PartnerChange => ({
  tokensValidFrom: new Date((Math.floor(now.getTime() / 1000) + 1) * 1000),
});
