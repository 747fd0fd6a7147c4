import { type Partner, type PartnerRecord, toPartner } from "./partner";

/** What a token says once its signature and times have been checked. */
export type PartnerToken = { id: string; partnerId: string; issuedAt: Date; expiresAt: Date };

export type PartnerSession = { partner: Partner; token: PartnerToken };

type Deps = {
  /** Null for a token that is not ours, was changed, or has expired. */
  readPartnerToken(token: string): Promise<PartnerToken | null>;
  partners: {
    findOfToken(token: PartnerToken): Promise<{ partner: PartnerRecord; isRevoked: boolean } | undefined>;
  };
};

/** Whose token this is; null for an unknown, expired or revoked one, and of a partner that is disabled. */
export async function authenticatePartner(deps: Deps, token: string): Promise<PartnerSession | null> {
  const read = await deps.readPartnerToken(token);
  const found = read && (await deps.partners.findOfToken(read));
  if (!found || found.isRevoked || found.partner.disabledAt) return null;
  if (read.issuedAt < found.partner.tokensValidFrom) return null;
  return { partner: toPartner(found.partner), token: read };
}
