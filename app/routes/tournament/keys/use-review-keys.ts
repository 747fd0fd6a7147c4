import { type RefObject, useCallback } from "react";
import { useHotkeys } from "react-hotkeys-hook";
import type { ActiveCard } from "#app/components/candidates/use-active-card.ts";
import { dismissToast, useToasts } from "#app/lib/toast.ts";
import { usePreferences } from "#app/lib/use-preferences.ts";
import { type Tier, tiers } from "#core/analysis/scorecard";
import type { CandidateCardView } from "#core/resumes/candidate-card";

type Options = {
  active: ActiveCard;
  search: RefObject<HTMLInputElement>;
  open(card: CandidateCardView): void;
  setTier(card: CandidateCardView, tier: Tier): void;
  toggleCompared(card: CandidateCardView): void;
  showKeys(): void;
};

/** What is being closed is still in the page until its animation is over, but must not swallow the next key. */
const isSomethingOpen = () =>
  document.querySelector(
    ":is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):not([data-state=closed])",
  ) !== null;

/** A focused control handles its own keys. */
const isOnControl = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.matches("a, button, summary");

/** Keyboard shortcuts of a review, active unless the user is typing or something covers the page. */
export function useReviewKeys({ active, search, open, setTier, toggleCompared, showKeys }: Options): void {
  const { shortcuts } = usePreferences();
  // Matches the character that a key produces, so that it works on every keyboard layout.
  const single = { enabled: shortcuts, useKey: true, preventDefault: true, ignoreEventWhen: isSomethingOpen };
  const { card } = active;

  useHotkeys("j", () => active.step(1), single);
  useHotkeys("k", () => active.step(-1), single);
  useHotkeys("o", () => card?.isJudged && open(card), single);
  useHotkeys("enter", () => card?.isJudged && open(card), {
    ...single,
    ignoreEventWhen: (event) => isSomethingOpen() || isOnControl(event),
  });
  useHotkeys(
    "1,2,3,4",
    ({ key }) => {
      const tier = tiers[Number(key) - 1];
      if (!card || !tier) return;
      active.keepPlace();
      setTier(card, tier);
    },
    single,
  );
  useHotkeys("c", () => card && toggleCompared(card), single);
  useHotkeys("/,shift+/", () => search.current?.focus(), single);
  useHotkeys("?,shift+?", showKeys, single);

  const toasts = useToasts();
  const undo = useCallback(() => {
    const undoable = toasts.find((shown) => shown.open && shown.action);
    if (!undoable) return;
    dismissToast(undoable.id);
    undoable.action?.run();
  }, [toasts]);
  useHotkeys("mod+z", undo, { useKey: true, preventDefault: true, enabled: toasts.length > 0 });
}
