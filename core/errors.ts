/**
 * The one table of what may go wrong on purpose: code -> HTTP status and public words.
 * Read by the Worker's error handler and by the pages.
 */
const ERRORS = {
  invalid_input: { status: 400, words: "Please check what you entered." },
  bad_credentials: { status: 401, words: "Invalid email or password." },
  bad_partner_credentials: { status: 401, words: "Invalid username or password." },
  bad_partner_token: { status: 401, words: "Invalid username or JWT token. Please check your credentials." },
  no_partner_token: {
    status: 401,
    words: "Send a valid token as 'Authorization: Bearer'. POST /auth/login gives one.",
  },
  username_taken: { status: 409, words: "There is already a partner with this username." },
  partner_not_found: { status: 404, words: "Partner not found." },
  failed_job_not_found: {
    status: 404,
    words: "This job is not among the failed ones any more. It has been done, or what it was for is gone.",
  },
  listing_not_found: { status: 404, words: "Listing not found." },
  listing_full: { status: 409, words: "This listing has 2,000 resumes, which is all it takes." },
  no_result: { status: 409, words: "There is no result yet. Its status is still processing." },
  not_a_result_url: { status: 400, words: "url must be a result_url of one of your own resumes." },
  idempotency_key_reused: {
    status: 422,
    words: "This Idempotency-Key was used for another request. Use a new key for a new request.",
  },
  idempotent_request_running: {
    status: 409,
    words: "A request with this Idempotency-Key is being worked on. Please ask again in a second.",
  },
  too_many_calls: { status: 429, words: "Too many calls. Please wait and go on slower." },
  too_large: { status: 413, words: "The request body is too large." },
  listing_expired: { status: 409, words: "This listing has expired and takes no more resumes." },
  webhook_not_found: { status: 404, words: "Webhook not found." },
  delivery_not_found: { status: 404, words: "Delivery not found." },
  webhook_disabled: {
    status: 409,
    words: "This webhook is disabled, as its endpoint answered 410 Gone. Delete it and create another.",
  },
  too_many_webhooks: { status: 409, words: "You have as many webhooks as there may be. Delete one first." },
  bad_signature: { status: 400, words: "The signature does not match." },
  plan_not_for_sale: { status: 400, words: "This plan cannot be bought." },
  promo_invalid: { status: 400, words: "Invalid or expired promo code. Please try again." },
  promo_redeemed_before: { status: 409, words: "You have already redeemed this promo code." },
  payment_not_confirmed: { status: 409, words: "The payment has not been confirmed yet." },
  checkout_not_found: { status: 404, words: "Checkout session not found." },
  wrong_password: { status: 403, words: "This is not your password." },
  not_signed_in: { status: 401, words: "Please log in to continue." },
  cross_origin: { status: 403, words: "This request did not come from our own pages." },
  plan_required: {
    status: 403,
    words: "Tier export is only available for PRO and ENTERPRISE plans. Please upgrade your plan.",
  },
  tournament_limit: { status: 403, words: "You've reached the limit for your current plan." },
  not_found: { status: 404, words: "Not found." },
  account_not_found: { status: 404, words: "Account not found." },
  tournament_not_found: { status: 404, words: "Tournament not found." },
  resume_not_found: { status: 404, words: "Resume not found." },
  no_resumes_in_tier: { status: 404, words: "No resumes in this tier yet." },
  invalid_reset_link: {
    status: 400,
    words: "This link has expired or was used before. Please ask for a new one.",
  },
  invalid_confirmation_link: {
    status: 400,
    words: "This link has expired or was used before. Your account page sends a new one.",
  },
  email_taken: { status: 409, words: "An account with this email already exists." },
  rubric_changed: {
    status: 409,
    words:
      "The rubric was changed meanwhile. Nothing you typed is lost: look at what changed, then save again.",
  },
  note_changed: {
    status: 409,
    words:
      "The note was changed meanwhile. Nothing you typed is lost: look at what changed, then save again.",
  },
  resume_not_read: { status: 409, words: "Only a resume that has been read has a tier to change." },
  upload_rejected: { status: 400, words: "None of the files could be accepted." },
  not_multipart: { status: 415, words: "Send the files as multipart/form-data in the field 'files'." },
  unsupported_media_type: { status: 415, words: "The Content-Type is not one this call takes." },
  not_a_form: { status: 400, words: "This page takes a form, which this is not." },
  not_json: { status: 400, words: "The request body is not valid JSON." },
  demo_paused: {
    status: 503,
    words: "The demo is paused right now. Please come back later, or sign up: an account is free.",
  },
  demo_not_found: { status: 404, words: "This demo is no longer here. Demos are deleted after 24 hours." },
  too_many_demos: {
    status: 429,
    words: "You have reached the number of demos for today. An account has no such limit.",
  },
  promo_not_found: { status: 404, words: "Promo code not found." },
  promo_exists: { status: 409, words: "There is already a promo code of this name." },
  admin_only: { status: 403, words: "Only the administrator may do this." },
  payments_unavailable: { status: 503, words: "Payments are not set up yet. Please contact support." },
  too_many_requests: { status: 429, words: "Too many attempts. Please wait a minute and try again." },
} as const;

export type ErrorCode = keyof typeof ERRORS;

export const statusOf = (code: ErrorCode): number => ERRORS[code].status;

/** Something a caller did that the product refuses, in words meant for them. */
export class DomainError extends Error {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    options: {
      message?: string;
      /** Named fields the answer carries beside `message`. */
      details?: Record<string, unknown>;
      /** When to try again. */
      retryAfterSeconds?: number;
    } = {},
  ) {
    super(options.message ?? ERRORS[code].words);
    this.name = "DomainError";
    this.status = ERRORS[code].status;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
  readonly details: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;
}
