import { DomainError } from "#core/errors";
import { authenticatePartner } from "./authenticate-partner";
import type { Partner } from "./partner";
import { normalizeUsername, type PartnerLogin } from "./partner.schema";

/** Logs a partner in to the portal if the token is theirs. `expiresIn` in seconds. */
export async function logInPartner(
  deps: Parameters<typeof authenticatePartner>[0] & { now(): Date },
  { username, jwtToken }: PartnerLogin,
): Promise<{ partner: Partner; expiresIn: number }> {
  const found = await authenticatePartner(deps, jwtToken);
  if (found?.partner.username !== normalizeUsername(username)) throw new DomainError("bad_partner_token");
  const left = found.token.expiresAt.getTime() - deps.now().getTime();
  return { partner: found.partner, expiresIn: Math.floor(left / 1000) };
}
