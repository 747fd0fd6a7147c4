import { LocalDate } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import type { LedgerLine } from "#core/billing/account-credits";
import type { Slice } from "#core/paging";
import { History } from "./history";
import * as words from "./words";

const NOTHING = { title: words.noEntries, text: words.noEntriesHint };

export function Ledger({ title, page }: { title: string; page: Slice<LedgerLine> }) {
  return (
    <History id="ledger" title={title} page={page} empty={NOTHING}>
      <ul className="divide-y rounded-lg border bg-surface text-sm shadow-raised">
        {page.rows.map(({ id, words, amount, createdAt }) => (
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
    </History>
  );
}

/** "+5" or "−1"; empty if no credit moved. */
function change(amount: number): string {
  if (amount === 0) return "";
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}
