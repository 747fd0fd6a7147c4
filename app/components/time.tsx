import { useEffect, useState } from "react";
import { formatDate, formatDateTime, formatTime, timeAgo } from "#app/lib/format.ts";

/** Relative time such as "5 minutes ago", or N/A without a date; the tooltip has the exact time. */
export function TimeAgo({ iso }: { iso: string | null | undefined }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  if (!iso) return <>N/A</>;
  return (
    <time dateTime={iso} title={formatDateTime(iso)} suppressHydrationWarning>
      {timeAgo(iso, now)}
    </time>
  );
}

/** The date in the browser's time zone, in UTC until hydration; N/A without a date. */
export function LocalDate({ iso }: { iso: string | null | undefined }) {
  const [zone, setZone] = useState("UTC");
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  if (!iso) return <>N/A</>;
  return (
    <time dateTime={iso} title={formatDateTime(iso)}>
      {formatDate(iso, zone)}
    </time>
  );
}

/** The time of day in the browser's time zone, in UTC until hydration. */
export function LocalTime({ iso, withSeconds = false }: { iso: string; withSeconds?: boolean }) {
  const [zone, setZone] = useState("UTC");
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return (
    <time dateTime={iso} title={formatDateTime(iso)} className="tabular-nums">
      {formatTime(iso, { zone, withSeconds })}
    </time>
  );
}
