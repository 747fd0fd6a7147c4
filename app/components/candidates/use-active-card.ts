import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { CandidateCardView } from "#core/resumes/candidate-card";

/** The candidate that keys act on. `takesFocus` once it was moved to, rather than found focused. */
type Active = { id: string; takesFocus: boolean };

export type ActiveCard = {
  id: string | null;
  card: CandidateCardView | undefined;
  /** Makes it the active one and gives it the focus, wherever on the page it is. */
  focus(id: string): void;
  /** It, or something in it, has got the focus. */
  noticeFocus(id: string): void;
  /** Focuses the one `by` steps further on; the first while none is active. */
  step(by: 1 | -1): void;
  /** It is about to move in the list: the next step goes on from where it was. */
  keepPlace(): void;
};

export const cardElementId = (id: string) => `candidate-${id}`;

const useBrowserLayoutEffect = typeof document === "undefined" ? () => undefined : useLayoutEffect;

export function useActiveCard(candidates: CandidateCardView[]): ActiveCard {
  const [active, setActive] = useState<Active | null>(null);
  const index = candidates.findIndex(({ id }) => id === active?.id);
  const lastIndex = useRef(0);
  if (index >= 0) lastIndex.current = index;

  /** The neighbours that a card had which was moved. */
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
    // Rows that come into sight are measured, and may push it out again.
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

  const keepPlace = () => {
    // Moved twice, it is still gone on from where it was first.
    if (left.current?.of === active?.id) return;
    const ids = { 1: candidates[index + 1]?.id, [-1]: candidates[index - 1]?.id };
    left.current = { of: active?.id, ids };
  };
  const step = (by: 1 | -1) => {
    const known = left.current?.of === active?.id ? left.current?.ids[by] : undefined;
    left.current = undefined;
    const kept = candidates.find(({ id }) => id === known);
    const next = kept ?? (index < 0 ? candidates[lastIndex.current] : candidates[index + by]);
    if (next) focus(next.id);
  };
  return { id: active?.id ?? null, card: candidates[index], focus, noticeFocus, step, keepPlace };
}
