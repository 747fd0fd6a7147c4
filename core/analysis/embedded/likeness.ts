import { listTellingSentences } from "../job-text/telling-sentences";
import { stem } from "../language/stem";
import { isAskingWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { type Rubric, WHOLE_TEXT } from "../rubric";
import { rarityOf } from "../vocabulary/rarity";
import type { SkillContext } from "./skill-context";

export type Likeness = {
  /** 0 to 1. */
  cosine: number;
  /** The line that has most of the job's words, dated work before sentences before lists; -1 where none has any. */
  line: number;
  /** Of each dated role by itself, 0 to 1. */
  roles: number[];
};

type Source = Pick<SkillContext, "resume" | "standings" | "rubric" | "crowded">;

/**
 * How alike the resume's words and the job's are: the cosine of their stems by how often each is used and how rare
 * it is among trades. What stands outside of dated work counts half, and a word there not more than once in work.
 * Lines copied from the job or crowded with its wishes do not count, nor does what was said before in the same words.
 */
export function likenessOf(context: Source): Likeness {
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

/** The job's words: its wishes, and what its text says besides. The same for all of its resumes. */
function countWanted(rubric: Pick<Rubric, "criteria" | "jobText">): Counts {
  const known = wantedWords.get(rubric);
  if (known) return known;
  const wishes = rubric.criteria.map(({ text }) => text).filter((text) => text !== WHOLE_TEXT);
  const counts: Counts = new Map();
  for (const text of [...wishes, ...listTellingSentences(rubric.jobText ?? "")]) {
    for (const { key } of tokenize(text)) {
      if (tells(key)) counts.set(stem(key), (counts.get(stem(key)) ?? 0) + 1);
    }
  }
  wantedWords.set(rubric, counts);
  return counts;
}

/** Of a word outside of dated work, for each time, and at most. */
const CLAIMED = { each: 0.5, most: 1 };

function countOwn({ resume, standings, crowded }: Source, wanted: Counts) {
  const worked: Counts = new Map();
  const claimed: Counts = new Map();
  const byRole = resume.roles.map((): Counts => new Map());
  const byLine = new Map<number, Set<string>>();
  const repeated = findRepeated(resume);
  resume.tokens.forEach(({ key }, index) => {
    const line = resume.tokenLines[index] ?? 0;
    if (!tells(key) || standings[line] === "copied" || crowded.has(line) || repeated.has(line)) return;
    const word = resume.stems[index] ?? "";
    if (standings[line] === "work") {
      add(worked, word, 1);
      const role = byRole[resume.lines[line]?.role ?? -1];
      if (role) add(role, word, 1);
    } else add(claimed, word, CLAIMED.each);
    if (wanted.has(word)) byLine.set(line, (byLine.get(line) ?? new Set()).add(word));
  });
  const counts = new Map(worked);
  for (const [word, count] of claimed) add(counts, word, Math.min(count, CLAIMED.most));
  return { counts, byRole, byLine };
}

const add = (counts: Counts, word: string, count: number) =>
  counts.set(word, (counts.get(word) ?? 0) + count);

function findRepeated({ sayings }: Source["resume"]): Set<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  sayings.forEach((words, line) => {
    if (seen.has(words)) repeated.add(line);
    seen.add(words);
  });
  return repeated;
}

/** What was done tells more than what it was called. */
function pickLine({ resume, standings }: Source, byLine: Map<number, Set<string>>): number {
  const titles = new Set(resume.roles.map(({ titleLine }) => titleLine));
  let best = { line: -1, worth: 0 };
  for (const [line, words] of byLine) {
    const isTold = standings[line] === "work" && !titles.has(line);
    const place = isTold ? 2 : standings[line]?.endsWith("list") ? 0 : 1;
    const worth = 1000 * place + words.size;
    if (worth > best.worth) best = { line, worth };
  }
  return best.line;
}
