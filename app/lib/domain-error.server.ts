import { data } from "@remix-run/cloudflare";
import type { DomainError } from "#core/errors";

/**
 * Checks the name instead of the class, because the pages and the Worker are bundled separately and each has its own
 * copy of the class.
 */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === "DomainError";
}

/** For loaders: turns a DomainError into a response with its status, which the error boundary renders. */
export async function orErrorPage<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (isDomainError(error)) throw data({ message: error.message }, { status: error.status });
    throw error;
  }
}
