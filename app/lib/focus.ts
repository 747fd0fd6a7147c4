/** Ref callback: scrolls an element into view if it appears outside the viewport. */
export function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}

/** For `onOpenAutoFocus`: focuses the dialog itself instead of its first button. */
export function focusContent(event: Event): void {
  event.preventDefault();
  if (event.target instanceof HTMLElement) event.target.focus();
}

/** Ref callback: focuses an element when it appears, in place of one with the focus that is gone. */
export function focusOnMount(element: HTMLElement | null): void {
  element?.focus();
}
