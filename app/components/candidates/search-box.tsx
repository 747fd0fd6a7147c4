import { Form, useSearchParams } from "@remix-run/react";
import { Search } from "lucide-react";
import { forwardRef, useEffect, useRef, useState } from "react";
import { Input } from "#app/components/ui.ts";
import { changedSearch } from "#app/lib/changed-search.ts";

const TYPING_PAUSE_MS = 200;

type Props = {
  label: string;
  placeholder: string;
  /** Called on every keystroke; the URL is updated when typing pauses. */
  onType?(text: string): void;
};

/** Keeps the search text in the URL (`q`), so that the page can be shared and reloaded. */
export const SearchBox = forwardRef<HTMLInputElement, Props>(({ label, placeholder, onType }, ref) => {
  const [params, setParams] = useSearchParams();
  const asked = params.get("q") ?? "";
  const [typed, setTyped] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const own = useRef(asked);

  // Only when the URL changed from elsewhere, such as a clear button or Back. Text typed here is already in the
  // field.
  useEffect(() => {
    if (asked === own.current) return;
    own.current = asked;
    setTyped(asked);
    onType?.(asked);
  }, [asked, onType]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    setTyped(text);
    onType?.(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      own.current = text;
      setParams(changedSearch({ q: text }), { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
  };

  return (
    <Form role="search" className="relative min-w-44 flex-1 sm:max-w-sm">
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
