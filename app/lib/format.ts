const UNITS = [
  ["year", 365 * 24 * 60 * 60],
  ["month", 30 * 24 * 60 * 60],
  ["day", 24 * 60 * 60],
  ["hour", 60 * 60],
  ["minute", 60],
] as const;

const relative = new Intl.RelativeTimeFormat("en", { numeric: "always" });

/** "3 hours ago". */
export function timeAgo(iso: string, now: number): string {
  const seconds = Math.max(0, Math.floor((now - Date.parse(iso)) / 1000));
  for (const [unit, length] of UNITS) {
    if (seconds >= length) return relative.format(-Math.floor(seconds / length), unit);
  }
  return "less than a minute ago";
}

// Creating a formatter costs as much as hundreds of uses, and a list formats a date in every row.
const days = new Map<string, Intl.DateTimeFormat>();

/** "Nov 21, 2026"; in UTC by default. */
export function formatDate(iso: string, timeZone = "UTC"): string {
  const day = days.get(timeZone) ?? new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone });
  days.set(timeZone, day);
  return day.format(new Date(iso));
}

/** "14:03", or "14:03:22". */
export function formatTime(
  iso: string,
  { zone, withSeconds }: { zone: string; withSeconds: boolean },
): string {
  const timeStyle = withSeconds ? "medium" : "short";
  return new Intl.DateTimeFormat("en", { timeStyle, hourCycle: "h23", timeZone: zone }).format(new Date(iso));
}

const moment = new Intl.DateTimeFormat("en", { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
export const formatDateTime = (iso: string) => `${moment.format(new Date(iso))} UTC`;

/** "1 resume", "2 resumes", "2 criteria". */
export function count(n: number, noun: string, plural = `${noun}s`): string {
  return `${n.toLocaleString("en")} ${n === 1 ? noun : plural}`;
}

const points = new Intl.NumberFormat("en", { maximumFractionDigits: 2 });
const shares = new Intl.NumberFormat("en", { maximumFractionDigits: 3 });

/** "12.85" */
export const formatPoints = (value: number): string => points.format(value);

/** "0.425"; enough digits for the mean of two verdicts. */
export const formatShare = (value: number): string => shares.format(value);

export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / (1024 * 1024)).toFixed(1)} MB`;
}
