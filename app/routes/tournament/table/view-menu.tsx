import { Columns3, LayoutGrid, Rows3 } from "lucide-react";
import { Button, DropdownMenu, DropdownMenuCheckItem, DropdownMenuLabel } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { useChangePreferences, usePreferences } from "#app/lib/use-preferences.ts";
import { COLUMNS } from "./columns";
import * as words from "./words";

export function ViewSwitch({ view }: { view: "cards" | "table" }) {
  const change = useChangePreferences();
  return (
    <fieldset className="flex gap-0.5 rounded-md bg-sunken p-0.5 max-md:hidden">
      <legend className="sr-only">{words.view}</legend>
      {(
        [
          ["table", words.table, Rows3],
          ["cards", words.cards, LayoutGrid],
        ] as const
      ).map(([value, label, Icon]) => (
        <button
          key={value}
          type="button"
          aria-pressed={view === value}
          aria-label={label}
          title={label}
          onClick={() => change({ candidateView: value })}
          className={cn(
            "grid size-9 place-items-center rounded",
            view === value ? "bg-surface inset-ring inset-ring-control" : "text-muted hover:text-ink",
          )}
        >
          <Icon className="size-4" aria-hidden />
        </button>
      ))}
    </fieldset>
  );
}

export function ColumnMenu() {
  const { density, hiddenColumns } = usePreferences();
  const change = useChangePreferences();
  const hidden = new Set(hiddenColumns ?? []);
  const toggle = (id: string) => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    change({ hiddenColumns: [...next].join(",") });
  };
  return (
    <DropdownMenu
      trigger={
        <Button
          variant="ghost"
          size="icon"
          className="size-10 max-md:hidden"
          aria-label={words.columns}
          title={words.columnsAndDensity}
        >
          <Columns3 aria-hidden />
        </Button>
      }
    >
      <DropdownMenuLabel>{words.columns}</DropdownMenuLabel>
      {COLUMNS.filter(({ isPinned }) => !isPinned).map(({ id, heading }) => (
        <DropdownMenuCheckItem key={id} checked={!hidden.has(id)} onCheckedChange={() => toggle(id)}>
          {heading}
        </DropdownMenuCheckItem>
      ))}
      <DropdownMenuLabel className="border-t">{words.rows}</DropdownMenuLabel>
      <DropdownMenuCheckItem
        checked={density === "compact"}
        onCheckedChange={(isCompact) => change({ density: isCompact ? "compact" : "comfortable" })}
      >
        {words.compact}
      </DropdownMenuCheckItem>
    </DropdownMenu>
  );
}
