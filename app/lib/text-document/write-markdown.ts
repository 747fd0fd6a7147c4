import type { Figures, Part, TextDocument } from "./part";

/** The document as Markdown. What people typed is shown as typed, never read as markup. */
export function writeMarkdown({ title, about, parts }: TextDocument): string {
  const head = [`# ${asTyped(title)}`, ...(about ? [paragraph(about)] : [])];
  return `${[...head, ...parts.flatMap(writePart)].join("\n\n")}\n`;
}

const writePart = ({ title, text = [], items = [], tables = [] }: Part): string[] => [
  `## ${asTyped(title)}`,
  ...text.map(paragraph),
  ...(items.length > 0 ? [items.map((item) => `- ${paragraph(item)}`).join("\n")] : []),
  ...tables.map(writeTable),
];

function writeTable({ columns, rows }: Figures): string {
  const row = (cells: string[]) => `| ${cells.map(asTyped).join(" | ")} |`;
  const rule = `| ${columns.map((_, index) => (index === 0 ? "---" : "---:")).join(" | ")} |`;
  return [row(columns), rule, ...rows.map(({ name, values }) => row([name, ...values]))].join("\n");
}

/** Brackets stay, because blanks to fill in are written in them; a link needs "](". */
const asTyped = (text: string) => text.replace(/[\\`*_<>|]/g, "\\$&").replace(/\]\(/g, "]\\(");

/** Neither a heading nor an item of a list, however it begins. */
const paragraph = (text: string) =>
  asTyped(text)
    .replace(/^[#+-]/, "\\$&")
    .replace(/^(\d+)([.)])/, "$1\\$2");
