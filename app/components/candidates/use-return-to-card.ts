import { useEffect, useRef } from "react";
import { cardElementId } from "./use-active-card";

/** When the dialog closes, it returns focus to its opener shortly after the URL has changed. */
const AFTER_THE_DIALOG_MS = 100;

/** Focuses the card of the candidate that was open last, if focus is on another card or nowhere. */
export function useReturnToCard(openId: string | null, focus: (id: string) => void): void {
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = openId;
    if (openId || !closedId) return;
    const timer = setTimeout(() => {
      const card = document.getElementById(cardElementId(closedId));
      const focused = document.activeElement;
      const isOnCards = focused?.closest(`[id^="${cardElementId("")}"]`) || focused === document.body;
      if (isOnCards && !card?.contains(focused)) focus(closedId);
    }, AFTER_THE_DIALOG_MS);
    return () => clearTimeout(timer);
  }, [openId, focus]);
}
