import type { Act, Actor, AuditAction } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import type { PartnerRecord } from "./partner";

export type PartnerChange = Partial<Pick<PartnerRecord, "passwordHash" | "disabledAt" | "tokensValidFrom">>;

export type UpdatePartnerDeps = {
  now(): Date;
  partners: {
    find(id: string): Promise<PartnerRecord | undefined>;
    /** With the act, in one transaction. */
    update(id: string, change: PartnerChange, act: Act, now: Date): Promise<void>;
  };
};

/** What the administrator asks of a partner. */
export type PartnerRequest = { actor: Actor; partnerId: string };

/** Changes what there is to change and writes it into the log; a partner that is as wanted stays as it is. */
export async function updatePartner(
  deps: UpdatePartnerDeps,
  { actor, partnerId }: PartnerRequest,
  action: AuditAction,
  change: (partner: PartnerRecord, now: Date) => PartnerChange,
): Promise<PartnerRecord> {
  const partner = await deps.partners.find(partnerId);
  if (!partner) throw new DomainError("partner_not_found");
  const now = deps.now();
  const changes = change(partner, now);
  if (Object.keys(changes).length === 0) return partner;
  await deps.partners.update(partnerId, changes, { actor, action, details: { partnerId } }, now);
  return { ...partner, ...changes };
}

/** From the next second on, since tokens know whole seconds only: all that were issued until now are void. */
export const voidTokens = (now: Date): PartnerChange => ({
  tokensValidFrom: new Date((Math.floor(now.getTime() / 1000) + 1) * 1000),
});
