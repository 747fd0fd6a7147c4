/**
 * Formats an error for the log. The message of a failed query includes its bound values, which are personal data, so
 * only the statement and its cause are logged.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("query" in error && "params" in error) {
    return `Failed query: ${error.query}\nCause: ${describeError(error.cause)}`;
  }
  return error.stack ?? String(error);
}
