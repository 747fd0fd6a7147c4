import { Keyboard } from "lucide-react";
import type { Ref } from "react";
import { SearchBox } from "#app/components/candidates/search-box.tsx";
import { TierFilter } from "#app/components/candidates/tier-filter.tsx";
import type { CandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { Button, Select } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { count } from "#app/lib/format.ts";
import type { SortName } from "#core/resumes/candidate-query.schema";
import { ColumnMenu, ViewSwitch } from "../table/view-menu";
import * as words from "./words";

/** Sort orders of the cards; the table can be sorted by each column. */
const SORT_WORDS: Partial<Record<SortName, string>> = {
  best: words.byTier,
  match: words.highestMatch,
  newest: words.newest,
  name: words.fileName,
  own: words.yoursFirst,
};

type Props = {
  list: CandidateList;
  view: "cards" | "table";
  searchRef: Ref<HTMLInputElement>;
  onSort(sort: string): void;
  onShowKeys(): void;
};

export function CandidateToolbar({ list, view, searchRef, onSort, onShowKeys }: Props) {
  const { tier, sort, query, setQuery, candidates, missing, found } = list;
  return (
    <div className="z-20 -mx-2 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-2 py-2 md:sticky md:top-14 print:hidden">
      <TierFilter chosen={tier} total={found.total} counts={found.tiers} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2 sm:min-w-96">
        <SearchBox ref={searchRef} label={words.search} placeholder={words.searchHint} onType={setQuery} />
        <Select
          aria-label={words.sortBy}
          value={sort}
          onChange={(event) => onSort(event.target.value)}
          // The table is sorted by its headings.
          className={cn("max-sm:flex-1", view === "table" && "md:hidden")}
          options={Object.entries(SORT_WORDS)}
        />
        <ViewSwitch view={view} />
        {view === "table" && <ColumnMenu />}
        <Button
          variant="ghost"
          size="icon"
          className="size-10 max-md:hidden"
          aria-label={words.shortcuts}
          title={words.shortcutsWithKey}
          onClick={onShowKeys}
        >
          <Keyboard aria-hidden />
        </Button>
      </div>
      <p role="status" className="sr-only">
        {describeResults(candidates.length + missing, tier, query)}
      </p>
    </div>
  );
}

function describeResults(shown: number, tier: string | null, query: string): string {
  const where = tier ? `${words.inTier(tier)} ` : "";
  const matching = query.trim() ? words.matching(query.trim()) : "";
  return `${where}${count(shown, "candidate")}${matching}`;
}
