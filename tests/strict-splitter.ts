/**
 * Splits SQL as a remote D1 does by the worst of the public reports, all faults at once: a trigger's block ends at the
 * first END outside parentheses, also at that of a CASE; `begin` in lower case opens no block; CRLF ends a statement
 * at the next semicolon; so does a trigger on several lines that is not the first statement.
 * What it cuts in two SQLite refuses as "incomplete input".
 */
export function splitStrictly(sql: string): string[] {
  const pieces: string[] = [];
  let piece = "";
  let depth = 0;
  let isInBlock = false;
  for (const token of sql.match(/'(?:[^']|'')*'|"[^"]*"|`[^`]*`|--[^\n]*|\w+|\s+|[^\w\s]/g) ?? []) {
    piece += token;
    if (token === "(") depth++;
    else if (token === ")") depth--;
    else if (token === "BEGIN" && /^\s*CREATE TRIGGER/.test(piece)) isInBlock = true;
    else if (/^END$/i.test(token) && depth === 0) isInBlock = false;
    else if (token === ";" && (!isInBlock || isCutShort(piece, pieces.length))) {
      pieces.push(piece.trim());
      piece = "";
      isInBlock = false;
    }
  }
  return piece.trim() ? [...pieces, piece.trim()] : pieces;
}

const isCutShort = (piece: string, before: number) =>
  piece.includes("\r") || (before > 0 && piece.trim().includes("\n"));
