/** Resolves when the element is about to scroll into view, or when something inside it is focused or changed. */
export function whenVisible(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && done(),
      { rootMargin: "400px" },
    );
    const done = () => {
      observer.disconnect();
      resolve();
    };
    observer.observe(element);
    for (const type of ["focusin", "change"]) element.addEventListener(type, done, { once: true });
  });
}
