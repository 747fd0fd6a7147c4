/**
 * Splits SQL like a remote D1 with every publicly reported fault at once: a trigger's block ends at the first END
 * outside parentheses, even that of a CASE; a lowercase `begin` opens no block; with CRLF, a statement ends at the
 * next semicolon, and so does a multi-line trigger that is not the first statement. SQLite refuses a statement that
 * was cut in two as "incomplete input".
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
