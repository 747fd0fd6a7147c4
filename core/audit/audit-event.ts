import type { ACTIONS_OF_KIND, AuditKind } from "./kinds";

/** What the log knows of. */
export type AuditAction = (typeof ACTIONS_OF_KIND)[AuditKind][number];

export type Actor = { kind: "user" | "admin" | "partner"; id: string } | { kind: "system" };

/** Something that somebody did. Details hold ids, figures and tiers, never what is in a resume. */
export type Act = {
  actor: Actor;
  action: AuditAction;
  tournamentId?: string;
  resumeId?: string;
  details?: Record<string, unknown>;
};

/** As an entry has it. */
export const nameOfActor = (actor: Actor) =>
  actor.kind === "system" ? "system" : `${actor.kind}:${actor.id}`;
