import { Columns3 } from "lucide-react";
import type { ReactNode } from "react";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { Button } from "#app/components/ui.ts";
import { MIN_COMPARED } from "./use-compared";
import * as words from "./words";

type Props = { ids: readonly string[]; onClear(): void };

export function CompareBar({ ids, onClear }: Props) {
  const { openCompare } = useEvidenceAddress();
  const isEnough = ids.length >= MIN_COMPARED;
  return (
    <BottomBar count={ids.length} selected={words.selected(ids.length)}>
      {!isEnough && <span className="text-muted">{words.selectOneMore}</span>}
      <span className="flex gap-2">
        {isEnough && (
          <Button size="sm" onClick={() => openCompare(ids)}>
            <Columns3 aria-hidden />
            {words.compare}
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={onClear}>
          {words.clear}
        </Button>
      </span>
    </BottomBar>
  );
}

type BarProps = { count: number; selected: string; children: ReactNode };

export function BottomBar({ count, selected, children }: BarProps) {
  return (
    <div role="status" className="contents">
      {count > 0 && (
        <div
          data-bottom-bar
          className="sticky bottom-4 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-ink bg-surface py-2 pr-2 pl-4 text-sm shadow-floating print:hidden"
        >
          <span className="font-medium tabular-nums">{selected}</span>
          {children}
        </div>
      )}
    </div>
  );
}
