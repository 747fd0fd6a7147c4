import { useEffect, useRef } from "react";
import { cardElementId } from "./use-active-card";

/** The dialog gives the focus back to what opened it as it leaves, a moment after the address has changed. */
const AFTER_THE_DIALOG_MS = 100;

/** Gives the focus to the card of the candidate that was open last, if it is on another card or on nothing. */
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
