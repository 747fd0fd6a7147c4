/** What the log knows of. */
export const auditActions = [
  "resume.scored",
  "resume.tier-changed",
  "resume.contact-viewed",
  "resume.file-viewed",
  "resume.exported",
  "resume.deleted",
  "tournament.contacts-viewed",
  "tournament.viewed-by-admin",
  "tournament.exported",
  "tournament.rubric-changed",
  "tournament.deleted",
  "account.deleted",
  "promo-code.created",
  "promo-code.changed",
  "partner.created",
  "partner.password-changed",
  "partner.disabled",
  "partner.enabled",
  "partner.tokens-revoked",
  "credits.granted",
  "job.rerun",
] as const;
export type AuditAction = (typeof auditActions)[number];

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
