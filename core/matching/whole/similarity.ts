import { memoizeByObject } from "#core/memoize";
import { type Rubric, WHOLE_TEXT } from "../../analysis/rubric";
import { rarityOf } from "../../analysis/vocabulary/rarity";
import { namesSuperior } from "../cues";
import { weightOf } from "../rarity";
import type { Word } from "../types";
import { isContentWord, jobWords } from "./job-words";
import { readTitles } from "./wanted-titles";
import type { WholeContext } from "./whole-context";

export type Similarity = {
  /** 0 to 1. */
  cosine: number;
  /** The line with most of the job's words, rare ones above all: dated work first, then other prose, then lists. */
  line: number | undefined;
  /** The cosine of each dated job alone, 0 to 1. */
  roles: number[];
};

type Source = Omit<WholeContext, "similarity">;

/**
 * How similar the words of the resume and the job are: the cosine of their stems, weighted by frequency and by rarity
 * among trades. A word outside the prose of dated jobs counts half, and at most as much as two uses in it, and so does a
 * word of a requirement that is foreign to the job it stands in. Lines copied from the job do not count, nor does what stood
 * between punctuation before: a whole line, or a name put on line after line.
 */
export function similarityOf(context: Source): Similarity {
  const wanted = readWanted(context.rubric);
  const { counts, byRole, byLine } = countOwn(context, wanted);
  return {
    cosine: cosineOf(wanted, counts),
    line: pickLine(context, byLine, wanted),
    roles: byRole.map((own) => cosineOf(wanted, own)),
  };
}

type Counts = Map<string, number>;

/** The exponent of rarity among trades; the rest goes to rarity among resumes. */
const AMONG_TRADES = 0.75;
const rarities = new Map<string, number>();
const MAX_KNOWN = 50_000;

function rarityIn(word: string): number {
  const known = rarities.get(word);
  if (known !== undefined) return known;
  const rarity = rarityOf(word) ** AMONG_TRADES * weightOf(word) ** (1 - AMONG_TRADES);
  // Invented words in resumes must not fill the memory of a Worker that lives for hours.
  if (rarities.size < MAX_KNOWN) rarities.set(word, rarity);
  return rarity;
}

/** The exponent of a word's count: each further use counts a little less. */
const REPEATED = 0.85;

/** The weight of each word, and the length of the vector of all weights. */
function weighAll(counts: Counts, power = 1): { weights: Counts; length: number } {
  const weights: Counts = new Map();
  let squares = 0;
  for (const [word, count] of counts) {
    const weight = count ** power * rarityIn(word);
    weights.set(word, weight);
    squares += weight * weight;
  }
  return { weights, length: Math.sqrt(squares) };
}

type Wanted = ReturnType<typeof weighAll>;

function cosineOf(wanted: Wanted, own: Counts): number {
  const { weights, length } = weighAll(own, REPEATED);
  let sum = 0;
  for (const [word, weight] of wanted.weights) sum += weight * (weights.get(word) ?? 0);
  return Math.min(1, Math.round((10_000 * sum) / (wanted.length * length || 1)) / 10_000);
}

/** The job's words, and once more the subject of its titles. They are the same for all of its resumes. */
const readWanted = memoizeByObject((rubric: Pick<Rubric, "criteria" | "jobText">): Wanted => {
  const counts: Counts = new Map();
  for (const { kind, text } of rubric.criteria)
    if (kind === "role" && text !== WHOLE_TEXT)
      for (const { about } of readTitles(text)) for (const word of about) add(counts, word, 1);
  for (const word of jobWords(rubric)) add(counts, word, 1);
  return weighAll(counts);
});

/** What a word outside dated work counts: per use, and at most. */
const CLAIMED = { each: 0.5, most: 2 };

function countOwn({ resume, lineKinds, foreign }: Source, wanted: Wanted) {
  const worked: Counts = new Map();
  const claimed: Counts = new Map();
  const byRole = resume.roles.map((): Counts => new Map());
  const byLine = new Map<number, Set<string>>();
  const said = new Set<string>();
  resume.lines.forEach(({ words, role }, line) => {
    if (lineKinds[line] === "copied") return;
    for (const { key, stem: word } of withoutRepeats(words, said)) {
      if (!isContentWord(key)) continue;
      if (lineKinds[line] === "work" && !foreign[role]?.stems.has(word)) {
        add(worked, word, 1);
        const own = byRole[role];
        if (own) add(own, word, 1);
      } else add(claimed, word, CLAIMED.each);
      if (wanted.weights.has(word)) byLine.set(line, (byLine.get(line) ?? new Set()).add(word));
    }
  });
  const counts = new Map(worked);
  for (const [word, count] of claimed) add(counts, word, Math.min(count, CLAIMED.most));
  return { counts, byRole, byLine };
}

/** The words of a line but for names and clauses between punctuation that are in `said`; those that are new are added. */
function withoutRepeats(words: Word[], said: Set<string>): Word[] {
  const clauses: Word[][] = [];
  for (const word of words)
    if (word.joined && clauses.length > 0) clauses.at(-1)?.push(word);
    else clauses.push([word]);
  return clauses.flatMap((clause) => {
    const saying = clause.map(({ key }) => key).join(" ");
    if (said.has(saying)) return [];
    said.add(saying);
    return clause;
  });
}

const add = (counts: Counts, word: string, count: number) =>
  counts.set(word, (counts.get(word) ?? 0) + count);

/** The line to quote: the one with the rarest words of the job. Duties are preferred to titles. */
function pickLine(
  { resume, lineKinds }: Source,
  byLine: Map<number, Set<string>>,
  { weights }: Wanted,
): number | undefined {
  let best: { line?: number; worth: number } = { worth: 0 };
  for (const [line, words] of byLine) {
    const { isHeader = false, text = "" } = resume.lines[line] ?? {};
    const isTold = lineKinds[line] === "work" && !isHeader && !namesSuperior(text);
    const place = isTold ? 2 : lineKinds[line]?.endsWith("list") ? 0 : 1;
    const worth = 1000 * place + [...words].reduce((sum, word) => sum + (weights.get(word) ?? 0), 0);
    if (worth > best.worth) best = { line, worth };
  }
  return best.line;
}
