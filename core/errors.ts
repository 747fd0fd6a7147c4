/**
 * Every expected error: HTTP status -> code -> public message.
 * Read by the Worker's error handler and by the pages.
 */
const ERRORS = {
  400: {
    invalid_input: "Please check what you entered.",
    not_a_result_url: "url must be a result_url of one of your own resumes.",
    unknown_version: "Unknown API version.",
    bad_signature: "The signature does not match.",
    plan_not_for_sale: "This plan is not for sale.",
    promo_invalid: "Invalid or expired promo code. Please try again.",
    intake_no_file: "Please choose your resume.",
    intake_empty_file: "That file is empty.",
    not_a_person: "We couldn't verify that you're human. Please try again.",
    invalid_reset_link: "This link has expired or was already used. Please request a new one.",
    invalid_confirmation_link:
      "This link has expired or was already used. You can request a new one on your account page.",
    invalid_email_change:
      "This link has expired or was already used. You can request a new one on your account page.",
    advert_unreadable: "We couldn't read the text of this file.",
    opinion_empty: "Choose a thumb or write a comment first.",
    upload_rejected: "None of the files could be accepted.",
    not_a_form: "This page expects a form.",
    not_json: "The request body is not valid JSON.",
  },
  401: {
    bad_credentials: "Invalid email or password.",
    code_required: "Enter the code from your authenticator app, or a recovery code.",
    bad_code: "This code is wrong or was used before. Enter the newest one.",
    bad_partner_credentials: "Invalid username or password.",
    bad_partner_token: "Invalid username or JWT token. Please check your credentials.",
    no_partner_token:
      "Send a valid token as 'Authorization: Bearer <token>'. Get one from POST /auth/login, or create an API key in the portal.",
    bad_api_key: "This API key is unknown or was revoked.",
    no_api_key:
      "Send an API key of a recruiter as 'Authorization: Bearer <key>'. Create one on the account page.",
    not_signed_in: "Please log in to continue.",
  },
  403: {
    key_scope: "This API key's scope does not allow this.",
    key_not_accepted: "API keys are not accepted here.",
    key_spent: "This API key has reached its spending cap.",
    wrong_password: "That password is incorrect.",
    cross_origin: "This request did not come from one of our pages.",
    plan_required: "Tier export is only available for PRO and ENTERPRISE plans. Please upgrade your plan.",
    tournament_limit: "You've reached the limit for your current plan.",
    blind_review: "This is a blind review. Set a tier first, or turn the blind review off.",
    demo_not_yours:
      "This demo was made in another browser, or more than a day ago, so it can't be kept here.",
    admin_only: "Only the administrator may do this.",
  },
  404: {
    key_not_found: "API key not found.",
    partner_not_found: "Partner not found.",
    failed_job_not_found:
      "This job is no longer in the list of failed jobs. It was completed, or what it was for was deleted.",
    listing_not_found: "Listing not found.",
    webhook_not_found: "Webhook not found.",
    delivery_not_found: "Delivery not found.",
    checkout_not_found: "Checkout session not found.",
    not_found: "Not found.",
    account_not_found: "Account not found.",
    tournament_not_found: "Tournament not found.",
    rubric_version_not_found: "This rubric has no such version.",
    resume_not_found: "Resume not found.",
    no_resumes_in_tier: "No resumes in this tier yet.",
    no_candidates: "No candidates match. Change your selection, then export again.",
    share_not_found: "This link doesn't work. Ask the person who sent it for a new one.",
    records_not_found: "This link opens no decision records. Their term may have ended.",
    candidate_link_not_found: "This link doesn't work. Ask the person who sent it for a new one.",
    candidate_request_not_found: "This request doesn't exist.",
    demo_not_found: "This demo no longer exists. Demos are deleted after 24 hours.",
    promo_not_found: "Promo code not found.",
  },
  409: {
    too_many_keys: "You have reached the limit of 20 API keys. Revoke one first.",
    username_taken: "A partner with this username already exists.",
    listing_full: "This listing has reached its limit of 2,000 resumes.",
    no_result: "There is no result yet. The resume is still being processed.",
    idempotent_request_running:
      "A request with this Idempotency-Key is still running. Try again in a second.",
    listing_expired: "This listing has expired and no longer accepts resumes.",
    webhook_disabled:
      "This webhook is disabled because its endpoint answered 410 Gone. Delete it and create a new one.",
    too_many_webhooks: "You have reached the limit of 5 webhooks. Delete one first.",
    promo_redeemed_before: "You have already redeemed this promo code.",
    promo_not_needed: "You already have unlimited access, so this code was not used.",
    payment_not_confirmed: "The payment has not been confirmed yet.",
    legal_hold:
      "This account is under a legal hold, so nothing can be deleted. You can lift the hold on the account page.",
    candidate_being_read:
      "Your resume is being analyzed right now. Please try again in a few minutes; what you wrote is still here.",
    too_many_requests_of_candidate:
      "You have sent as many messages as this page allows. Please contact the person who sent you the link.",
    nobody_to_check: "No one in this tournament is rated yet. Try again when resumes have been analyzed.",
    nobody_to_share: "No one in your list has been analyzed yet. Change your selection, then share again.",
    too_many_to_share: "A link shows at most 100 candidates. Filter or select fewer, then share again.",
    too_many_shares: "This tournament has 20 active links. Revoke one first.",
    intake_full:
      "This tournament isn't accepting more resumes right now. Ask the person who sent you this link.",
    intake_unavailable:
      "This deployment doesn't receive email yet. Its operator has to set up a domain first.",
    email_taken: "An account with this email already exists.",
    rubric_changed:
      "Someone else changed the rubric in the meantime. Your edits are still here: review the changes, then save again.",
    note_changed:
      "Someone else changed the note in the meantime. Your text is still here: review the change, then save again.",
    tournament_id_used:
      "This tournament was created before, and may have been deleted since. To create another one, start again with a new review, quote or Idempotency-Key.",
    list_changed: "The list has changed since you opened it, so nothing was done. Check it and try again.",
    resume_not_read: "Only analyzed resumes have a tier to change.",
    asks_for_a_person:
      "This candidate asked for a person: only a person may set the tier, on the tournament's page.",
    promo_exists: "A promo code with this name already exists.",
  },
  410: {
    share_expired: "This link has expired. Ask the person who sent it for a new one.",
    share_revoked: "This link was revoked. Ask the person who sent it for a new one.",
    candidate_link_over: "This link no longer works. Ask the person who sent it for a new one.",
    intake_closed: "This tournament no longer accepts resumes here. Ask the person who sent you this link.",
  },
  413: {
    too_large: "The request body is too large.",
  },
  415: {
    not_multipart: "Send the files as multipart/form-data in the field 'files'.",
    unsupported_media_type: "This Content-Type is not supported here.",
  },
  422: {
    idempotency_key_reused: "This Idempotency-Key was already used for a different request. Use a new key.",
  },
  429: {
    too_many_calls: "Too many calls. Please slow down.",
    too_many_demos: "You have reached today's demo limit. Accounts don't have one.",
    too_many_requests: "Too many attempts. Please wait a minute and try again.",
  },
  503: {
    demo_paused: "The demo is paused right now. Please come back later, or sign up: an account is free.",
    payments_unavailable: "Payments are not set up yet. Please contact support.",
  },
} as const;

type CodeOf<Group> = Group extends unknown ? keyof Group : never;
export type ErrorCode = CodeOf<(typeof ERRORS)[keyof typeof ERRORS]>;

const BY_CODE = Object.fromEntries(
  Object.entries(ERRORS).flatMap(([status, group]) =>
    Object.entries(group).map(([code, words]) => [code, { status: Number(status), words }]),
  ),
) as Record<ErrorCode, { status: number; words: string }>;

export const statusOf = (code: ErrorCode): number => BY_CODE[code].status;

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
    super(options.message ?? BY_CODE[code].words);
    this.name = "DomainError";
    this.status = BY_CODE[code].status;
    this.details = options.details ?? {};
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
  readonly details: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;
}

/** The value, if there is one; otherwise throws the error with this code. */
export function found<Value extends object | string>(value: Value | null | undefined, code: ErrorCode) {
  if (value === null || value === undefined) throw new DomainError(code);
  return value;
}
