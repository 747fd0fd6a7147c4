import type { ErrorHandler, NotFoundHandler } from "hono";
import { describeError } from "#core/describe-error";
import { DomainError } from "#core/errors";
import { RATE_LIMIT_SECONDS } from "#platform/rate-limit";
import type { HonoEnv } from "../http";

/** `{message}` and the right status for what the product refuses; 500 and a log line for what broke. */
export const onError: ErrorHandler<HonoEnv> = (error, c) => {
  if (error instanceof DomainError) {
    if (error.status === 429) c.header("Retry-After", String(RATE_LIMIT_SECONDS));
    return c.json({ message: error.message, ...error.details }, error.status as 400);
  }
  console.error({
    message: "unhandled error",
    requestId: c.get("requestId"),
    method: c.req.method,
    path: c.req.path,
    error: describeError(error),
  });
  return c.json({ message: "Something went wrong. Please try again." }, 500);
};

export const notFound: NotFoundHandler<HonoEnv> = (c) => onError(new DomainError("not_found"), c);
