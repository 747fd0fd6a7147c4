import { memoizeByObject } from "#core/memoize";
import { isTitleWord } from "../analysis/titles";
import { type Cue, mayDeny, readCue, splitClauses } from "./cues";
import type { Hit } from "./match-words";
import type { Requirement } from "./requirement";
import { namesAct } from "./requirement-units";
import type { ReadLine, Word } from "./types";

export type CueOf = (word: Word) => Cue;
export const isAsserted = (cue: Cue) => cue === "asserted" || cue === "assisted";
/** "First aid training" is asked of the one who is trained. */
export const ASKS_TRAINING = /\b(?:training|course)$/i;
export const asTrained =
  (cues: CueOf): CueOf =>
  (word) => {
    const cue = cues(word);
    return cue === "received" ? "asserted" : cue;
  };

/** If what was done was not the candidate's doing, its clause shows nothing: "was trained in fire safety". */
export function denyClauses(line: ReadLine, { words }: Hit, acts: Set<number>, cues: CueOf): CueOf {
  const clauses = splitClauses(line);
  const denied = clauses.map(({ from, to }) => {
    const found = words
      .filter((at) => (acts.has(at) || namesAct(line.words[at]?.key ?? "")) && !isModifier(line, at, words))
      .flatMap((at) => line.words[at] ?? [])
      .filter(({ start }) => start >= from && start < to)
      .map(cues);
    return found.every((cue) => cue === "others" || cue === "received") ? found[0] : undefined;
  });
  return (word) => denied[clauses.findIndex(({ to }) => to > word.start)] ?? cues(word);
}

const DENIES = /\b(?:no|not|never)\b|n['’]t\b/i;

/** What a clause denies is not shown by another: "Ran machines with finished programs, did no programming". */
export function denyElsewhere(line: ReadLine, { words }: Hit, cues: CueOf): CueOf {
  const clauses = splitClauses(line).filter(({ text }) => DENIES.test(text));
  const denied = words
    .flatMap((at) => line.words[at] ?? [])
    .filter((word) => clauses.some(({ from, to }) => word.start >= from && word.start < to))
    .filter((word) => cues(word) === "negated")
    // "No programming of robots" denies that of robots only.
    .filter(({ end }) => !/^ of\b/.test(line.text.slice(end - line.from)))
    .map(({ stem }) => stem);
  return (word) => (denied.includes(word.stem) ? "negated" : cues(word));
}

/** "Building" in "posted building permits" only says which. */
const isModifier = ({ words }: ReadLine, at: number, hits: number[]): boolean =>
  at > 0 && words[at + 1]?.joined === true && hits.includes(at + 1) && !!words[at]?.key.endsWith("ing");

/** The cue of each word of a line; "asserted" if nothing in the line could make it anything else. */
export const cuesOf = memoizeByObject<ReadLine, CueOf | "asserted">((line) =>
  mayDeny(line.text) ? readCues(line) : "asserted",
);

function readCues(line: ReadLine): CueOf {
  const clauses = splitClauses(line);
  const known = new Map<Word, Cue>();
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const clause = clauses.find(({ to }) => to > word.start) ?? clauses.at(-1);
    const cue = clause ? readCue(clause, word.start, word.end, isOfTitle(line, word)) : "asserted";
    known.set(word, cue);
    return cue;
  };
}

/** In "for the project manager", "project" is part of the manager's title. */
function isOfTitle({ words, text, from }: ReadLine, word: Word): boolean {
  const at = words.indexOf(word);
  const next = words.slice(at, at + 3);
  const end = next.findIndex(({ key }) => isTitleWord(key));
  return (
    end >= 0 &&
    next.slice(1, end + 1).every(({ joined }) => joined) &&
    !/s$/.test(text.slice((next[end]?.start ?? 0) - from, (next[end]?.end ?? 0) - from))
  );
}

const singularOf = (key: string) => key.replace(/s$/, "");
const OF_AGENTS = /^ (?:agency|agencies|bureau|(?:sub)?contractors?|vendors?|suppliers?|providers?)\b/i;

/** What others may do in the candidate's place: all that is asked for but people and agencies themselves. */
export const stemsOfActs = ({ text, units }: Requirement): Set<string> =>
  new Set(
    units.flatMap(({ word: { key, stem, end } }) =>
      isTitleWord(singularOf(key)) || OF_AGENTS.test(text.slice(end)) ? [] : stem,
    ),
  );

/** Who does a thing instead of the candidate: "sent manuals to translators", "delivered by a translation agency". */
export const namesOthers = ({ role, isHeader, text, from }: ReadLine, { key, start, end }: Word): boolean => {
  if (role < 0 || isHeader) return false;
  const isPeople = /\p{Ll}s$/u.test(text.slice(start - from, end - from)) && isTitleWord(singularOf(key));
  return isPeople || OF_AGENTS.test(text.slice(end - from));
};
