import type { ACTIONS_OF_KIND, AuditKind } from "./kinds";

/** Every action the log can record. */
export type AuditAction = (typeof ACTIONS_OF_KIND)[AuditKind][number];

export type Actor =
  | { kind: "user" | "admin" | "partner"; id: string }
  /** Anybody with a link; this is the link's id. */
  | { kind: "link"; id: string }
  | { kind: "system" };

/** An action by an actor. `details` hold ids, numbers and tiers, never anything from a resume. */
export type AuditEvent = {
  actor: Actor;
  action: AuditAction;
  tournamentId?: string;
  resumeId?: string;
  details?: Record<string, unknown>;
};

/** The actor as stored in an entry. */
export const nameOfActor = (actor: Actor) =>
  actor.kind === "system" ? "system" : `${actor.kind}:${actor.id}`;
