const BREAKPOINT = "--> statement-breakpoint";
const TOKEN =
  /'(?:[^']|'')*'|"[^"]*"|`[^`]*`|--[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\s+|[^\s'"`/-]+|[/-]/g;
const isBlank = (token) => /^(?:--|\/\*|\s)/.test(token);

/** A migration's statements, one per line, without comments. */
export function statementsOf(sql) {
  return sql.split(BREAKPOINT).flatMap((part) => {
    const tokens = part.match(TOKEN) ?? [];
    const folded = tokens.filter((token, index) => !isBlank(token) || !isBlank(tokens[index - 1] ?? " "));
    const statement = folded
      .map((token) => (isBlank(token) ? " " : token))
      .join("")
      .trim();
    return statement ? [statement.endsWith(";") ? statement : `${statement};`] : [];
  });
}
