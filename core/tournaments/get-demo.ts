import { found } from "#core/errors";
import type { DemoTournament } from "./demo";

export type GetDemoDeps = { demos: { find(id: string): Promise<DemoTournament | undefined> } };

/** A visitor's tournament: anybody who knows its id may see it. */
export async function getDemo(deps: GetDemoDeps, id: string): Promise<DemoTournament> {
  return found(await deps.demos.find(id), "demo_not_found");
}
