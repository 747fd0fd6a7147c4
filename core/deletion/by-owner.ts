import type { Actor } from "#core/audit/audit-event";

export type ByOwner<Deletion extends { actor: Actor }> = Omit<Deletion, "actor"> &
  Partial<Pick<Deletion, "actor">>;

/** Adds the owner as the actor unless another one is given. */
export const byOwner = <Target extends { userId: string }>(target: Target): Target & { actor: Actor } => ({
  actor: { kind: "user", id: target.userId },
  ...target,
});
