import { useCallback, useEffect, useRef, useState } from "react";
import { useBrowserLayoutEffect } from "#app/lib/use-browser-layout-effect.ts";
import type { CandidateCardView } from "#core/resumes/candidate-card";

/** The candidate that shortcuts act on. `takesFocus`: it was navigated to, and did not merely get focus. */
type Active = { id: string; takesFocus: boolean };

export const cardElementId = (id: string) => `candidate-${id}`;

export function useActiveCard(candidates: CandidateCardView[]) {
  const [active, setActive] = useState<Active | null>(null);
  const index = candidates.findIndex(({ id }) => id === active?.id);
  const lastIndex = useRef(0);
  if (index >= 0) lastIndex.current = index;

  /** The neighbors of the active card before it moved. */
  const left = useRef<{ of: string | undefined; ids: Record<1 | -1, string | undefined> }>();

  const focus = useCallback((id: string) => setActive({ id, takesFocus: true }), []);
  const noticeFocus = useCallback((id: string) => {
    if (left.current?.of !== id) left.current = undefined;
    setActive((known) => (known?.id === id ? known : { id, takesFocus: false }));
  }, []);

  useBrowserLayoutEffect(() => {
    if (!active?.takesFocus) return;
    const element = document.getElementById(cardElementId(active.id));
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: "nearest" });
    // Rows are measured as they become visible, which can push the card out of view again.
    const frame = requestAnimationFrame(() => element?.scrollIntoView({ block: "nearest" }));
    return () => cancelAnimationFrame(frame);
  }, [active]);

  const isGone = active !== null && index < 0;
  useEffect(() => {
    if (!isGone) return;
    const next = candidates[Math.min(lastIndex.current, candidates.length - 1)];
    const isFocusLost = document.activeElement === document.body;
    setActive(next ? { id: next.id, takesFocus: isFocusLost } : null);
    if (!next && isFocusLost) {
      document.querySelector<HTMLElement>("[data-tier-filter] [aria-pressed=true]")?.focus();
    }
  }, [isGone, candidates]);

  /** Call before the active candidate moves in the list: the next step continues from its old position. */
  const keepPlace = () => {
    // If the card moves twice, keep the neighbors from before the first move.
    if (left.current?.of === active?.id) return;
    const ids = { 1: candidates[index + 1]?.id, [-1]: candidates[index - 1]?.id };
    left.current = { of: active?.id, ids };
  };
  /** Focuses the next (1) or previous (-1) candidate, or the first if none is active. */
  const step = (by: 1 | -1) => {
    const known = left.current?.of === active?.id ? left.current?.ids[by] : undefined;
    left.current = undefined;
    const kept = candidates.find(({ id }) => id === known);
    const next = kept ?? (index < 0 ? candidates[lastIndex.current] : candidates[index + by]);
    if (next) focus(next.id);
  };
  return { id: active?.id ?? null, card: candidates[index], focus, noticeFocus, step, keepPlace };
}

export type ActiveCard = ReturnType<typeof useActiveCard>;
