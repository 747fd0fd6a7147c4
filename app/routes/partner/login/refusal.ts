export const FAILED = "Login failed. Please try again or contact support.";

/** What a refused login says, by the status of the answer and its own words. */
export function refusalWords({ status, message }: { status: number; message: string }): string {
  if (status === 401) return "Invalid username or JWT token. Please check your credentials.";
  if (status === 400) return "Please enter both username and JWT token.";
  // Only the server knows for how long.
  return status === 429 ? `${FAILED} ${message}` : FAILED;
}
