import { patternOf } from "#core/patterns";
import patterns from "./parse-requirement.patterns.json";
import type { Group } from "./requirement";

const EXAMPLES = patternOf(patterns.examples);

const LISTED = /,|;|\/|\b(?:or|and)\b/giu;
const FROM_TO = /,|\b(?:or|and|to)\b/giu;

/** "e.g." and the like at the start of a parenthesis. */
const OPENING = /^(?:e\.g\.|i\.e\.|such as|for example|incl(?:uding|\.)?|like)[,:]?\s+/iu;

/**
 * Separates the examples from the rest of the text: what is in parentheses, after "such as", after the colon of
 * "Print production: brochures, signage", or in "from prospecting to closing".
 */
export function takeExamples(text: string): { main: [number, number][]; examples: [number, number][] } {
  const main: [number, number][] = [];
  const examples: [number, number][] = [];
  let at = 0;
  for (const match of text.matchAll(EXAMPLES)) {
    if (match.index < at) continue;
    main.push([at, match.index]);
    const [inside = ""] = match.slice(1).filter((group) => group !== undefined);
    const content = inside.replace(OPENING, "");
    const from = match.index + match[0].lastIndexOf(content);
    let start = from;
    for (const sep of content.matchAll(match[4] ? FROM_TO : LISTED)) {
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
  /,|;|:\s|\s?\/\s?(?=\p{L})|\b(?:and|or|either|plus|of|in|for|with|to|at|by|per|from|on|as|using|under|into|through)\b|(?<=\s)&(?=\s)/giu;

type Chunk = { units: number[]; before: string };

/**
 * Splits at conjunctions and prepositions. "Or", and the commas of its list, make their neighbors alternatives. `isVerb`
 * tells whether a unit is written like a verb: "trained", "built"; `isOneName` whether units are one known name.
 */
export function readGroups(
  text: string,
  main: [number, number][],
  unitsIn: (from: number, to: number) => number[],
  isVerb: (unit: number) => boolean,
  isOneName: (units: number[]) => boolean,
): Group[] {
  const groups: Group[] = [];
  for (const [from, to] of main) {
    const chunks: Chunk[] = [];
    let start = from;
    let before = "";
    const push = (end: number): boolean => {
      const units = unitsIn(start, end);
      if (units.length === 0) return false;
      chunks.push({ units, before });
      before = "";
      return true;
    };
    for (const match of text.slice(from, to).matchAll(CUT)) {
      const isPushed = push(from + match.index);
      const mark = match[0].trim().toLowerCase();
      const kind =
        mark === "or" || mark === "/"
          ? "or"
          : mark === "," || mark === ";"
            ? ","
            : mark === "and" || mark === "&" || mark === "plus" || mark === "either"
              ? "and"
              : "prep";
      // ", or" counts as "or"; "and either" counts as "and".
      // "training of new or fellow reps": "or" joins nothing to "training".
      const joinsNothing = !isPushed && before === "prep" && kind === "or";
      const isTail = mark === "with" && before === ",";
      if (
        !joinsNothing &&
        (before === "" || before === "prep" || (before === "," && kind !== "prep") || isTail || kind === "or")
      )
        before = kind;
      start = from + match.index + match[0].length;
    }
    push(to);
    // A comma means the same as the next conjunction.
    for (let i = 0; i < chunks.length; i++) {
      if (chunks[i]?.before !== ",") continue;
      const next = chunks.slice(i + 1).find(({ before: b }) => b !== ",");
      (chunks[i] as Chunk).before = next?.before === "or" ? "or" : "and";
    }
    let open: Group | undefined;
    const close = () => {
      if (open?.any) shareTail(open, groups, isOneName);
      open = undefined;
    };
    partVerbs(chunks, isVerb).forEach(({ units, before: mark }) => {
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

/**
 * Parts alternative verbs from what they share: "trained or mentored buyers or planners" wants either verb and either
 * noun, and so does "quotas met or exceeded" with its noun.
 */
function partVerbs(chunks: Chunk[], isVerb: (unit: number) => boolean): Chunk[] {
  const parted: Chunk[] = [];
  for (const chunk of chunks) {
    const last = parted.at(-1);
    const [first, ...rest] = chunk.units;
    const end = last?.units.at(-1);
    const areVerbs =
      last !== undefined &&
      chunk.before === "or" &&
      first !== undefined &&
      end !== undefined &&
      isVerb(first) &&
      isVerb(end);
    if (areVerbs && last.units.length === 1 && rest.length > 0)
      parted.push({ units: [first], before: "or" }, { units: rest, before: "prep" });
    else if (areVerbs && last.units.length > 1 && rest.length === 0) {
      last.units = last.units.slice(0, -1);
      parted.push({ units: [end], before: "prep" }, chunk);
    } else parted.push(chunk);
  }
  return parted;
}

/** In "consumer or mortgage loans", the end of the last alternative belongs to all of them. */
function shareTail(group: Group, groups: Group[], isOneName: (units: number[]) => boolean): void {
  const last = group.parts.at(-1);
  if (last && isOneName(last.units)) return;
  const others = group.parts.slice(0, -1);
  const length = Math.max(...(others.length > 1 ? others.slice(1) : others).map(({ units }) => units.length));
  if (!last || last.units.length <= length) return;
  groups.push({ any: false, parts: [{ units: last.units.slice(length) }] });
  last.units = last.units.slice(0, length);
}
