/** Ref callback: scrolls an element into view if it appears outside the viewport. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}
