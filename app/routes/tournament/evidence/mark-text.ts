export type Span = { start: number; end: number };
export type Piece = { text: string; look: "plain" | "underlined" | "marked" };

/** Cuts a text into what is marked, what is underlined and the rest; joined, the pieces are the text. */
export function markText(text: string, marked: Span | undefined, others: Span[]): Piece[] {
  const edges = [
    0,
    text.length,
    ...[...others, ...(marked ? [marked] : [])].flatMap((s) => [s.start, s.end]),
  ];
  const cuts = [...new Set(edges)].filter((at) => at <= text.length).sort((a, b) => a - b);
  const pieces: Piece[] = [];
  cuts.slice(1).forEach((end, index) => {
    const piece = { start: cuts[index] ?? 0, end };
    const look = isInside(piece, marked)
      ? "marked"
      : others.some((other) => isInside(piece, other))
        ? "underlined"
        : "plain";
    const last = pieces.at(-1);
    if (last?.look === look) last.text += text.slice(piece.start, end);
    else pieces.push({ text: text.slice(piece.start, end), look });
  });
  return pieces;
}

const isInside = (piece: Span, span: Span | undefined) =>
  span !== undefined && span.start <= piece.start && piece.end <= span.end;
