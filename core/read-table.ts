/** A column of a table that a user pasted or uploaded. */
type Column = {
  /** What messages call it. */
  title: string;
  /** What its heading may be, in lower case. */
  headings: string[];
};

type Line<Key extends string> = { line: number; cells: Record<Key, string> };

/**
 * Finds the columns of a table by their headings in the first line. Cells are trimmed, and empty lines are skipped. If
 * a column is missing, returns the problem as a message for the user.
 */
export function readTable<Key extends string>(
  rows: string[][],
  columns: Record<Key, Column>,
): Line<Key>[] | { problem: string } {
  const [head = [], ...body] = rows.map((row) => row.map((cell) => cell.trim()));
  const places: [string, number][] = [];
  for (const [key, { title, headings }] of Object.entries<Column>(columns)) {
    const place = head.findIndex((cell) => headings.includes(cell.toLowerCase()));
    if (place < 0) return { problem: `There is no column "${title}" in the first line.` };
    places.push([key, place]);
  }
  return body.flatMap((row, index) => {
    if (row.every((cell) => cell === "")) return [];
    const cells = Object.fromEntries(places.map(([key, place]) => [key, row[place] ?? ""]));
    return [{ line: index + 2, cells: cells as Record<Key, string> }];
  });
}
