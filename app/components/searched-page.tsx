import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { EmptyState } from "#app/components/ui.ts";
import type { Page } from "#core/paging";
import { Pager, total } from "./pager";
import { ClearSearch } from "./search-form";
import * as words from "./words";

type Props = {
  page: Page<unknown>;
  noun: string;
  /** Shows the length of the list above it. Otherwise only screen readers are told, after a search. */
  isTotalShown?: boolean;
  isFiltered?: boolean;
  /** Without a search, the text is empty. */
  noMatches: (search: string) => string;
  /** Hidden fields that stay when the search is cleared. */
  kept?: ReactNode;
  /** Replaces a list that has no rows without a search either. */
  empty: ReactNode;
  children: ReactNode;
};

/** A page of a list that can be searched: its table, or why there is none, and the pager. */
export function SearchedPage({
  page,
  noun,
  isTotalShown,
  noMatches,
  kept,
  empty,
  children,
  ...props
}: Props) {
  const search = useSearchParams()[0].get("q")?.trim() ?? "";
  const isNarrowed = search !== "" || props.isFiltered;
  const size = total(page, noun);
  return (
    <>
      <p role="status" className={isTotalShown ? "mb-3 text-muted text-sm tabular-nums" : "sr-only"}>
        {isNarrowed ? words.found(size) : isTotalShown && size}
      </p>
      {page.rows.length > 0 ? (
        children
      ) : page.total > 0 ? (
        <EmptyState title={words.pageIsEmpty} text={words.pageIsEmptyHint} />
      ) : isNarrowed ? (
        <EmptyState
          title={words.noMatchesFound}
          text={noMatches(search)}
          action={<ClearSearch>{kept}</ClearSearch>}
        />
      ) : (
        empty
      )}
      <Pager page={page} />
    </>
  );
}
