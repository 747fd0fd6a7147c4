import { SmallTable } from "#app/components/small-table.tsx";
import { LocalTime, TitledSection } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import type { MinuteOfWork } from "#core/operations/operations";
import * as words from "./words";

const HEIGHT = 40;

export function LastHour({ throughput }: { throughput: MinuteOfWork[] }) {
  const done = throughput.reduce((sum, minute) => sum + minute.done, 0);
  const error = throughput.reduce((sum, minute) => sum + minute.error, 0);
  const busy = throughput.filter((minute) => minute.done + minute.error > 0);
  const most = Math.max(...throughput.map((minute) => minute.done + minute.error), 0);
  const summary =
    busy.length === 0
      ? words.lastHourEmpty
      : words.lastHourSummary(count(done, "resume"), error.toLocaleString("en"), most.toLocaleString("en"));
  return (
    <TitledSection id="last-hour" title={words.lastHour} size="xl">
      <p className="mt-1 mb-4 text-muted text-sm">{summary}</p>
      {busy.length > 0 && (
        <>
          <figure className="rounded-lg border bg-surface p-5 shadow-raised">
            <svg
              viewBox={`0 0 60 ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={summary}
              className="h-28 w-full border-b"
            >
              {throughput.map((minute, x) => (
                <Bar key={minute.at} x={x} minute={minute} most={most} />
              ))}
            </svg>
            <figcaption className="mt-2 flex flex-wrap justify-between gap-x-6 text-muted text-xs">
              <span>{words.chartStart}</span>
              <span className="flex gap-4">
                <Key className="bg-accent">{words.doneKey}</Key>
                <Key className="bg-danger">{words.errorKey}</Key>
              </span>
              <span>{words.chartEnd}</span>
            </figcaption>
          </figure>
          <Figures minutes={busy} />
        </>
      )}
    </TitledSection>
  );
}

function Bar({ x, minute: { done, error }, most }: { x: number; minute: MinuteOfWork; most: number }) {
  const [doneHeight, errorHeight] = [(done / most) * HEIGHT, (error / most) * HEIGHT];
  return (
    <>
      <rect x={x + 0.1} y={HEIGHT - doneHeight} width={0.8} height={doneHeight} className="fill-accent" />
      <rect
        x={x + 0.1}
        y={HEIGHT - doneHeight - errorHeight}
        width={0.8}
        height={errorHeight}
        className="fill-danger"
      />
    </>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`size-2.5 rounded-sm ${className}`} aria-hidden />
      {children}
    </span>
  );
}

function Figures({ minutes }: { minutes: MinuteOfWork[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="min-h-6 cursor-pointer font-medium text-accent hover:text-accent-strong">
        {words.showFigures}
      </summary>
      <SmallTable
        columns={[words.minute, words.doneColumn, words.errorColumn]}
        rows={minutes.map(({ at, done, error }) => ({
          key: at,
          name: <LocalTime iso={at} />,
          values: [done.toLocaleString("en"), error.toLocaleString("en")],
        }))}
      />
    </details>
  );
}
