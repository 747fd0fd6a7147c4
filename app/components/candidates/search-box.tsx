import { Form, useSearchParams } from "@remix-run/react";
import { forwardRef } from "react";
import { SearchInput } from "#app/components/ui.ts";
import { useTypedQuery } from "#app/lib/use-typed-query.ts";

type Props = {
  label: string;
  placeholder: string;
  /** Called on every keystroke; the URL is updated when typing pauses. */
  onType?(text: string): void;
};

/** Keeps the search text in the URL (`q`), so that the page can be shared and reloaded. */
export const SearchBox = forwardRef<HTMLInputElement, Props>(({ label, placeholder, onType }, ref) => {
  const [params] = useSearchParams();
  const { typed, search } = useTypedQuery(onType);

  return (
    <Form role="search" className="min-w-44 flex-1 max-sm:basis-full">
      {[...params].map(
        ([name, value]) => name !== "q" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <SearchInput
        ref={ref}
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => search(event.target.value)}
      />
    </Form>
  );
});
SearchBox.displayName = "SearchBox";
