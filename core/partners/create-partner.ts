import { type CommonPasswordDeps, refuseCommonPassword } from "#core/accounts/refuse-common-password";
import type { Actor, AuditEvent } from "#core/audit/audit-event";
import { DomainError } from "#core/errors";
import { type PartnerRecord, type PartnerWithPassword, toPartner } from "./partner";
import type { NewPartner } from "./partner.schema";

type Deps = CommonPasswordDeps & {
  now(): Date;
  newId(): string;
  newPassword(): string;
  hashPassword(password: string): Promise<string>;
  /** Inserts the partner, the user that owns its tournaments, and the audit event. False if the username is taken. */
  partners: { insert(partner: PartnerRecord, event: AuditEvent): Promise<boolean> };
};

export async function createPartner(
  deps: Deps,
  actor: Actor,
  { partnerName, username, password: given }: NewPartner,
): Promise<PartnerWithPassword> {
  if (given !== undefined) await refuseCommonPassword(deps, given);
  const password = given ?? deps.newPassword();
  const createdAt = deps.now();
  const partner: PartnerRecord = {
    id: deps.newId(),
    name: partnerName,
    username,
    passwordHash: await deps.hashPassword(password),
    createdAt,
    disabledAt: null,
    // Token times have a resolution of one second.
    tokensValidFrom: new Date(Math.floor(createdAt.getTime() / 1000) * 1000),
  };
  const event: AuditEvent = { actor, action: "partner.created", details: { partnerId: partner.id } };
  if (!(await deps.partners.insert(partner, event))) throw new DomainError("username_taken");
  return given === undefined ? { ...toPartner(partner), password } : toPartner(partner);
}
