import { Columns3, Download, FileX2, NotebookPen, RotateCw, Tags } from "lucide-react";
import { useState } from "react";
import { useEvidenceAddress } from "#app/components/evidence/use-evidence-address.ts";
import { OwnerOnly } from "#app/components/read-only.tsx";
import { Button } from "#app/components/ui.ts";
import { count } from "#app/lib/format.ts";
import { BottomBar } from "../list/compare-bar";
import { MAX_COMPARED, MIN_COMPARED } from "../list/use-compared";
import { useTournamentId } from "../use-tournament-id";
import { BulkDialog } from "./bulk-dialog";
import type { BulkChanges } from "./use-bulk-change";
import type { Selection } from "./use-selection";
import * as words from "./words";

type Props = { selection: Selection; many: BulkChanges };
export type Asked = "tier" | "note" | "delete";

export function SelectionBar({ selection, many }: Props) {
  const tournamentId = useTournamentId();
  const { openCompare } = useEvidenceAddress();
  const [asked, setAsked] = useState<Asked>();
  const ids = [...selection.ids];
  const canCompare = ids.length >= MIN_COMPARED && ids.length <= MAX_COMPARED;
  const action = { variant: "ghost", size: "sm", className: "px-2", disabled: many.isBusy } as const;
  return (
    <>
      <BottomBar count={ids.length} selected={words.selected(count(ids.length, "candidate"))}>
        <span className="flex flex-wrap items-center">
          {canCompare && (
            <Button {...action} onClick={() => openCompare(ids)}>
              <Columns3 aria-hidden />
              {words.compare}
            </Button>
          )}
          <OwnerOnly>
            <Button {...action} onClick={() => setAsked("tier")}>
              <Tags aria-hidden />
              {words.setTier}
            </Button>
            <Button {...action} onClick={() => setAsked("note")}>
              <NotebookPen aria-hidden />
              {words.addANote}
            </Button>
            <Button {...action} onClick={many.readAgain}>
              <RotateCw aria-hidden />
              {words.analyzeAgain}
            </Button>
            {/* A POST form, because 2,000 ids do not fit in a URL. */}
            <form method="post" action={`/api/tournaments/${tournamentId}/export/candidates`}>
              <input type="hidden" name="ids" value={ids.join(",")} />
              <Button {...action} type="submit" name="format" value="xlsx">
                <Download aria-hidden />
                {words.exportButton}
              </Button>
            </form>
            <Button {...action} className="px-2 text-danger" onClick={() => setAsked("delete")}>
              <FileX2 aria-hidden />
              {words.deleteButton}
            </Button>
          </OwnerOnly>
          <Button {...action} onClick={selection.clear}>
            {words.clear}
          </Button>
        </span>
      </BottomBar>
      <BulkDialog asked={asked} count={ids.length} many={many} onClose={() => setAsked(undefined)} />
    </>
  );
}
