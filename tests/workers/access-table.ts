/**
 * Who may call what. `access.test.ts` calls each of these as everybody who may not, and fails when there is a
 * route that is not here. `:words` stand for what belongs to the owner of the fixture.
 *
 * anyone: nothing of anybody's is in it. holder: who holds the id. user: of oneself only, whoever is signed in.
 * owner: of one's own, 404 to others. admin, partner (of oneself), partner-owner likewise.
 */
export type Access = "anyone" | "holder" | "user" | "owner" | "admin" | "partner" | "partner-owner";

export const API: Record<string, Access> = {
  "POST /auth/login": "anyone",
  "POST /api/auth/login": "anyone",
  "POST /api/auth/register": "anyone",
  "POST /api/auth/logout": "anyone",
  "POST /api/auth/forgot-password": "anyone",
  "POST /api/auth/reset-password": "anyone",
  "GET /api/auth/me": "user",
  "DELETE /api/account": "user",

  "GET /api/admin/promo-codes": "admin",
  "POST /api/admin/promo-codes": "admin",
  "POST /api/test-update-credits": "admin",

  "POST /api/demo/tournament": "anyone",
  "GET /api/demo/tournament/:demo": "holder",
  "GET /api/demo/tournament/:demo/resumes": "holder",
  "POST /api/demo/tournament/:demo/resumes": "holder",
  "GET /api/demo/tournament/:demo/live": "holder",

  "POST /api/partner/login": "anyone",
  "POST /api/partner/logout": "anyone",
  "GET /api/tournaments/partner": "partner",

  "GET /api/plans": "anyone",
  "POST /api/stripe/webhook": "anyone",
  "POST /api/create-checkout-session": "user",
  "GET /api/checkout-sessions/:session": "owner",
  "POST /api/payment-success": "user",
  "POST /api/promo-codes/redeem": "user",

  "GET /api/tournaments": "user",
  "POST /api/tournaments": "user",
  "GET /api/tournaments/:tournament": "owner",
  "DELETE /api/tournaments/:tournament": "owner",
  "GET /api/tournaments/:tournament/resumes": "owner",
  "POST /api/tournaments/:tournament/resumes": "owner",
  "GET /api/tournaments/:tournament/rubric": "owner",
  "PUT /api/tournaments/:tournament/rubric": "owner",
  "POST /api/tournaments/:tournament/rubric/reread": "owner",
  "GET /api/tournaments/:tournament/export/tier/:tier": "owner",
  "GET /api/tournaments/:tournament/live": "owner",

  "GET /api/resumes": "user",
  "GET /api/resumes/:resume": "owner",
  "PUT /api/resumes/:resume": "owner",
  "DELETE /api/resumes/:resume": "owner",
  "PUT /api/resumes/:resume/note": "owner",
  "GET /api/resumes/:resume/text": "owner",
  "GET /api/resumes/:resume/data": "owner",
  "GET /api/resumes/:resume/view": "owner",
};

/** What is valid where it is one's own, so that a refusal is for who asks and not for what. `{}` elsewhere. */
export const BODIES: Record<string, unknown> = {
  "PUT /api/tournaments/:tournament/rubric": {
    baseVersion: 1,
    criteria: [{ text: "TypeScript", importance: "must", weight: 3 }],
  },
  "PUT /api/resumes/:resume": { tier: "A" },
  "PUT /api/resumes/:resume/note": { note: "Seen", noteAt: null },
};

export const PAGES: Record<string, Access> = {
  "/": "anyone",
  "/auth/login": "anyone",
  "/auth/signup": "anyone",
  "/auth/logout": "anyone",
  "/auth/forgot-password": "anyone",
  "/auth/reset-password": "anyone",
  "/auth/account-setup": "anyone",
  "/preferences": "anyone",
  "/privacy": "anyone",
  "/help": "anyone",
  "/dev/mails": "anyone",
  "/*": "anyone",
  "/dashboard": "user",
  "/dashboard/tournaments": "user",
  "/dashboard/resumes": "user",
  "/dashboard/create-tournament": "user",
  "/dashboard/tournament": "user",
  "/dashboard/tournament/:tournament": "owner",
  "/account": "user",
  "/subscription/plans": "user",
  "/subscription/manage": "user",
  "/subscription/checkout": "user",
  "/subscription/promo": "user",
  "/subscription/test-checkout": "user",
};
