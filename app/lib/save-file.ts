/** Saves a file from the page, as a download would. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Text that a spreadsheet would take for a formula is escaped. */
export async function saveCsv(name: string, rows: (string | number)[][]): Promise<void> {
  const { writeCsv } = await import("hucre/csv");
  const trimmed = rows.map((row) => row.map((cell) => (typeof cell === "string" ? cell.trim() : cell)));
  saveFile(new Blob([writeCsv(trimmed, { bom: true, escapeFormulae: true })], { type: "text/csv" }), name);
}
