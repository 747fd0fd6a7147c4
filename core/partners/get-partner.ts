import { found } from "#core/errors";
import type { ListedPartner } from "./partner";

type Deps = { partners: { findListed(id: string): Promise<ListedPartner | undefined> } };

/** A partner as the administrator's console shows it. */
export async function getPartner(deps: Deps, id: string): Promise<ListedPartner> {
  return found(await deps.partners.findListed(id), "partner_not_found");
}
