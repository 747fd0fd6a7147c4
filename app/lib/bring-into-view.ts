/** As a ref: shows what has just appeared, when it lies beyond the edge of the screen. */
export function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest", behavior: "smooth" });
}
