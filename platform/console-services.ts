import type { PayingUserQuery } from "#core/billing/paying-user-query.schema";
import type { Source } from "#core/partners/sourced-list";
import type { SourcedQuery } from "#core/partners/sourced-query.schema";
import type { Connected } from "./connect";
import type { WebVars } from "./env";

/** What the administrator's consoles show. Who asks is checked before. */
export function createConsoleServices(deps: Connected, vars: WebVars) {
  return {
    /** Pages for whoever develops the product are served nowhere else. */
    isLocal: vars.ENVIRONMENT === "local",
    listSourcedTournaments: (source: Source) => deps.listSourcedTournaments(source, deps.now()),
    listSourcedPage: (query: SourcedQuery) => deps.listSourcedPage(query, deps.now()),
    listPayingUsers: deps.listPayingUsers,
    listPayingUserPage: (query: PayingUserQuery) => deps.listPayingUserPage(query),
  };
}
