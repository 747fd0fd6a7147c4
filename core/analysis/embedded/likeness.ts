import { listTellingSentences } from "../job-text/telling-sentences";
import { stem } from "../language/stem";
import { isAskingWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { type Rubric, WHOLE_TEXT } from "../rubric";
import { rarityOf } from "../vocabulary/rarity";
import { isBracketed } from "./passages";
import type { SkillContext } from "./skill-context";

export type Likeness = {
  /** 0 to 1. */
  cosine: number;
  /** The line that has most of the job's words, dated work before sentences before lists; -1 where none has any. */
  line: number;
};

type Source = Pick<SkillContext, "resume" | "standings" | "rubric" | "stuffed" | "crowded">;

/**
 * How alike the resume's words and the job's are: the cosine of their stems by how often each is used and how rare
 * it is among trades. Where dated work has none of the job's words, those beside it count a tenth. Lines copied
 * from the job do not count, and what is said twice in the same words counts once.
 */
export function likenessOf(context: Source): Likeness {
  const wanted = countWanted(context.rubric);
  const { counts, practises, byLine } = countOwn(context, wanted);
  const trust = practises || context.resume.roles.length === 0 ? 1 : UNPRACTISED;
  const cosine = (trust * multiply(wanted, counts)) / (lengthOf(wanted) * lengthOf(counts) || 1);
  return { cosine: Math.min(1, Math.round(10_000 * cosine) / 10_000), line: pickLine(context, byLine) };
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

/** Not nothing: of a page that was read in the wrong order the work may stand under another heading. */
const UNPRACTISED = 0.1;
/** Where much of the job is claimed and little practised, a claimed word says little, however often it is claimed. */
const CLAIMED_MOST = 0.5;
/** What a headline names and no work, and the words of the job's title where no work has them. */
const HEADLINE_MOST = 0.3;

function countOwn({ resume, standings, stuffed, crowded, rubric }: Source, wanted: Counts) {
  const counts: Counts = new Map();
  const claimed: Counts = new Map();
  const headline = new Set<string>();
  let practises = false;
  const byLine = new Map<number, Set<string>>();
  const workWords = findWorkWords(resume, standings);
  const title = titleWords(rubric);
  const repeated = findRepeated(resume);
  const saidOnTop = new Set<string>();
  resume.tokens.forEach(({ key, start, end }, index) => {
    const line = resume.tokenLines[index] ?? 0;
    if (!tells(key) || standings[line] === "copied" || repeated.has(line)) return;
    const word = resume.stems[index] ?? "";
    const isWanted = wanted.has(word);
    if (isWanted && (crowded.has(line) || isBracketed(resume.text, start, end))) return;
    const isClaimed = isWanted && standings[line] !== "work";
    const onTop = resume.lines[line]?.section === "top";
    if (isClaimed && workWords && !workWords.has(word) && (onTop || title.has(word))) {
      headline.add(word);
      return;
    }
    // A claim that repeats itself claims no more, and a headline has as many lines as its writer likes.
    if (isClaimed && onTop && saidOnTop.has(word)) return;
    if (onTop) saidOnTop.add(word);
    practises ||= isWanted && !isClaimed;
    const kept = stuffed && isClaimed ? claimed : counts;
    kept.set(word, (kept.get(word) ?? 0) + 1);
    if (isWanted) byLine.set(line, (byLine.get(line) ?? new Set()).add(word));
  });
  for (const [word, count] of claimed)
    counts.set(word, (counts.get(word) ?? 0) + Math.min(count, CLAIMED_MOST));
  for (const word of headline) counts.set(word, Math.max(counts.get(word) ?? 0, HEADLINE_MOST));
  return { counts, practises, byLine };
}

/** With fewer words of dated work than that, what a resume practises is not known. */
const LITTLE_WORK = 40;

/** Undefined where there is too little dated work to tell. */
function findWorkWords({ stems, tokenLines }: Source["resume"], standings: Source["standings"]) {
  const words = stems.filter((_word, index) => standings[tokenLines[index] ?? 0]?.startsWith("work"));
  return words.length < LITTLE_WORK ? undefined : new Set(words);
}

function titleWords({ criteria }: Source["rubric"]): Set<string> {
  const title = criteria.find(({ overall, text }) => overall && text !== WHOLE_TEXT)?.text ?? "";
  return new Set(tokenize(title).map(({ key }) => stem(key)));
}

function findRepeated({ sayings }: Source["resume"]): Set<number> {
  const seen = new Set<string>();
  const repeated = new Set<number>();
  sayings.forEach((words, line) => {
    if (seen.has(words)) repeated.add(line);
    seen.add(words);
  });
  return repeated;
}

function pickLine({ standings }: Source, byLine: Map<number, Set<string>>): number {
  let best = { line: -1, worth: 0 };
  for (const [line, words] of byLine) {
    const place = standings[line] === "work" ? 2 : standings[line]?.endsWith("list") ? 0 : 1;
    const worth = 1000 * place + words.size;
    if (worth > best.worth) best = { line, worth };
  }
  return best.line;
}
