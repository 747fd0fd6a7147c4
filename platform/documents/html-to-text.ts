import { unescapeXml } from "./xml-tokens";

type Cell = { lines: string[] };
type Frame = { kind: "cell" | "row" | "table" | "list"; ordered: boolean; count: number; cells: Cell[] };

/**
 * Converts the simple, well-formed HTML that mammoth writes. Each paragraph or list item becomes a line; a table row
 * with one-line cells becomes a line with tabs, and other cells follow one another; headings have a blank line before
 * them, and tables one on either side.
 */
export function htmlToText(html: string): string {
  const page: Cell = { lines: [] };
  const targets: Cell[] = [page];
  const frames: Frame[] = [];
  let line = "";

  for (const [, text, tag] of html.matchAll(/([^<]+)|<(\/?[a-z0-9]{1,20})[^<>]*>/g)) {
    if (text !== undefined) line += unescapeXml(text);
    else if (tag) handle(tag);
  }
  flush();
  return page.lines.join("\n").trimEnd();

  function handle(tag: string) {
    if (tag === "br") flush();
    else if (/^\/?(p|h[1-6]|li)$/.test(tag)) {
      flush();
      if (/^h/.test(tag)) blank();
      if (tag === "li") line = bullet();
    } else if (/^(ul|ol|table|tr|td|th)$/.test(tag)) open(tag);
    else if (/^\/(ul|ol|table|tr|td|th)$/.test(tag)) close(tag.slice(1));
  }

  function open(tag: string) {
    flush();
    if (tag === "table") blank();
    const kind =
      tag === "table" ? "table" : tag === "tr" ? "row" : tag === "td" || tag === "th" ? "cell" : "list";
    if (kind === "cell") targets.push({ lines: [] });
    frames.push({ kind, ordered: tag === "ol", count: 0, cells: [] });
  }

  function close(tag: string) {
    flush();
    const frame = frames.pop();
    if (frame?.kind === "cell") {
      const cell = targets.pop();
      if (cell) frames[frames.length - 1]?.cells.push(cell);
    } else if (frame?.kind === "row") writeRow(frame.cells);
    if (tag === "table") blank();
  }

  function writeRow(cells: Cell[]) {
    const filled = cells.filter((cell) => cell.lines.some((text) => text.trim()));
    const lines = current().lines;
    if (filled.every((cell) => cell.lines.length === 1)) {
      if (filled.length > 0) lines.push(filled.map((cell) => cell.lines[0]).join("\t"));
    } else for (const cell of filled) for (const text of cell.lines) lines.push(text);
  }

  function bullet(): string {
    const list = frames.findLast((frame) => frame.kind === "list");
    if (!list) return "";
    list.count++;
    return list.ordered ? `${list.count}. ` : "• ";
  }

  function flush() {
    const text = line.trim();
    line = "";
    if (text && text !== "•") current().lines.push(text);
  }

  function blank() {
    const { lines } = current();
    if (lines.length > 0 && lines[lines.length - 1] !== "") lines.push("");
  }

  function current(): Cell {
    return targets[targets.length - 1] ?? page;
  }
}
