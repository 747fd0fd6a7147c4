import { Form, useSearchParams } from "@remix-run/react";
import { Search } from "lucide-react";
import { forwardRef } from "react";
import { Input } from "#app/components/ui.ts";
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
    <Form role="search" className="relative min-w-44 flex-1 max-sm:basis-full">
      <Search className="pointer-events-none absolute top-3 left-3 size-4 text-muted" aria-hidden />
      {[...params].map(
        ([name, value]) => name !== "q" && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <Input
        ref={ref}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => search(event.target.value)}
        className="pl-9"
      />
    </Form>
  );
});
SearchBox.displayName = "SearchBox";
