/** What the log can be looked through by. */
export const auditKinds = ["tiers", "scores", "criteria", "views", "exports", "deletions", "admin"] as const;
export type AuditKind = (typeof auditKinds)[number];

export const KIND_WORDS: Record<AuditKind, string> = {
  tiers: "Changes of tiers",
  scores: "Scores",
  criteria: "Changes of criteria",
  views: "Who looked",
  exports: "Exports",
  deletions: "Deletions",
  admin: "Administration",
};

/** All that is noted, each under one kind. */
export const ACTIONS_OF_KIND = {
  tiers: ["resume.tier-changed"],
  scores: ["resume.scored"],
  criteria: ["tournament.rubric-changed"],
  views: [
    "resume.contact-viewed",
    "resume.file-viewed",
    "tournament.contacts-viewed",
    "tournament.viewed-by-admin",
  ],
  exports: ["tournament.exported", "resume.exported"],
  deletions: ["resume.deleted", "tournament.deleted", "account.deleted"],
  admin: [
    "promo-code.created",
    "promo-code.changed",
    "partner.created",
    "partner.password-changed",
    "partner.disabled",
    "partner.enabled",
    "partner.tokens-revoked",
    "credits.granted",
    "job.rerun",
  ],
} as const satisfies Record<AuditKind, readonly string[]>;
