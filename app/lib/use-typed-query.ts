import { useNavigate, useSearchParams } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { changedSearch } from "./changed-search";

const TYPING_PAUSE_MS = 200;

/**
 * The text of a search field. It is put into the URL (`q`) when typing pauses, so that the page can be shared and
 * reloaded. `onType` is called on every keystroke, and when the URL changes from elsewhere.
 */
export function useTypedQuery(onType?: (text: string) => void) {
  const asked = useSearchParams()[0].get("q") ?? "";
  const [typed, setTyped] = useState(asked);
  const sent = useRef(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const navigate = useNavigate();

  // Only when the URL changed from elsewhere, such as a clear button or Back. Not when the navigation for text typed
  // here finishes, because more may have been typed since.
  useEffect(() => {
    if (asked === sent.current) return;
    sent.current = asked;
    setTyped(asked);
    onType?.(asked);
  }, [asked, onType]);
  useEffect(() => () => clearTimeout(timer.current), []);

  /** Changes the URL, back to the first page of the list. */
  const go = (change: Record<string, string>, replace: boolean) => {
    const search = changedSearch({ ...change, before: "", after: "" });
    sent.current = new URLSearchParams(search).get("q") ?? "";
    navigate({ search }, { replace, preventScrollReset: true });
  };
  const search = (text: string, pauseMs = TYPING_PAUSE_MS) => {
    setTyped(text);
    onType?.(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => go({ q: text }, true), pauseMs);
  };
  return { typed, search, go };
}
