import { nameOfActor } from "./audit-event";
import type { Access, Owned, View } from "./find-readable";

type Deps = {
  now(): Date;
  views: { record(view: View, now: Date): Promise<void> };
};

/** Records, once a day, that somebody saw contact details or opened a file. */
export async function recordView(
  deps: Deps,
  { ownerId, actor }: Pick<Access, "ownerId" | "actor">,
  action: Exclude<View["action"], "tournament.viewed-by-admin">,
  of?: Owned,
): Promise<void> {
  const now = deps.now();
  const span = now.toISOString().slice(0, 10);
  await deps.views.record({ actor: nameOfActor(actor), action, ownerId, of, span }, now);
}
