/** The kinds the log can be filtered by. */
export const auditKinds = [
  "tiers",
  "notes",
  "scores",
  "criteria",
  "fairness",
  "views",
  "exports",
  "shares",
  "intake",
  "deletions",
  "accounts",
  "admin",
] as const;
export type AuditKind = (typeof auditKinds)[number];

export const KIND_WORDS: Record<AuditKind, string> = {
  tiers: "Changes of tiers",
  notes: "Notes and readings of many",
  scores: "Scores",
  criteria: "Changes of criteria",
  fairness: "Fairness checks",
  views: "Who looked",
  exports: "Exports",
  shares: "Shared links",
  intake: "Applications",
  deletions: "Deletions",
  accounts: "Accounts",
  admin: "Administration",
};

/** Every recorded action, under its kind. */
export const ACTIONS_OF_KIND = {
  tiers: ["resume.tier-changed", "resumes.tier-changed"],
  notes: ["resumes.noted", "resumes.reread"],
  scores: ["resume.scored"],
  criteria: ["tournament.rubric-changed", "tournament.edited", "tournament.blind-changed"],
  fairness: ["fairness.checked"],
  views: [
    "resume.contact-viewed",
    "resume.file-viewed",
    "tournament.contacts-viewed",
    "tournament.viewed-by-admin",
  ],
  exports: ["tournament.exported", "tournament.candidates-exported", "resume.exported"],
  shares: ["share.created", "share.revoked", "share.viewed", "share.file-viewed", "share.opinion-given"],
  intake: ["intake.opened", "intake.closed", "intake.received", "intake.refused"],
  deletions: ["resume.deleted", "resumes.deleted", "tournament.deleted", "account.deleted"],
  accounts: [
    "account.logged-in",
    "account.password-changed",
    "account.email-changed",
    "account.second-factor-on",
    "account.second-factor-off",
    "account.exported",
    "account.retention-changed",
    "credits.purchased",
    "api-key.created",
    "api-key.revoked",
  ],
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
