import { type Partner, type PartnerRecord, toPartner } from "./partner";

/** The claims of a verified token. */
export type PartnerToken = { id: string; partnerId: string; issuedAt: Date; expiresAt: Date };

/** Without a token, the partner calls with an API key. */
export type PartnerSession = { partner: Partner; token: PartnerToken | null };

type TokenSession = PartnerSession & { token: PartnerToken };

type Deps = {
  /** Null if the token is foreign, altered or expired. */
  readPartnerToken(token: string): Promise<PartnerToken | null>;
  partners: {
    findOfToken(token: PartnerToken): Promise<{ partner: PartnerRecord; isRevoked: boolean } | undefined>;
  };
};

/** The token's partner; null if it is invalid, expired or revoked, or if the partner is disabled. */
export async function authenticatePartner(deps: Deps, token: string): Promise<TokenSession | null> {
  const read = await deps.readPartnerToken(token);
  const found = read && (await deps.partners.findOfToken(read));
  if (!found || found.isRevoked || found.partner.disabledAt) return null;
  if (read.issuedAt < found.partner.tokensValidFrom) return null;
  return { partner: toPartner(found.partner), token: read };
}
