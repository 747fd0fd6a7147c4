import { useNavigate } from "@remix-run/react";
import { Keyboard } from "lucide-react";
import type { Ref } from "react";
import { SearchBox } from "#app/components/candidates/search-box.tsx";
import { SORT_WORDS, sorts } from "#app/components/candidates/sort-candidates.ts";
import { TierFilter } from "#app/components/candidates/tier-filter.tsx";
import type { CandidateList } from "#app/components/candidates/use-candidate-list.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Select } from "#app/components/ui/select.tsx";
import { count } from "#app/lib/format.ts";

type Props = { list: CandidateList; searchRef: Ref<HTMLInputElement>; onShowKeys(): void };

/** Chooses among the candidates: by tier, by words and in which order. */
export function CandidateToolbar({ list, searchRef, onShowKeys }: Props) {
  const { tier, sort, query, setQuery, candidates, missing, found } = list;
  const navigate = useNavigate();
  const chooseSort = (chosen: string) => {
    const next = new URLSearchParams(window.location.search);
    if (chosen === "best") next.delete("sort");
    else next.set("sort", chosen);
    navigate({ search: next.toString() }, { preventScrollReset: true });
  };
  return (
    <div className="z-20 -mx-2 flex flex-wrap items-center gap-x-4 gap-y-2 bg-paper px-2 py-2 md:sticky md:top-14 print:hidden">
      <TierFilter chosen={tier} total={found.total} counts={found.tiers} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-2">
        <SearchBox ref={searchRef} label="Search candidates" placeholder="Name or skill" onType={setQuery} />
        <Select
          aria-label="Sort by"
          value={sort}
          onChange={(event) => chooseSort(event.target.value)}
          className="max-sm:flex-1"
        >
          {sorts.map((name) => (
            <option key={name} value={name}>
              {SORT_WORDS[name]}
            </option>
          ))}
        </Select>
        <Button
          variant="ghost"
          size="icon"
          className="size-10 max-md:hidden"
          aria-label="Keyboard shortcuts"
          title="Keyboard shortcuts (?)"
          onClick={onShowKeys}
        >
          <Keyboard aria-hidden />
        </Button>
      </div>
      <p role="status" className="sr-only">
        {sayShown(candidates.length + missing, tier, query)}
      </p>
    </div>
  );
}

function sayShown(shown: number, tier: string | null, query: string): string {
  const where = tier ? `Tier ${tier}: ` : "";
  const matching = query.trim() ? ` matching “${query.trim()}”` : "";
  return `${where}${count(shown, "candidate")}${matching}`;
}
