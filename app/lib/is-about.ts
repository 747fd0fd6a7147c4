/** Whether every word searched for occurs in one of the texts; an empty search finds all. */
export function isAbout(search: string, texts: string[]): boolean {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const haystack = texts.join("\n").toLowerCase();
  return words.every((word) => haystack.includes(word));
}
