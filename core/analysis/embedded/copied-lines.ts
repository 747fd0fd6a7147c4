import { stem } from "../language/stem";
import { isStopWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import type { Criterion } from "../rubric";
import type { ReadResume } from "./read-resume";

const LONG = 7;
const COPY_SHARE = 0.8;
const RUN_SHARE = 0.9;
const PROSE = new Set<Criterion["kind"]>(["years", "education", "experience", "other"]);

/**
 * The lines that are the job's own words. Word order is ignored, so a shuffled copy is still a copy. Either a
 * long line repeats one wish, or lines next to each other hold nothing but words of the job and among them a
 * whole wish for years, education or experience; a list of the job's skills alone may be honest.
 */
export function findCopiedLines(resume: ReadResume, criteria: Criterion[]): Set<number> {
  const lines = wordsByLine(resume);
  const wishes = criteria
    .filter(({ kind, minYears }) => kind !== "experience" || minYears === undefined)
    .map(({ kind, text }) => ({ kind, words: contentWords(text) }));
  const long = wishes.filter(({ words }) => words.size >= LONG);
  const prose = wishes.filter(({ kind, words }) => PROSE.has(kind) && words.size >= 3);
  const all = new Set(wishes.flatMap(({ words }) => [...words]));

  const copied = new Set<number>();
  let run: number[] = [];
  const close = () => {
    const held = new Set(run.flatMap((line) => [...(lines[line] ?? [])]));
    const enough = run.length > 1 || held.size >= LONG;
    const whole = prose.some(({ words }) => [...words].every((word) => held.has(word)));
    if (enough && whole) for (const line of run) copied.add(line);
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
