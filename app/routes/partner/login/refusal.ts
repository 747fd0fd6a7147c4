/** What a refused login says, by the status of the answer; undefined where there was none. */
export function refusalWords(status: number | undefined): string {
  if (status === 401) return "Invalid username or JWT token. Please check your credentials.";
  if (status === 400) return "Please enter both username and JWT token.";
  return "Login failed. Please try again or contact support.";
}
