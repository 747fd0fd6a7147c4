/** "30 seconds", "a minute", "15 minutes": whole minutes from one minute up, rounded up. */
export function formatWait(seconds: number): string {
  if (seconds <= 1) return "a second";
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return "a minute";
  return minutes === 60 ? "an hour" : `${minutes} minutes`;
}
