/** The query string of the page on screen with some parameters changed; null or "" removes one. */
export function changedSearch(change: Record<string, string | null>): string {
  const next = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  // Commas and colons are valid in a query string.
  return next.toString().replaceAll("%2C", ",").replaceAll("%3A", ":");
}

/** These parameters of the page on screen, as far as it has them. */
export function shownParams(names: string[]): Record<string, string> {
  const shown = [...new URLSearchParams(window.location.search)];
  return Object.fromEntries(shown.filter(([name, value]) => value && names.includes(name)));
}
