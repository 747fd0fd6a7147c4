import { DomainError } from "#core/errors";
import { type Partner, type PartnerRecord, toPartner } from "./partner";
import type { NewPartner } from "./partner.schema";

type Deps = {
  now(): Date;
  newId(): string;
  hashPassword(password: string): Promise<string>;
  /** With the user that owns its tournaments. False when the username is taken. */
  insertPartner(partner: PartnerRecord): Promise<boolean>;
};

export async function createPartner(
  deps: Deps,
  { partnerName, username, password }: NewPartner,
): Promise<Partner> {
  const createdAt = deps.now();
  const partner: PartnerRecord = {
    id: deps.newId(),
    name: partnerName,
    username,
    passwordHash: await deps.hashPassword(password),
    createdAt,
    disabledAt: null,
    // Tokens know whole seconds only.
    tokensValidFrom: new Date(Math.floor(createdAt.getTime() / 1000) * 1000),
  };
  if (!(await deps.insertPartner(partner))) throw new DomainError("username_taken");
  return toPartner(partner);
}
