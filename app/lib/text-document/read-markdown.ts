import type { Part } from "./part";

/** What is filled in: words, a list, or what a part holds. */
export type Values = Record<string, string | string[] | Omit<Part, "title">>;

/**
 * A text written as Markdown: "## " begins a part, "- " an item, any other line is a paragraph. `{name}` stands for a
 * value. A line that names a list is repeated for each of its entries.
 */
export function readMarkdown(markdown: string, values: Values = {}) {
  const [head = "", ...parts] = markdown.split(/^## /m);
  const [title = "", ...about] = linesOf(head).map((line) => line.replace(/^# /, ""));
  return { title, about, parts: parts.map((part) => readPart(part, values)) };
}

const linesOf = (text: string) => text.split("\n").filter((line) => line !== "");

function readPart(markdown: string, values: Values): Part {
  const [title = "", ...lines] = linesOf(markdown);
  const part: Part = { title };
  for (const line of lines) {
    const held = values[line.slice(1, -1)];
    if (typeof held === "object" && !Array.isArray(held)) Object.assign(part, held);
    else if (line.startsWith("- ")) part.items = [...(part.items ?? []), ...fill(line.slice(2), values)];
    else part.text = [...(part.text ?? []), ...fill(line, values)];
  }
  return part;
}

const BLANK = /\{([\w.-]+)\}/g;

function fill(line: string, values: Values): string[] {
  const named = [...line.matchAll(BLANK)].map(([, name = ""]) => values[name]);
  const list = named.find((value) => Array.isArray(value)) ?? [""];
  return list.map((entry) =>
    line.replace(BLANK, (blank, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`nothing to fill in for ${blank}`);
      return typeof value === "string" ? value : entry;
    }),
  );
}
