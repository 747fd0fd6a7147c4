import * as words from "../words";

export const FAILED = words.loginFailed;

export function refusalWords({ status, message }: { status: number; message: string }): string {
  if (status === 401) return words.invalidCredentials;
  if (status === 400) return words.credentialsRequired;
  // Only the server knows how long the wait is.
  return status === 429 ? `${FAILED} ${message}` : FAILED;
}
