import { useEffect, useRef } from "react";
import { cardElementId } from "./use-active-card";

/** Gives the focus to the card of the candidate that was open last, unless something of that card has it. */
export function useReturnToCard(openId: string | null, focus: (id: string) => void): void {
  const lastId = useRef<string | null>(null);
  useEffect(() => {
    const closedId = lastId.current;
    lastId.current = openId;
    if (openId || !closedId) return;
    // After the dialog, which gives the focus back to what opened it.
    const timer = setTimeout(() => {
      const card = document.getElementById(cardElementId(closedId));
      if (!card?.contains(document.activeElement)) focus(closedId);
    });
    return () => clearTimeout(timer);
  }, [openId, focus]);
}
