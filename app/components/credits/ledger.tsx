import { EmptyState } from "#app/components/empty-state.tsx";
import { LocalDate } from "#app/components/time.tsx";
import { cn } from "#app/lib/cn.ts";
import type { LedgerLine } from "#core/billing/account-credits";
import { LISTED_ENTRIES } from "#core/billing/credits";

const SHOWN_AT_FIRST = 8;

/** Each credit that came and went. */
export function Ledger({ title, lines }: { title: string; lines: LedgerLine[] }) {
  const earlier = lines.slice(SHOWN_AT_FIRST);
  return (
    <section aria-labelledby="ledger">
      <h2 id="ledger" className="mb-4 text-xl">
        {title}
      </h2>
      {lines.length === 0 ? (
        <EmptyState title="Nothing yet" text="Each credit that comes or is used is listed here." />
      ) : (
        <div className="rounded-lg border bg-surface shadow-raised">
          <Lines lines={lines.slice(0, SHOWN_AT_FIRST)} />
          {earlier.length > 0 && (
            <details className="border-t">
              <summary className="cursor-pointer rounded-lg px-5 py-3 font-medium text-accent text-sm hover:text-accent-strong">
                {lines.length < LISTED_ENTRIES
                  ? `Show ${earlier.length} earlier`
                  : `Show the latest ${LISTED_ENTRIES}`}
              </summary>
              <Lines lines={earlier} />
            </details>
          )}
        </div>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: LedgerLine[] }) {
  return (
    <ul className="divide-y text-sm">
      {lines.map(({ id, words, amount, createdAt }) => (
        <li
          key={id}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 px-5 py-3 sm:grid-cols-[7rem_1fr_auto]"
        >
          <span className="max-sm:col-start-1 max-sm:row-start-2 text-muted">
            <LocalDate iso={createdAt} />
          </span>
          <span className="min-w-0 break-words">{words}</span>
          <span className={cn("font-medium tabular-nums", amount > 0 && "text-accent")}>
            {change(amount)}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** "+5", "−1"; nothing for what moves no credit. */
function change(amount: number): string {
  if (amount === 0) return "";
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
