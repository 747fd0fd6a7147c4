import { Form, useSearchParams } from "@remix-run/react";
import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Input } from "./ui/input";

const TYPING_PAUSE_MS = 200;

/** Keeps what is searched for in the address (`q`), so that the page can be shared and reloaded. */
export function SearchBox({ label, placeholder }: { label: string; placeholder: string }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("q") ?? "";
  const [typed, setTyped] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>();

  // Cleared or changed from elsewhere: a button, the back key.
  useEffect(() => setTyped(asked), [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const next = new URLSearchParams(window.location.search);
      if (text) next.set("q", text);
      else next.delete("q");
      setParams(next, { replace: true, preventScrollReset: true });
    }, TYPING_PAUSE_MS);
  };

  return (
    <Form role="search" className="relative min-w-56 flex-1 sm:max-w-sm">
      <Search className="pointer-events-none absolute top-3 left-3 size-4 text-muted" aria-hidden />
      <Input
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
}
