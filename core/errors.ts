/**
 * Every expected error: code -> HTTP status and public message.
 * Read by the Worker's error handler and by the pages.
 */
const ERRORS = {
  invalid_input: { status: 400, words: "Please check what you entered." },
  bad_credentials: { status: 401, words: "Invalid email or password." },
  code_required: { status: 401, words: "Enter the code from your authenticator app, or a recovery code." },
  bad_code: { status: 401, words: "This code is wrong or was used before. Enter the newest one." },
  bad_partner_credentials: { status: 401, words: "Invalid username or password." },
  bad_partner_token: { status: 401, words: "Invalid username or JWT token. Please check your credentials." },
  no_partner_token: {
    status: 401,
    words:
      "Send a valid token as 'Authorization: Bearer <token>'. Get one from POST /auth/login, or create an API key in the portal.",
  },
  bad_api_key: { status: 401, words: "This API key is unknown or was revoked." },
  no_api_key: {
    status: 401,
    words: "Send an API key of a recruiter as 'Authorization: Bearer <key>'. Create one on the account page.",
  },
  key_scope: { status: 403, words: "This API key's scope does not allow this." },
  key_not_accepted: { status: 403, words: "API keys are not accepted here." },
  key_spent: { status: 403, words: "This API key has reached its spending cap." },
  key_not_found: { status: 404, words: "API key not found." },
  too_many_keys: { status: 409, words: "You have reached the limit of 20 API keys. Revoke one first." },
  username_taken: { status: 409, words: "A partner with this username already exists." },
  partner_not_found: { status: 404, words: "Partner not found." },
  failed_job_not_found: {
    status: 404,
    words:
      "This job is no longer in the list of failed jobs. It was completed, or what it was for was deleted.",
  },
  listing_not_found: { status: 404, words: "Listing not found." },
  listing_full: { status: 409, words: "This listing has reached its limit of 2,000 resumes." },
  no_result: { status: 409, words: "There is no result yet. The resume is still being processed." },
  not_a_result_url: { status: 400, words: "url must be a result_url of one of your own resumes." },
  idempotency_key_reused: {
    status: 422,
    words: "This Idempotency-Key was already used for a different request. Use a new key.",
  },
  idempotent_request_running: {
    status: 409,
    words: "A request with this Idempotency-Key is still running. Try again in a second.",
  },
  too_many_calls: { status: 429, words: "Too many calls. Please slow down." },
  too_large: { status: 413, words: "The request body is too large." },
  listing_expired: { status: 409, words: "This listing has expired and no longer accepts resumes." },
  unknown_version: { status: 400, words: "Unknown API version." },
  webhook_not_found: { status: 404, words: "Webhook not found." },
  delivery_not_found: { status: 404, words: "Delivery not found." },
  webhook_disabled: {
    status: 409,
    words: "This webhook is disabled because its endpoint answered 410 Gone. Delete it and create a new one.",
  },
  too_many_webhooks: { status: 409, words: "You have reached the limit of 5 webhooks. Delete one first." },
  bad_signature: { status: 400, words: "The signature does not match." },
  plan_not_for_sale: { status: 400, words: "This plan is not for sale." },
  promo_invalid: { status: 400, words: "Invalid or expired promo code. Please try again." },
  promo_redeemed_before: { status: 409, words: "You have already redeemed this promo code." },
  payment_not_confirmed: { status: 409, words: "The payment has not been confirmed yet." },
  checkout_not_found: { status: 404, words: "Checkout session not found." },
  wrong_password: { status: 403, words: "That password is incorrect." },
  not_signed_in: { status: 401, words: "Please log in to continue." },
  cross_origin: { status: 403, words: "This request did not come from one of our pages." },
  plan_required: {
    status: 403,
    words: "Tier export is only available for PRO and ENTERPRISE plans. Please upgrade your plan.",
  },
  tournament_limit: { status: 403, words: "You've reached the limit for your current plan." },
  not_found: { status: 404, words: "Not found." },
  legal_hold: {
    status: 409,
    words:
      "This account is under a legal hold, so nothing can be deleted. You can lift the hold on the account page.",
  },
  account_not_found: { status: 404, words: "Account not found." },
  tournament_not_found: { status: 404, words: "Tournament not found." },
  rubric_version_not_found: { status: 404, words: "This rubric has no such version." },
  resume_not_found: { status: 404, words: "Resume not found." },
  no_resumes_in_tier: { status: 404, words: "No resumes in this tier yet." },
  no_candidates: { status: 404, words: "No candidates match. Change your selection, then export again." },
  share_not_found: {
    status: 404,
    words: "This link doesn't work. Ask the person who sent it for a new one.",
  },
  share_expired: { status: 410, words: "This link has expired. Ask the person who sent it for a new one." },
  share_revoked: { status: 410, words: "This link was revoked. Ask the person who sent it for a new one." },
  records_not_found: {
    status: 404,
    words: "This link opens no decision records. Their term may have ended.",
  },
  candidate_link_not_found: {
    status: 404,
    words: "This link doesn't work. Ask the person who sent it for a new one.",
  },
  candidate_link_over: {
    status: 410,
    words: "This link no longer works. Ask the person who sent it for a new one.",
  },
  candidate_being_read: {
    status: 409,
    words:
      "Your resume is being analyzed right now. Please try again in a few minutes; what you wrote is still here.",
  },
  too_many_requests_of_candidate: {
    status: 409,
    words:
      "You have sent as many messages as this page allows. Please contact the person who sent you the link.",
  },
  candidate_request_not_found: { status: 404, words: "This request doesn't exist or was already answered." },
  nobody_to_check: {
    status: 409,
    words: "No one in this tournament is rated yet. Try again when resumes have been analyzed.",
  },
  nobody_to_share: {
    status: 409,
    words: "No one in your list has been analyzed yet. Change your selection, then share again.",
  },
  too_many_to_share: {
    status: 409,
    words: "A link shows at most 100 candidates. Filter or select fewer, then share again.",
  },
  too_many_shares: {
    status: 409,
    words: "This tournament has 20 active links. Revoke one first.",
  },
  intake_closed: {
    status: 410,
    words: "This tournament no longer accepts resumes here. Ask the person who sent you this link.",
  },
  intake_full: {
    status: 409,
    words: "This tournament isn't accepting more resumes right now. Ask the person who sent you this link.",
  },
  intake_no_file: { status: 400, words: "Please choose your resume." },
  intake_unavailable: {
    status: 409,
    words: "This deployment doesn't receive email yet. Its operator has to set up a domain first.",
  },
  not_a_person: { status: 400, words: "We couldn't verify that you're human. Please try again." },
  invalid_reset_link: {
    status: 400,
    words: "This link has expired or was already used. Please request a new one.",
  },
  invalid_confirmation_link: {
    status: 400,
    words: "This link has expired or was already used. You can request a new one on your account page.",
  },
  invalid_email_change: {
    status: 400,
    words: "This link has expired or was already used. You can request a new one on your account page.",
  },
  email_taken: { status: 409, words: "An account with this email already exists." },
  rubric_changed: {
    status: 409,
    words:
      "Someone else changed the rubric in the meantime. Your edits are still here: review the changes, then save again.",
  },
  note_changed: {
    status: 409,
    words:
      "Someone else changed the note in the meantime. Your text is still here: review the change, then save again.",
  },
  blind_review: {
    status: 403,
    words: "This is a blind review. Set a tier first, or turn the blind review off.",
  },
  list_changed: {
    status: 409,
    words: "The list has changed since you opened it, so nothing was done. Check it and try again.",
  },
  resume_not_read: { status: 409, words: "Only analyzed resumes have a tier to change." },
  asks_for_a_person: {
    status: 409,
    words: "This candidate asked for a person: only a person may set the tier, on the tournament's page.",
  },
  advert_unreadable: { status: 400, words: "We couldn't read the text of this file." },
  upload_rejected: { status: 400, words: "None of the files could be accepted." },
  not_multipart: { status: 415, words: "Send the files as multipart/form-data in the field 'files'." },
  unsupported_media_type: { status: 415, words: "This Content-Type is not supported here." },
  not_a_form: { status: 400, words: "This page expects a form." },
  not_json: { status: 400, words: "The request body is not valid JSON." },
  demo_paused: {
    status: 503,
    words: "The demo is paused right now. Please come back later, or sign up: an account is free.",
  },
  demo_not_found: { status: 404, words: "This demo no longer exists. Demos are deleted after 24 hours." },
  demo_not_yours: {
    status: 403,
    words: "This demo was made in another browser, or more than a day ago, so it can't be kept here.",
  },
  too_many_demos: {
    status: 429,
    words: "You have reached today's demo limit. Accounts don't have one.",
  },
  promo_not_found: { status: 404, words: "Promo code not found." },
  promo_exists: { status: 409, words: "A promo code with this name already exists." },
  admin_only: { status: 403, words: "Only the administrator may do this." },
  payments_unavailable: { status: 503, words: "Payments are not set up yet. Please contact support." },
  too_many_requests: { status: 429, words: "Too many attempts. Please wait a minute and try again." },
} as const;

export type ErrorCode = keyof typeof ERRORS;

export const statusOf = (code: ErrorCode): number => ERRORS[code].status;

/** An expected error, with a message for the caller. */
export class DomainError extends Error {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    options: {
      message?: string;
      /** Extra fields for the error response, next to `message`. */
      details?: Record<string, unknown>;
      /** When the caller may retry. */
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
