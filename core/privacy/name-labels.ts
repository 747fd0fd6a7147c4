import labels from "./name-labels.json";

/** Labels before a name, or alone on the line above it. Lower case. */
const name = new Set(labels.whole);
/** Labels that are explicit enough to need no colon. */
const explicit = labels.explicit.toSorted((a, b) => b.length - a.length);
const first = new Set(labels.first);
const last = new Set(labels.last);

const LONGEST = 42;

export type NameLabel = { part: "whole" | "first" | "last"; value: string };

/**
 * "Name: Jane Roe", "Surname(s) / First name(s)  Roe, Jane", "Resume of Jane Roe": reads the label and its value,
 * which may be empty.
 */
export function readNameLabel(line: string): NameLabel | undefined {
  const bare = line.replace(/^[^\p{L}\n]{0,6}/u, "");
  const [, label = "", value = ""] =
    /^([^:：\t–]{2,42}?)(?:[ ]{0,6}[:：\t–-][:：\t –-]{0,8}| {2,20}|$)([^\n]{0,120})$/u.exec(bare) ?? [];
  const part = partOf(label.trim().toLowerCase());
  if (part) return { part, value: value.trim() };
  const lower = bare.slice(0, LONGEST).toLowerCase();
  const long = explicit.find((one) => lower.startsWith(one) && !/\p{L}/u.test(lower[one.length] ?? " "));
  if (!long) return undefined;
  return { part: "whole", value: bare.slice(long.length).replace(/^[\s:：–|-]+/, "") };
}

function partOf(label: string): NameLabel["part"] | undefined {
  if (name.has(label)) return "whole";
  if (first.has(label)) return "first";
  return last.has(label) ? "last" : undefined;
}
