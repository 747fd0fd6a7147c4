import type { Group } from "./requirement";

/** Separates the examples (in parentheses or after "such as") from the rest of the text. */
export function takeExamples(text: string): { main: [number, number][]; examples: [number, number][] } {
  const main: [number, number][] = [];
  const examples: [number, number][] = [];
  let at = 0;
  const EXAMPLE =
    /\(([^()]{2,160})\)|\b(?:such as|including|for example|for instance|e\.g\.|through)\s([^.;()]{2,160})/giu;
  for (const match of text.matchAll(EXAMPLE)) {
    if (match.index < at) continue;
    main.push([at, match.index]);
    const content = match[1] ?? match[2] ?? "";
    const from = match.index + match[0].indexOf(content);
    let start = from;
    for (const sep of content.matchAll(/,|;|\/|\b(?:or|and)\b/giu)) {
      examples.push([start, from + sep.index]);
      start = from + sep.index + sep[0].length;
    }
    examples.push([start, from + content.length]);
    at = match.index + match[0].length;
  }
  main.push([at, text.length]);
  return { main, examples };
}

const CUT =
  /,|;|\/(?=\p{L})|\b(?:and|or|either|plus|of|in|for|with|to|at|by|from|on|as|using|under|into|through)\b|&/giu;

/** Splits at conjunctions and prepositions. "Or", and the commas of its list, make their neighbors alternatives. */
export function readGroups(
  text: string,
  main: [number, number][],
  unitsIn: (from: number, to: number) => number[],
): Group[] {
  const groups: Group[] = [];
  for (const [from, to] of main) {
    const chunks: { units: number[]; before: string }[] = [];
    let start = from;
    let before = "";
    const push = (end: number) => {
      const units = unitsIn(start, end);
      if (units.length > 0) {
        chunks.push({ units, before });
        before = "";
      }
    };
    for (const match of text.slice(from, to).matchAll(CUT)) {
      push(from + match.index);
      const mark = match[0].toLowerCase();
      const kind =
        mark === "or" || mark === "/"
          ? "or"
          : mark === "," || mark === ";"
            ? ","
            : mark === "and" || mark === "&" || mark === "plus" || mark === "either"
              ? "and"
              : "prep";
      // ", or" counts as "or"; "and either" counts as "and".
      if (before === "" || before === "prep" || (before === "," && kind !== "prep") || kind === "or")
        before = kind;
      start = from + match.index + match[0].length;
    }
    push(to);
    // A comma means the same as the next conjunction.
    for (let i = 0; i < chunks.length; i++) {
      if (chunks[i]?.before !== ",") continue;
      const next = chunks.slice(i + 1).find(({ before: b }) => b !== ",");
      (chunks[i] as { before: string }).before = next?.before === "or" ? "or" : "and";
    }
    let open: Group | undefined;
    const close = () => {
      if (open?.any) shareTail(open, groups);
      open = undefined;
    };
    chunks.forEach(({ units, before: mark }) => {
      if (open && mark === "or") {
        open.any = true;
        open.parts.push({ units });
      } else {
        close();
        open = { any: false, parts: [{ units }] };
        groups.push(open);
      }
    });
    close();
  }
  return groups;
}

/** In "consumer or mortgage loans", the end of the last alternative belongs to all of them. */
function shareTail(group: Group, groups: Group[]): void {
  const last = group.parts.at(-1);
  const others = group.parts.slice(0, -1);
  const length = Math.max(...(others.length > 1 ? others.slice(1) : others).map(({ units }) => units.length));
  if (!last || last.units.length <= length) return;
  groups.push({ any: false, parts: [{ units: last.units.slice(length) }] });
  last.units = last.units.slice(0, length);
}
