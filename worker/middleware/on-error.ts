import type { ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import { describeError } from "#core/describe-error";
import { DomainError } from "#core/errors";
import { RATE_LIMIT_SECONDS } from "#platform/rate-limit";
import type { HonoEnv } from "../http";
import { challengeOf, partnerError } from "../v1/errors";

/**
 * Answers `{message}` and the right status for a DomainError, and 500 with a log line for anything else. The partner
 * API adds its error object.
 */
export const onError: ErrorHandler<HonoEnv> = (error, c) => {
  if (error instanceof DomainError) {
    const wait = error.retryAfterSeconds ?? (error.status === 429 ? RATE_LIMIT_SECONDS : undefined);
    if (wait !== undefined) c.header("Retry-After", String(wait));
    const challenge = error.status === 401 ? challengeOf(c) : undefined;
    if (challenge) c.header("WWW-Authenticate", challenge);
    const body = { message: error.message, ...error.details, ...partnerError(c, error) };
    return c.json(body, error.status as 400);
  }
  // Thrown by Hono's validators before ours run: the body does not match its Content-Type.
  if (error instanceof HTTPException) {
    const code = error.status === 415 ? "unsupported_media_type" : "not_json";
    return onError(new DomainError(code), c);
  }
  console.error({
    message: "unhandled error",
    requestId: c.var.requestId,
    method: c.req.method,
    path: c.req.path,
    error: describeError(error),
  });
  return c.json({ message: "Something went wrong. Please try again.", ...partnerError(c) }, 500);
};

export const notFound: NotFoundHandler<HonoEnv> = (c) => onError(new DomainError("not_found"), c);
