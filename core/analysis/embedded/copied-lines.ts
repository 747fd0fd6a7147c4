import { stem } from "../language/stem";
import { isStopWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import type { Criterion } from "../rubric";
import type { ReadResume } from "./read-resume";

const LONG = 7;
const COPY_SHARE = 0.8;
const RUN_SHARE = 0.9;
const NAMED_SHARE = 0.6;
const MIN_NAMED = 4;
const PROSE = new Set<Criterion["kind"]>(["years", "education", "experience", "other"]);

/**
 * The lines that are the job's own words. Word order is ignored, so a shuffled copy is still a copy. Either a
 * long line repeats one wish, or lines next to each other hold nothing but words of the job and among them a
 * whole wish for years, education or experience, or most of its skills in the job's own spelling. A list that
 * names some of them, or has other things in it, may be honest.
 */
export function findCopiedLines(resume: ReadResume, criteria: Criterion[]): Set<number> {
  const lines = wordsByLine(resume);
  const wishes = criteria
    .filter(({ kind, minYears }) => kind !== "experience" || minYears === undefined)
    .map(({ kind, text, skills }) => ({ kind, skills, words: contentWords(text) }));
  const long = wishes.filter(({ words }) => words.size >= LONG);
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

  const copied = new Set<number>();
  let run: number[] = [];
  const close = () => {
    const held = new Set(run.flatMap((line) => [...(lines[line] ?? [])]));
    const enough = run.length > 1 || held.size >= LONG;
    const holds = ({ words }: { words: Set<string> }) => [...words].every((word) => held.has(word));
    const shown = new Set(run.flatMap((line) => [...(skillsByLine.get(line) ?? [])]));
    const isNamed = (wish: (typeof wishes)[number]) =>
      holds(wish) || wish.skills.some((skill) => shown.has(skill));
    const most = named.filter(isNamed).length >= Math.max(MIN_NAMED, named.length * NAMED_SHARE);
    if ((enough && prose.some(holds)) || most) for (const line of run) copied.add(line);
    run = [];
  };
  lines.forEach((words, index) => {
    if (words.size >= LONG && long.some((wish) => shareIn(words, wish.words) >= COPY_SHARE))
      copied.add(index);
    if (words.size > 0 && shareIn(words, all) >= RUN_SHARE) run.push(index);
    else close();
  });
  close();
  return copied;
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
