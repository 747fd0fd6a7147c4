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

const CUT = patternOf(patterns.cut);

type Chunk = { units: number[]; before: string };

/** How the words of a requirement are written, by which alternatives share a beginning or an end. */
export type Grammar = {
  /** The word for an activity: "underwriting". */
  isAct: (unit: number) => boolean;
  isPlural: (unit: number) => boolean;
  /** A word for people with a job: "engineer". */
  isTitle: (unit: number) => boolean;
  /** Written together with the word before it: "profit" in "non-profit". */
  isGlued: (unit: number) => boolean;
  isOneName: (units: number[]) => boolean;
};

/** Splits at conjunctions and prepositions. "Or", and the commas of its list, make their neighbors alternatives. */
export function readGroups(
  text: string,
  main: [number, number][],
  unitsIn: (from: number, to: number) => number[],
  grammar: Grammar,
): Group[] {
  const groups: Group[] = [];
  const chunks: Chunk[] = [];
  // Carried across examples: "Certified Assistant (CVA) or phlebotomist".
  let before = "";
  for (const [from, to] of main) {
    let start = from;
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
      // "Training of new or fellow reps": "or" joins nothing to the part before.
      const joinsNothing = !isPushed && before === "prep" && kind === "or";
      const isTail = kind === "prep" && before === "," && !isPushed;
      if (
        !joinsNothing &&
        (before === "" || before === "prep" || (before === "," && kind !== "prep") || isTail || kind === "or")
      )
        before = kind;
      start = from + match.index + match[0].length;
    }
    push(to);
  }
  // A comma means the same as the next conjunction.
  for (let i = 0; i < chunks.length; i++) {
    if (chunks[i]?.before !== ",") continue;
    const next = chunks.slice(i + 1).find(({ before: b }) => b !== ",");
    (chunks[i] as Chunk).before = next?.before === "or" ? "or" : "and";
  }
  let open: Group | undefined;
  const close = () => {
    if (open?.any) shareTail(open, groups, grammar);
    open = undefined;
  };
  for (const { units, before: mark } of chunks) {
    if (open && mark === "or") {
      open.any = true;
      open.parts.push({ units });
    } else {
      close();
      open = { any: false, parts: [{ units }] };
      groups.push(open);
    }
  }
  close();
  return groups;
}

/** In "consumer or mortgage loans", the end of the last alternative belongs to all of them. */
function shareTail(group: Group, groups: Group[], grammar: Grammar): void {
  const last = group.parts.at(-1);
  if (!last || grammar.isOneName(last.units)) return;
  const others = group.parts.slice(0, -1);
  const end = last.units.at(-1) as number;
  const isWhole = ({ units }: Group["parts"][number]) => {
    const unit = units.at(-1) as number;
    return grammar.isPlural(unit) || grammar.isTitle(unit) || (grammar.isAct(unit) && grammar.isAct(end));
  };
  // "Meets or beats sales quotas": not plurals, but verbs.
  const areVerbs = last.units.length > 1 && grammar.isPlural(last.units[0] as number);
  if (!areVerbs && others.some(isWhole)) return;
  let length = Math.max(...(others.length > 1 ? others.slice(1) : others).map(({ units }) => units.length));
  while (length < last.units.length && grammar.isGlued(last.units[length] as number)) length++;
  if (last.units.length <= length) return;
  groups.push({ any: false, parts: [{ units: last.units.slice(length) }], isTail: true });
  last.units = last.units.slice(0, length);
}
