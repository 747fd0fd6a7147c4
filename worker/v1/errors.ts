import { isApiKey } from "#core/api-keys/api-key";
import { tooManyAttempts } from "#core/attempts/with-attempt-limit";
import { DomainError, type ErrorCode, statusOf } from "#core/errors";
import { type AppContext, bearerOf } from "../http";
import { ONE_FILE } from "./receive-file";
import { API_VERSION } from "./version";

/** The error codes of the partner API, as documented. Unexpected failures are `internal_error`. */
export const PARTNER_ERRORS = [
  "invalid_input",
  "not_json",
  "unknown_version",
  "bad_partner_credentials",
  "no_partner_token",
  "bad_api_key",
  "key_scope",
  "key_not_accepted",
  "key_spent",
  "not_found",
  "listing_not_found",
  "resume_not_found",
  "webhook_not_found",
  "delivery_not_found",
  "no_result",
  "rubric_changed",
  "listing_full",
  "listing_expired",
  "webhook_disabled",
  "too_many_webhooks",
  "idempotent_request_running",
  "too_large",
  "not_multipart",
  "unsupported_media_type",
  "idempotency_key_reused",
  "too_many_calls",
  "too_many_requests",
] as const satisfies ErrorCode[];

/** `code` is stable; `message` is for people and may change. */
export type PartnerError = {
  code: ErrorCode | "internal_error";
  message: string;
  /** The first invalid field. */
  param?: string;
  doc_url: string;
  request_id: string;
};

const isProgram = (c: AppContext) =>
  /^\/v1\/|^\/auth\/login$|^\/mcp$/.test(c.req.path) || isApiKey(bearerOf(c) ?? "");

/** The `error` object of answers to programs: those of the partner API and those to API keys. Otherwise empty. */
export function partnerError(c: AppContext, error?: DomainError): { error?: PartnerError } {
  if (!isProgram(c)) return {};
  const fieldErrors = error?.details.fieldErrors as Record<string, unknown> | undefined;
  const param = fieldErrors && Object.keys(fieldErrors).at(0);
  return {
    error: {
      code: error?.code ?? "internal_error",
      message: error?.message ?? "Something went wrong. Please try again.",
      ...(param !== undefined && { param }),
      doc_url: new URL("/v1/docs#errors", c.req.url).href,
      request_id: c.var.requestId,
    },
  };
}

/** The WWW-Authenticate header (RFC 6750); undefined for pages. */
export function challengeOf(c: AppContext): string | undefined {
  if (!isProgram(c)) return undefined;
  return `Bearer realm="tierwise"${c.req.header("Authorization") ? ', error="invalid_token"' : ""}`;
}

/** For the docs, of codes whose messages name what is wrong. */
const EXAMPLES: Partial<Record<ErrorCode, string>> = {
  invalid_input: "title is required",
  unknown_version: `Unknown version 2020-01-31. The latest is ${API_VERSION}.`,
  key_scope: "This needs an API key with the scope admin; yours has read.",
  not_multipart: ONE_FILE,
  too_many_requests: tooManyAttempts(8).message,
};

/** One line per code for the docs: `code` (status): message. */
export const describeErrors = (): string =>
  PARTNER_ERRORS.map(
    (code) => `\`${code}\` (${statusOf(code)}): ${EXAMPLES[code] ?? new DomainError(code).message}`,
  ).join("\n\n");
