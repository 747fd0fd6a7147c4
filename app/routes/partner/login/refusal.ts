/** What a refused login says, by the status of the answer and its own words; undefined where there was none. */
export function refusalWords(status: number | undefined, said?: string): string {
  if (status === 401) return "Invalid username or JWT token. Please check your credentials.";
  if (status === 400) return "Please enter both username and JWT token.";
  const failed = "Login failed. Please try again or contact support.";
  // Only the server knows for how long.
  return status === 429 && said ? `${failed} ${said}` : failed;
}
