import { Form, useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button, SearchInput } from "#app/components/ui.ts";
import { cn } from "#app/lib/cn.ts";
import { useTypedQuery } from "#app/lib/use-typed-query.ts";
import * as words from "./words";

const SEARCH_INPUT = "search";

type Props = { label: string; placeholder: string; children?: ReactNode; className?: string };

/** Keeps search text (`q`) and the selects among the children in the URL. Works without JavaScript. */
export function SearchForm({ label, placeholder, children, className }: Props) {
  const { typed, search, go } = useTypedQuery();

  return (
    <Form
      role="search"
      className={cn("flex flex-wrap items-center gap-3", className)}
      onSubmit={(event) => {
        event.preventDefault();
        search(typed, 0);
      }}
      onChange={({ target }) => {
        if (target instanceof HTMLSelectElement) go({ q: typed, [target.name]: target.value }, false);
      }}
    >
      <SearchInput
        id={SEARCH_INPUT}
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => search(event.target.value)}
        className="min-w-56"
      />
      {children}
      <noscript>
        <Button type="submit" variant="secondary">
          {words.search}
        </Button>
      </noscript>
    </Form>
  );
}

/** Resets a search without results. Hidden fields keep the parameters that are not part of the search. */
export function ClearSearch({ children }: { children?: ReactNode }) {
  return (
    <Form
      action={useLocation().pathname}
      preventScrollReset
      onSubmit={() => document.getElementById(SEARCH_INPUT)?.focus()}
    >
      {children}
      <Button type="submit" variant="secondary">
        {words.clearSearch}
      </Button>
    </Form>
  );
}
