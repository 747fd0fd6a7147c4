import { DomainError } from "#core/errors";
import type { DemoTournament } from "./demo";

export type GetDemoDeps = { demos: { find(id: string): Promise<DemoTournament | undefined> } };

/** A visitor's tournament: anybody who knows its id may see it. */
export async function getDemo(deps: GetDemoDeps, id: string): Promise<DemoTournament> {
  const demo = await deps.demos.find(id);
  if (!demo) throw new DomainError("demo_not_found");
  return demo;
}
