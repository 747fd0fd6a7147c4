import { EmptyState } from "#app/components/empty-state.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import type { LoggedCall } from "./call-log";
import * as words from "./words";

/** All calls made on this page, newest first. */
export function ResponsesTab({ log, onClear }: { log: LoggedCall[]; onClear(): void }) {
  if (log.length === 0) {
    return <EmptyState title={words.noCallsYet} text={words.eachCallYouMake} />;
  }
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted text-sm">{words.newestFirst(count(log.length, "call"))}</p>
        <Button variant="secondary" size="sm" onClick={onClear}>
          {words.clear}
        </Button>
      </div>
      <ol reversed className="flex flex-col gap-4">
        {log.map((call) => (
          <LogEntry key={call.id} call={call} />
        ))}
      </ol>
    </>
  );
}

function LogEntry({ call: { at, method, path, status, milliseconds, sent, answer } }: { call: LoggedCall }) {
  const isRefused = status === null || status >= 400;
  return (
    <li className="overflow-hidden rounded-lg border bg-surface shadow-raised">
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b px-5 py-3 text-sm">
        <span className={cn("font-semibold tabular-nums", isRefused ? "text-danger" : "text-accent")}>
          {status ?? words.noAnswer}
        </span>
        <code className="min-w-0 flex-1 basis-64 break-all">
          {method} {path}
        </code>
        <span className="text-muted text-xs tabular-nums">
          {words.ms(milliseconds)} <time dateTime={at}>{new Date(at).toLocaleTimeString("en")}</time>
        </span>
      </div>
      {sent && <Body label={words.sentWith(method, path)} text={sent} isQuiet />}
      <Body label={words.answerTo(method, path)} text={answer} />
    </li>
  );
}

function Body({ label, text, isQuiet = false }: { label: string; text: string; isQuiet?: boolean }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={cn(
        "max-h-96 overflow-auto px-5 py-3 -outline-offset-2",
        isQuiet ? "border-b text-muted" : "bg-sunken",
      )}
    >
      <pre className="whitespace-pre-wrap break-words font-mono text-xs">{text}</pre>
    </section>
  );
}
