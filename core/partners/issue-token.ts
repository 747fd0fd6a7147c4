import { DomainError } from "#core/errors";
import type { PartnerRecord } from "./partner";
import { normaliseUsername, type PartnerCredentials } from "./partner.schema";

type Deps = {
  partners: { findByUsername(username: string): Promise<PartnerRecord | undefined> };
  /** Takes as long for a missing partner (`undefined`) as for a wrong password. */
  verifyPassword(password: string, passwordHash: string | undefined): Promise<boolean>;
  now(): Date;
  /** `expiresIn` in seconds. */
  signPartnerToken(partnerId: string, issuedAt: Date): Promise<{ token: string; expiresIn: number }>;
};

/** A token for the partner with these credentials. */
export async function issueToken(deps: Deps, { username, password }: PartnerCredentials) {
  const partner = await deps.partners.findByUsername(normaliseUsername(username));
  const matches = await deps.verifyPassword(password, partner?.passwordHash);
  if (!partner || !matches || partner.disabledAt) throw new DomainError("bad_partner_credentials");
  // Within the second in which all tokens were voided, a new one bears the next.
  const issuedAt = Math.max(deps.now().getTime(), partner.tokensValidFrom.getTime());
  return deps.signPartnerToken(partner.id, new Date(issuedAt));
}
