import { DomainError } from "#core/errors";
import type { PartnerRecord } from "./partner";
import { normalizeUsername, type PartnerCredentials } from "./partner.schema";

type Deps = {
  partners: { findByUsername(username: string): Promise<PartnerRecord | undefined> };
  /** Takes the same time for a missing partner (`undefined`) as for a wrong password. */
  verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean>;
  now(): Date;
  /** `expiresIn` in seconds. */
  signPartnerToken(partnerId: string, issuedAt: Date): Promise<{ token: string; expiresIn: number }>;
};

/** Issues a token for valid credentials. */
export async function issueToken(deps: Deps, { username, password }: PartnerCredentials) {
  const partner = await deps.partners.findByUsername(normalizeUsername(username));
  const matches = await deps.verifyPassword(password, partner?.passwordHash);
  if (!partner || !matches || partner.disabledAt) throw new DomainError("bad_partner_credentials");
  // A token issued in the same second in which all were revoked is dated to the next second.
  const issuedAt = Math.max(deps.now().getTime(), partner.tokensValidFrom.getTime());
  return deps.signPartnerToken(partner.id, new Date(issuedAt));
}
