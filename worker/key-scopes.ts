import type { KeyScope } from "#core/api-keys/api-key";

/** "any": open to every key. "none": API keys are refused. */
type Needed = KeyScope | "any" | "none";

/**
 * The scope that an API key needs for each route; routes that are not listed reject keys. Recruiters' keys cannot call
 * partner routes, and vice versa.
 */
export const KEY_SCOPES: Record<string, Needed> = {
  "GET /api/health": "any",
  "GET /.well-known/security.txt": "any",
  "GET /api/plans": "any",

  "POST /auth/login": "none",
  "POST /api/auth/login": "none",
  "POST /api/auth/register": "none",
  "POST /api/auth/logout": "none",
  "POST /api/auth/forgot-password": "none",
  "POST /api/auth/reset-password": "none",
  "POST /api/auth/confirm-email": "none",
  "POST /api/auth/send-confirmation": "none",
  "GET /api/auth/data": "admin",
  "GET /api/auth/me": "read",

  "GET /api/admin/promo-codes": "none",
  "POST /api/admin/promo-codes": "none",
  "GET /api/admin/paying-users": "none",
  "GET /api/admin/paying-users/search": "none",
  "GET /api/admin/tournaments": "none",
  "GET /api/admin/users/:id/credits": "none",
  "GET /api/admin/audit/verify": "none",
  "GET /api/admin/operations": "none",
  "POST /api/admin/operations/failed-jobs/rerun": "none",
  "POST /api/admin/operations/failed-jobs/:id/rerun": "none",
  "GET /api/admin/partners": "none",
  "POST /api/admin/partners": "none",
  "GET /api/admin/partners/:id": "none",
  "POST /api/admin/partners/:id/disable": "none",
  "POST /api/admin/partners/:id/enable": "none",
  "POST /api/admin/partners/:id/password": "none",
  "POST /api/admin/partners/:id/revoke-tokens": "none",
  "GET /api/tournaments/all": "none",
  "GET /api/tournaments/external": "none",
  "POST /api/test-update-credits": "none",

  "POST /api/demo/tournament": "none",
  "POST /api/demo/sample": "none",
  "GET /api/demo/tournament/:id": "none",
  "GET /api/demo/tournament/:id/resumes": "none",
  "GET /api/demo/tournament/:id/resumes/:resumeId": "none",
  "GET /api/demo/tournament/:id/resumes/:resumeId/text": "none",
  "GET /api/demo/tournament/:id/resumes/:resumeId/view": "none",
  "POST /api/demo/tournament/:id/resumes": "none",
  "GET /api/demo/tournament/:id/live": "none",

  "POST /api/stripe/webhook": "none",
  "POST /api/create-checkout-session": "none",
  "GET /api/checkout-sessions/:id": "none",
  "POST /api/payment-success": "none",
  "POST /api/promo-codes/redeem": "none",

  "GET /api/tournaments": "read",
  "GET /api/tournaments/:id": "read",
  "GET /api/tournaments/:id/resumes": "read",
  "GET /api/tournaments/:id/resumes/cards": "read",
  "GET /api/tournaments/:id/resumes/by-text": "read",
  "GET /api/tournaments/:id/rubric": "read",
  "GET /api/tournaments/:id/waiting": "read",
  "GET /api/tournaments/:id/rubric/versions/:version": "read",
  "GET /api/tournaments/:id/pool": "read",
  "GET /api/tournaments/:id/export/tier/:tier": "read",
  "GET /api/tournaments/:id/export/candidates": "read",
  "POST /api/tournaments/:id/export/candidates": "read",
  "GET /api/tournaments/:id/audit": "read",
  "GET /api/tournaments/:id/intake": "read",
  "POST /api/tournaments": "write",
  "POST /api/tournaments/advert": "write",
  "PATCH /api/tournaments/:id": "write",
  "POST /api/tournaments/:id/resumes": "write",
  "PUT /api/tournaments/:id/blind": "write",
  "PUT /api/tournaments/:id/filters": "write",
  "PUT /api/tournaments/:id/rubric": "write",
  "POST /api/tournaments/:id/rubric/reread": "write",
  "POST /api/tournaments/:id/intake/:kind": "write",
  "DELETE /api/tournaments/:id/intake/:kind": "write",
  // Can also delete.
  "POST /api/tournaments/:id/resumes/many": "admin",
  "DELETE /api/tournaments/:id": "admin",
  "GET /api/tournaments/:id/shares": "admin",
  "POST /api/tournaments/:id/shares": "admin",
  "DELETE /api/tournaments/:id/shares/:share": "admin",
  // Each tool has a scope of its own.
  "POST /mcp": "read",
  "GET /mcp": "any",
  // The channel only knows sessions.
  "GET /api/tournaments/:id/live": "none",
  "GET /api/share/resumes/:id/view": "none",

  "POST /apply": "none",

  "GET /api/resumes": "read",
  "GET /api/resumes/search": "read",
  "GET /api/resumes/:id": "read",
  "GET /api/resumes/:id/text": "read",
  "GET /api/resumes/:id/data": "read",
  "GET /api/resumes/:id/view": "read",
  "PUT /api/resumes/:id": "write",
  "PUT /api/resumes/:id/note": "write",
  "DELETE /api/resumes/:id": "admin",

  "POST /api/partner/login": "none",
  "POST /api/partner/logout": "none",
  "GET /api/tournaments/partner": "read",
  "GET /api/proxy/s3-results": "read",

  "GET /v1/openapi.json": "any",
  "GET /v1/docs": "any",
  "GET /v1/docs.data": "any",
  "GET /v1/changelog": "any",
  "GET /v1/changelog.data": "any",
  "GET /v1/listings": "read",
  "GET /v1/listings/:id": "read",
  "GET /v1/listings/:id/resumes": "read",
  "GET /v1/listings/:id/resumes/:fileId": "read",
  "GET /v1/listings/:id/resumes/:fileId/result": "read",
  "GET /v1/listings/:id/rubric": "read",
  "PATCH /v1/listings/:id": "write",
  "PUT /v1/listings/:id/rubric": "write",
  "POST /v1/listings": "write",
  "POST /v1/listings/:id/close": "write",
  "POST /v1/listings/:id/reopen": "write",
  "PUT /v1/listings/:id/upload-session": "write",
  "DELETE /v1/listings/:id/upload-session": "write",
  "POST /v1/users/:id/jobs/:listingId/upload": "write",
  "DELETE /v1/listings/:id": "admin",
  "DELETE /v1/listings/:id/resumes/:fileId": "admin",
  "GET /v1/webhooks": "admin",
  "POST /v1/webhooks": "admin",
  "DELETE /v1/webhooks/:id": "admin",
  "GET /v1/webhooks/:id/deliveries": "admin",
  "POST /v1/webhooks/:id/deliveries/:delivery/resend": "admin",
  "POST /v1/webhooks/:id/ping": "admin",
  "POST /v1/webhooks/:id/rotate-secret": "admin",
};

/** Refused to test keys: these would show made-up verdicts to people, or accept their resumes. */
const LIVE_ONLY = ["POST /api/tournaments/:id/shares", "POST /api/tournaments/:id/intake/:kind"];

/** A route's declaration may use other parameter names. */
export const shapeOf = (route: string) => route.replace(/:\w+(?:\{[^}]{0,80}\})?/g, ":");

const NEEDED = new Map(Object.entries(KEY_SCOPES).map(([route, needed]) => [shapeOf(route), needed]));

const LIVE_SHAPES = new Set(LIVE_ONLY.map(shapeOf));

export const isLiveOnly = (route: string) => LIVE_SHAPES.has(shapeOf(route));

export const scopeNeeded = (route: string): Needed => NEEDED.get(shapeOf(route)) ?? "none";
