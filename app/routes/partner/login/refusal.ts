import * as words from "../words";

export const FAILED = words.refusalLoginFailedPleaseTry;

/** Message for a refused login, based on the response's status and message. */
export function refusalWords({ status, message }: { status: number; message: string }): string {
  if (status === 401) return words.refusalInvalidUsernameOrJwt;
  if (status === 400) return words.refusalPleaseEnterBothUsername;
  // Only the server knows how long the wait is.
  return status === 429 ? `${FAILED} ${message}` : FAILED;
}
