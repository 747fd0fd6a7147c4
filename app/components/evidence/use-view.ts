import { useEffect, useRef, useState } from "react";
import { bringIntoView } from "#app/lib/bring-into-view.ts";
import { criterionRowId, quoteButtonId } from "./criterion-verdict";

export type View = "scorecard" | "text";

/** On a small screen: whether the scorecard or the resume is shown, and where focus goes when switching. */
export function useView(shownId: string | undefined, hasQuote: boolean) {
  // A manual choice lasts until another criterion is selected.
  const [choice, setChoice] = useState<{ view: View; at: string | undefined }>();
  const view: View = choice && choice.at === shownId ? choice.view : hasQuote ? "text" : "scorecard";
  const column = useRef<HTMLElement>(null);
  const text = useRef<HTMLElement>(null);
  const lastId = useRef<string>();
  useEffect(() => {
    if (shownId) bringIntoView(document.getElementById(criterionRowId(shownId)));
    const isHidden = column.current?.offsetParent === null;
    if (shownId && !lastId.current && isHidden) text.current?.focus({ preventScroll: true });
    if (!shownId && lastId.current) document.getElementById(quoteButtonId(lastId.current))?.focus();
    lastId.current = shownId;
  }, [shownId]);
  return { view, choose: (view: View) => setChoice({ view, at: shownId }), column, text };
}
