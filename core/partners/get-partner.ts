import { DomainError } from "#core/errors";
import type { ListedPartner } from "./partner";

type Deps = { partners: { findListed(id: string): Promise<ListedPartner | undefined> } };

/** A partner as the administrator's console shows it. */
export async function getPartner(deps: Deps, id: string): Promise<ListedPartner> {
  const partner = await deps.partners.findListed(id);
  if (!partner) throw new DomainError("partner_not_found");
  return partner;
}
