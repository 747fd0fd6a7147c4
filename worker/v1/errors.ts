import { DomainError, type ErrorCode, statusOf } from "#core/errors";
import type { AppContext } from "../http";

/** What calls of the partner API are refused with, for the documentation; a fault of ours is `internal_error`. */
export const PARTNER_ERRORS = [
  "invalid_input",
  "not_json",
  "bad_partner_credentials",
  "no_partner_token",
  "not_found",
  "listing_not_found",
  "resume_not_found",
  "webhook_not_found",
  "delivery_not_found",
  "no_result",
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

/** Machines read `code`; `message` is for people and may change. */
export type PartnerError = {
  code: ErrorCode | "internal_error";
  message: string;
  /** The first field that is wrong. */
  param?: string;
  doc_url: string;
  request_id: string;
};

const isPartnerCall = ({ req: { path } }: AppContext) => path.startsWith("/v1/") || path === "/auth/login";

/** For an answer of the partner API, beside its `message`; nothing for other answers. */
export function partnerError(c: AppContext, error?: DomainError): { error?: PartnerError } {
  if (!isPartnerCall(c)) return {};
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

/** RFC 6750: how to be let in, and whether a token was sent that is not good. */
export function challengeOf(c: AppContext): string | undefined {
  if (!isPartnerCall(c)) return undefined;
  return `Bearer realm="tierwise"${c.req.header("Authorization") ? ', error="invalid_token"' : ""}`;
}

/** The documentation's list: `code` (status): words. */
export const describeErrors = (): string =>
  PARTNER_ERRORS.map((code) => `\`${code}\` (${statusOf(code)}): ${new DomainError(code).message}`).join(
    "\n\n",
  );
