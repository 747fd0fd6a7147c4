export const FAILED = "Login failed. Please try again or contact support.";

/** Message for a refused login, based on the response's status and message. */
export function refusalWords({ status, message }: { status: number; message: string }): string {
  if (status === 401) return "Invalid username or JWT token. Please check your credentials.";
  if (status === 400) return "Please enter both username and JWT token.";
  // Only the server knows how long the wait is.
  return status === 429 ? `${FAILED} ${message}` : FAILED;
}
