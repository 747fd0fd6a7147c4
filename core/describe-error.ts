/**
 * An error as the log may have it. A query that failed carries the values bound to it in its message, and those
 * are personal data: of such an error only the statement and its cause are told.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("query" in error && "params" in error) {
    return `Failed query: ${error.query}\nCause: ${describeError(error.cause)}`;
  }
  return error.stack ?? String(error);
}
