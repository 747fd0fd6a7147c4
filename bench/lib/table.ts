export type Table = { title: string; columns: string[]; rows: string[][]; notes?: string[] };

/** The result of one part of the bench: tables to read, and the raw figures for --json. */
export type Section = { tables: Table[]; figures: unknown };

/** Aligns the first column left and the others right. */
export function formatTable({ title, columns, rows, notes = [] }: Table): string {
  const all = [columns, ...rows];
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
  return [title, line(columns), rule, ...rows.map(line), ...notes.map((note) => `  ${note}`)].join("\n");
}

/** Prints a table below an empty line. */
export const printTable = (table: Table) => console.log(`\n${formatTable(table)}`);

export const percent = (part = Number.NaN, whole = 1) =>
  whole > 0 && !Number.isNaN(part) ? `${((100 * part) / whole).toFixed(1)} %` : "-";

/** Drops the minus sign from values that round to zero. */
export const decimal = (value = Number.NaN, digits = 3) =>
  Number.isFinite(value) ? value.toFixed(digits).replace(/^-(?=[0.]+$)/, "") : "-";
