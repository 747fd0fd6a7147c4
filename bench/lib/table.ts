/** Numbers are printed with as many digits as they mean something, and NaN as "-". */
type Cell = string | number;
export type Table = { title: string; columns: string[]; rows: Cell[][]; notes?: string[] };

/** Aligns the first column left and the others right. */
export function formatTable({ title, columns, rows, notes = [] }: Table): string {
  const all = [columns, ...rows.map((row) => row.map(formatCell))];
  const widths = columns.map((_, column) => Math.max(...all.map((row) => (row[column] ?? "").length)));
  const line = (row: string[]) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? "";
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd();
  const rule = widths.map((width) => "-".repeat(width)).join("  ");
  const [head = [], ...body] = all;
  return [title, line(head), rule, ...body.map(line), ...notes.map((note) => `  ${note}`)].join("\n");
}

function formatCell(cell: Cell): string {
  if (typeof cell === "string") return cell;
  return decimal(cell, Number.isInteger(cell) || Math.abs(cell) >= 100 ? 0 : Math.abs(cell) >= 10 ? 1 : 2);
}

/** Prints a table below an empty line. */
export const printTable = (table: Table) => console.log(`\n${formatTable(table)}`);

export const percent = (part = Number.NaN, whole = 1) =>
  whole > 0 && !Number.isNaN(part) ? `${((100 * part) / whole).toFixed(1)} %` : "-";

/** Drops the minus sign from values that round to zero. */
export const decimal = (value = Number.NaN, digits = 3) =>
  Number.isFinite(value) ? value.toFixed(digits).replace(/^-(?=[0.]+$)/, "") : "-";
