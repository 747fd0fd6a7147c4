import { listTellingSentences } from "../../analysis/job-text/telling-sentences";
import { stem } from "../../analysis/language/stem";
import { isAskingWord } from "../../analysis/language/stop-words";
import { tokenize } from "../../analysis/language/tokens";
import { type Rubric, WHOLE_TEXT } from "../../analysis/rubric";
import { rarityOf } from "../../analysis/vocabulary/rarity";
import type { WholeContext } from "./whole-context";

export type Similarity = {
  /** 0 to 1. */
  cosine: number;
  /** The line that has most of the job's words, dated work before sentences before lists; -1 where none has any. */
  line: number;
  /** Of each dated role by itself, 0 to 1. */
  roles: number[];
};

type Source = Omit<WholeContext, "similarity">;

/**
 * How alike the resume's words and the job's are: the cosine of their stems by how often each is used and how rare
 * it is among trades. What stands outside of dated work counts half, and a word there not more than once in work.
 * Lines copied from the job do not count, nor does what was said before in the same words.
 */
export function similarityOf(context: Source): Similarity {
  const wanted = countWanted(context.rubric);
  const { counts, byRole, byLine } = countOwn(context, wanted);
  return {
    cosine: cosineOf(wanted, counts),
    line: pickLine(context, byLine),
    roles: byRole.map((own) => cosineOf(wanted, own)),
  };
}

type Counts = Map<string, number>;

const weigh = (word: string, count: number) => count * rarityOf(word);

function multiply(wanted: Counts, counts: Counts): number {
  let sum = 0;
  for (const [word, count] of wanted) sum += weigh(word, count) * weigh(word, counts.get(word) ?? 0);
  return sum;
}

function lengthOf(counts: Counts): number {
  let sum = 0;
  for (const [word, count] of counts) sum += weigh(word, count) ** 2;
  return Math.sqrt(sum);
}

function cosineOf(wanted: Counts, own: Counts): number {
  const cosine = multiply(wanted, own) / (lengthOf(wanted) * lengthOf(own) || 1);
  return Math.min(1, Math.round(10_000 * cosine) / 10_000);
}

/** Dates and figures stand in every resume, the more of them the longer somebody has worked. */
const tells = (key: string) => !isAskingWord(key) && !/^\d+$/.test(key);

const wantedWords = new WeakMap<Pick<Rubric, "criteria">, Counts>();

/** The job's words: its requirements, and what its text says besides. The same for all of its resumes. */
function countWanted(rubric: Pick<Rubric, "criteria" | "jobText">): Counts {
  const known = wantedWords.get(rubric);
  if (known) return known;
  const requirements = rubric.criteria.map(({ text }) => text).filter((text) => text !== WHOLE_TEXT);
  const counts: Counts = new Map();
  for (const text of [...requirements, ...listTellingSentences(rubric.jobText ?? "")]) {
    for (const { key } of tokenize(text)) {
      if (tells(key)) counts.set(stem(key), (counts.get(stem(key)) ?? 0) + 1);
    }
  }
  wantedWords.set(rubric, counts);
  return counts;
}

/** Of a word outside of dated work, for each time, and at most. */
const CLAIMED = { each: 0.5, most: 1 };

function countOwn({ resume, standings }: Source, wanted: Counts) {
  const worked: Counts = new Map();
  const claimed: Counts = new Map();
  const byRole = resume.roles.map((): Counts => new Map());
  const byLine = new Map<number, Set<string>>();
  const said = new Set<string>();
  resume.lines.forEach(({ words, role }, line) => {
    const saying = words.map(({ key }) => key).join(" ");
    if (standings[line] === "copied" || said.has(saying)) return;
    said.add(saying);
    for (const { key, stem: word } of words) {
      if (!tells(key)) continue;
      if (standings[line] === "work") {
        add(worked, word, 1);
        const own = byRole[role];
        if (own) add(own, word, 1);
      } else add(claimed, word, CLAIMED.each);
      if (wanted.has(word)) byLine.set(line, (byLine.get(line) ?? new Set()).add(word));
    }
  });
  const counts = new Map(worked);
  for (const [word, count] of claimed) add(counts, word, Math.min(count, CLAIMED.most));
  return { counts, byRole, byLine };
}

const add = (counts: Counts, word: string, count: number) =>
  counts.set(word, (counts.get(word) ?? 0) + count);

/** What was done tells more than what it was called. */
function pickLine({ resume, standings }: Source, byLine: Map<number, Set<string>>): number {
  let best = { line: -1, worth: 0 };
  for (const [line, words] of byLine) {
    const isTold = standings[line] === "work" && !resume.lines[line]?.isHeader;
    const place = isTold ? 2 : standings[line]?.endsWith("list") ? 0 : 1;
    const worth = 1000 * place + words.size;
    if (worth > best.worth) best = { line, worth };
  }
  return best.line;
}
