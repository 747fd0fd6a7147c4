import { writeCsvStream } from "hucre/csv";
import { writeXlsxStream } from "hucre/xlsx";
import { cutAt } from "#core/cut-at";

type Cell = string | number | null;
type Rows = AsyncIterable<Cell[]> | Iterable<Cell[]>;

/** The most that fits into an Excel cell; longer quotes are cut. */
const MAX_CELL_LENGTH = 32_000;
/** XML does not allow these characters, and spreadsheets do not show them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const UNWRITABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/**
 * Streams rows as CSV (RFC 4180, UTF-8 with a byte order mark, for Excel). Text that a spreadsheet would take for a
 * formula is escaped, even after leading spaces.
 */
export const writeCsv = (rows: Rows): ReadableStream<Uint8Array> =>
  writeCsvStream(mapRows(rows, inert), { bom: true, escapeFormulae: true });

/** Streams rows as an Excel workbook with one sheet, "Candidates". The first row is the header; text always stays text. */
export const writeXlsx = (rows: Rows): ReadableStream<Uint8Array> =>
  writeXlsxStream(mapRows(rows, writable), { name: "Candidates", freezePane: { rows: 1, columns: 2 } });

async function* mapRows(rows: Rows, map: (text: string) => string): AsyncGenerator<Cell[]> {
  for await (const row of rows) yield row.map((cell) => (typeof cell === "string" ? map(cell) : cell));
}

const inert = (text: string) => (/^\s+[=+\-@|]/.test(text) ? `'${text}` : text);

const writable = (text: string) => cutAt(text.replace(UNWRITABLE, ""), MAX_CELL_LENGTH);
