/** The kinds the log can be filtered by. */
export const KIND_WORDS = {
  tiers: "Tier changes",
  notes: "Bulk notes and analyses",
  scores: "Scores",
  criteria: "Criteria changes",
  fairness: "Fairness checks",
  views: "Views",
  exports: "Exports",
  shares: "Shared links",
  additions: "What was added",
  intake: "Applications",
  candidates: "Candidates' own pages",
  deletions: "Deletions",
  accounts: "Accounts",
  admin: "Administration",
};

export type AuditKind = keyof typeof KIND_WORDS;
export const auditKinds = Object.keys(KIND_WORDS) as AuditKind[];

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
  additions: ["tournament.created", "resumes.added"],
  intake: ["intake.opened", "intake.closed", "intake.received", "intake.refused"],
  candidates: [
    "candidate.link-created",
    "candidate.link-revoked",
    "candidate.viewed",
    "candidate.statement-given",
    "candidate.review-asked",
    "candidate.answered",
  ],
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
