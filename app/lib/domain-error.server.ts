import { data } from "@remix-run/cloudflare";
import type { DomainError } from "#core/errors";

/** By name, not by class: the pages and the Worker are bundled apart, so each has a class of its own. */
export function isDomainError(error: unknown): error is DomainError {
  return error instanceof Error && error.name === "DomainError";
}

/** For loaders: what the product refuses becomes an answer of that status, which the error boundary shows. */
export async function orErrorPage<T>(result: Promise<T>): Promise<T> {
  try {
    return await result;
  } catch (error) {
    if (isDomainError(error)) throw data({ message: error.message }, { status: error.status });
    throw error;
  }
}
