import { stem } from "../language/stem";
import { isStopWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import type { Criterion, Rubric } from "../rubric";
import type { ReadResume } from "./read-resume";

const LONG = 7;
const COPY_SHARE = 0.8;
const RUN_SHARE = 0.9;
const MOST_NAMED = 0.6;
const MIN_NAMED = 4;
const MIN_RUNS = 3;
const QUOTE = 4;
const MIN_QUOTES = 3;
const REPEATED_SHARE = 0.6;
const ECHO_SHARE = 0.9;
const MIN_ECHOED = 12;
const PROSE = new Set<Criterion["kind"]>(["years", "education", "experience", "other"]);

/**
 * The lines that are the job's own words: a long line that repeats one wish or one sentence of the job's text,
 * in whatever order, or most of whose runs of three words stand in that text, or lines next to each other that
 * hold nothing but words of the job and among them a whole wish for years, education or experience, or most of
 * the skills it names. A single line of such skills under a heading for skills is no copy: anybody may have them.
 */
export function findCopiedLines(
  resume: ReadResume,
  { criteria, jobText = "" }: Pick<Rubric, "criteria" | "jobText">,
): Set<number> {
  const lines = wordsByLine(resume);
  const wishes = criteria
    .filter(({ kind, minYears }) => kind !== "experience" || minYears === undefined)
    .map(({ kind, text, skills }) => ({ kind, skills, words: contentWords(text) }));
  const sentences = jobText
    .split(/[\n;]|(?<=[.!?])\s/)
    .map((sentence) => ({ words: contentWords(sentence) }));
  const long = [...wishes, ...sentences].filter(({ words }) => words.size >= LONG);
  const prose = wishes.filter(({ kind, words }) => PROSE.has(kind) && words.size >= 3);
  const named = wishes.filter(({ kind, words }) => !PROSE.has(kind) && words.size > 0);
  const all = new Set(wishes.flatMap(({ words }) => [...words]));
  const wanted = new Set(wishes.flatMap(({ skills }) => skills));
  const skillsByLine = new Map<number, Set<string>>();
  for (const { term, line, start, end } of resume.mentions) {
    if (!wanted.has(term.name)) continue;
    skillsByLine.set(line, (skillsByLine.get(line) ?? new Set()).add(term.name));
    // The recruiter's second name for a skill is the job's word as well.
    for (const word of contentWords(resume.text.slice(start, end))) all.add(word);
  }

  const copied = new Set([
    ...findRepeatedRuns(resume, jobText),
    ...findEchoes(resume, lines, all, sentences),
    ...findQuotes(resume, [jobText, ...criteria.map(({ text }) => text)].join("\n")),
  ]);
  let run: number[] = [];
  const close = () => {
    const held = new Set(run.flatMap((line) => [...(lines[line] ?? [])]));
    const enough = run.length > 1 || held.size >= LONG;
    const holds = ({ words }: { words: Set<string> }) => [...words].every((word) => held.has(word));
    const shown = new Set(run.flatMap((line) => [...(skillsByLine.get(line) ?? [])]));
    const isNamed = (wish: (typeof wishes)[number]) =>
      holds(wish) || wish.skills.some((skill) => shown.has(skill));
    const most =
      !isSkillsLine(resume, run) &&
      named.filter(isNamed).length >= Math.max(MIN_NAMED, named.length * MOST_NAMED);
    if ((enough && prose.some(holds)) || most) for (const line of run) copied.add(line);
    run = [];
  };
  lines.forEach((words, index) => {
    if (words.size >= LONG && long.some((wish) => shareIn(words, wish.words) >= COPY_SHARE))
      copied.add(index);
    // A bullet on a line of its own parts nothing.
    if (words.size === 0) return;
    if (shareIn(words, all) >= RUN_SHARE) run.push(index);
    else close();
  });
  close();
  return copied;
}

const isSkillsLine = ({ lines }: ReadResume, run: number[]) =>
  run.length === 1 && lines[run[0] ?? -1]?.section === "skills";

/** Lines most of whose runs of three words stand in the job's text, wherever either breaks its lines. */
function findRepeatedRuns(resume: ReadResume, jobText: string): Set<number> {
  const told = new Set(runsOf(keysOf(jobText)));
  const repeated = new Set<number>();
  if (told.size === 0) return repeated;
  keysByLine(resume).forEach((keys, line) => {
    const runs = runsOf(keys);
    if (runs.length >= MIN_RUNS && runs.filter((run) => told.has(run)).length / runs.length >= REPEATED_SHARE)
      repeated.add(line);
  });
  return repeated;
}

/**
 * Lines that quote the job four words in a row, whatever they say around it. One or two may fall into the same
 * words; who does so again and again has the advert at hand.
 */
function findQuotes(resume: ReadResume, jobText: string): Set<number> {
  const told = new Set(jobText.split("\n").flatMap((line) => runsOf(keysOf(line), QUOTE)));
  const quotes = new Set<number>();
  if (told.size === 0) return quotes;
  keysByLine(resume).forEach((keys, line) => {
    if (runsOf(keys, QUOTE).some((run) => told.has(run))) quotes.add(line);
  });
  return quotes.size < MIN_QUOTES ? new Set() : quotes;
}

const keysOf = (text: string) => tokenize(text).map(({ key }) => key);

function keysByLine(resume: ReadResume): string[][] {
  const keys: string[][] = resume.lines.map(() => []);
  resume.tokens.forEach(({ key }, index) => {
    keys[resume.tokenLines[index] ?? 0]?.push(key);
  });
  return keys;
}

/**
 * Lines next to each other with next to no word that the job's texts do not have, in whatever order: nobody tells
 * of a dozen things in another's words alone.
 */
function findEchoes(
  resume: ReadResume,
  lines: Set<string>[],
  wished: Set<string>,
  sentences: { words: Set<string> }[],
): Set<number> {
  const told = new Set([...wished, ...sentences.flatMap(({ words }) => [...words])]);
  const echoes = new Set<number>();
  let run: number[] = [];
  const close = () => {
    const held = new Set(run.flatMap((line) => [...(lines[line] ?? [])]));
    if (held.size >= MIN_ECHOED) for (const line of run) echoes.add(line);
    run = [];
  };
  lines.forEach((words, line) => {
    const { section, list } = resume.lines[line] ?? {};
    if (words.size === 0) return;
    if ((list && section === "skills") || shareIn(words, told) < ECHO_SHARE) close();
    else run.push(line);
  });
  close();
  return echoes;
}

function runsOf(keys: string[], length = 3): string[] {
  const words = keys.filter((key) => !isStopWord(key)).map(stem);
  return words.slice(length - 1).map((_word, index) => words.slice(index, index + length).join(" "));
}

function wordsByLine(resume: ReadResume): Set<string>[] {
  const lines: Set<string>[] = resume.lines.map(() => new Set());
  resume.tokens.forEach((token, index) => {
    if (!isStopWord(token.key)) lines[resume.tokenLines[index] ?? 0]?.add(resume.stems[index] ?? "");
  });
  return lines;
}

const contentWords = (text: string) =>
  new Set(
    tokenize(text)
      .filter(({ key }) => !isStopWord(key))
      .map(({ key }) => stem(key)),
  );

function shareIn(words: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const word of words) if (other.has(word)) shared++;
  return shared / words.size;
}
