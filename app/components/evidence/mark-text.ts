export type Span = { start: number; end: number };
export type NamedSpan = Span & { id: string };
export type Piece = {
  text: string;
  look: "plain" | "underlined" | "marked";
  /** Id of the underlined span; the shortest if several overlap. */
  id?: string;
};

/** Splits a text into marked, underlined and plain pieces. Joined, the pieces are the original text. */
export function markText(text: string, marked: Span | undefined, others: NamedSpan[]): Piece[] {
  const edges = [
    0,
    text.length,
    ...[...others, ...(marked ? [marked] : [])].flatMap((s) => [s.start, s.end]),
  ];
  const cuts = [...new Set(edges)].filter((at) => at >= 0 && at <= text.length).sort((a, b) => a - b);
  const shortestFirst = [...others].sort((a, b) => a.end - a.start - (b.end - b.start));
  const pieces: Piece[] = [];
  cuts.slice(1).forEach((end, index) => {
    const piece = { start: cuts[index] ?? 0, end };
    const owner = shortestFirst.find((other) => isInside(piece, other));
    const look = isInside(piece, marked) ? "marked" : owner ? "underlined" : "plain";
    const id = look === "underlined" ? owner?.id : undefined;
    const last = pieces.at(-1);
    if (last?.look === look && last.id === id) last.text += text.slice(piece.start, end);
    else pieces.push({ text: text.slice(piece.start, end), look, ...(id && { id }) });
  });
  return pieces;
}

const isInside = (piece: Span, span: Span | undefined) =>
  span !== undefined && span.start <= piece.start && piece.end <= span.end;

/** Block size in characters. Blocks away from the viewport are laid out lazily. */
const BLOCK_CHARACTERS = 4000;

/** Splits a long text at line breaks, never inside a span. Joined, the blocks are the original text. */
export function cutBlocks(text: string, spans: Span[]): Span[] {
  const blocks: Span[] = [];
  for (let start = 0; start < text.length; ) {
    const end = endOfLine(text, start + BLOCK_CHARACTERS, spans);
    blocks.push({ start, end });
    start = end;
  }
  return blocks;
}

function endOfLine(text: string, from: number, spans: Span[]): number {
  const at = text.indexOf("\n", from) + 1;
  if (at === 0) return text.length;
  const cut = spans.find(({ start, end }) => start < at && at < end);
  return cut ? endOfLine(text, cut.end, spans) : at;
}

/** The spans that overlap a block, with offsets relative to its start. */
export function spansIn<S extends Span>(block: Span, spans: S[]): S[] {
  return spans
    .filter((span) => span.start < block.end && block.start < span.end)
    .map((span) => ({ ...span, start: span.start - block.start, end: span.end - block.start }));
}
