/** "Page 2 was", "Pages 1-3 and 5 were". */
export function sayPages(pages: number[]): string {
  const runs: [number, number][] = [];
  for (const page of [...new Set(pages)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else runs.push([page, page]);
  }
  const named = runs.map(([from, to]) => (from === to ? `${from}` : `${from}-${to}`));
  const list = [named.slice(0, -1).join(", "), named.at(-1)].filter(Boolean).join(" and ");
  return list === String(pages[0]) ? `Page ${list} was` : `Pages ${list} were`;
}
