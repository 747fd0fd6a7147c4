/** Resolves when the element is about to come into view or is touched, at the latest when the browser is idle. */
export function whenNear(id: string): Promise<void> {
  if (typeof document === "undefined") return Promise.resolve();
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(),
      { rootMargin: "800px" },
    );
    const done = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element);
    element.addEventListener("focusin", done, { once: true });
    if ("requestIdleCallback" in window) window.requestIdleCallback(done, { timeout: 4000 });
    else setTimeout(done, 1500);
  });
}
