import { memoizeByObject } from "#core/memoize";
import { stem } from "../../analysis/language/stem";
import { isStopWord } from "../../analysis/language/stop-words";
import { tokenize } from "../../analysis/language/tokens";
import type { Criterion, Rubric } from "../../analysis/rubric";
import type { ReadResume } from "../types";

const LONG = 7;
const COPY_SHARE = 0.8;
const RUN_SHARE = 0.9;
const MAX_NAMED = 0.6;
const MIN_NAMED = 4;
const RUN = 3;
const MIN_RUNS = 3;
const QUOTE = 4;
const MIN_QUOTES = 3;
const REPEATED_SHARE = 0.6;
const ECHO_SHARE = 0.9;
const MIN_ECHOED = 12;
const PROSE = new Set<Criterion["kind"]>(["years", "education", "experience", "other"]);

/**
 * Finds lines copied from the job:
 * - a long line with the words of one requirement or of one sentence of the job's text, in any order;
 * - a line most of whose three-word sequences occur in that text;
 * - adjacent lines made of the job's words that contain a whole requirement for years, education or experience, or most
 *   of the other requirements;
 * - echoes and quotes (see `findEchoes` and `findQuotes`).
 *
 * A short list of the job's skills under a heading for skills is not a copy: many candidates simply have them.
 */
export function findCopiedLines(
  resume: ReadResume,
  rubric: Pick<Rubric, "criteria" | "jobText">,
): Set<number> {
  const job = readJob(rubric);
  const words = wordsByLine(resume);
  const lines = words.map((said) => new Set(said));
  const all = new Set(job.wanted);
  const skillsByLine = new Map<number, Set<string>>();
  resume.lines.forEach((line, index) => {
    for (const word of line.words) {
      if (word.meanings.length === 0) continue;
      const named = word.meanings.flatMap((meaning) => (meaning.startsWith("#") ? [meaning.slice(1)] : []));
      const asked = named.filter((name) => job.skills.has(name));
      if (asked.length === 0) continue;
      skillsByLine.set(index, new Set([...(skillsByLine.get(index) ?? []), ...asked]));
      // Another name for a skill the job asks for counts as the job's word too.
      all.add(word.stem);
    }
  });

  const isSkillsList = (line: number) => {
    const { zone, list } = resume.lines[line] ?? {};
    return zone === "skills" && list === true;
  };
  const isShortList = (line: number) => isSkillsList(line) && (lines[line]?.size ?? 0) <= LONGEST_LIST;
  const copied = new Set([
    ...findRepeatedRuns(words, job.runs).filter(
      (line) => !isShortList(line) && !isQualification(resume, line),
    ),
    ...findEchoes(lines, new Set([...all, ...job.sentenceWords]), isSkillsList),
    ...findQuotes(words, job.quotes),
  ]);
  let run: number[] = [];
  const close = () => {
    const held = new Set(run.flatMap((line) => [...(lines[line] ?? [])]));
    const enough = run.length > 1 || held.size >= LONG;
    const holds = ({ words }: Requirement) => [...words].every((word) => held.has(word));
    const shown = new Set(run.flatMap((line) => [...(skillsByLine.get(line) ?? [])]));
    const isNamed = (requirement: Requirement) =>
      holds(requirement) || requirement.skills.some((skill) => shown.has(skill));
    const most =
      !isSkillsLine(resume, run) &&
      job.named.filter(isNamed).length >= Math.max(MIN_NAMED, job.named.length * MAX_NAMED);
    if ((enough && job.prose.some(holds)) || most) for (const line of run) copied.add(line);
    run = [];
  };
  lines.forEach((words, index) => {
    const isLong = words.size >= LONG && !isShortList(index);
    if (isLong && job.long.some((requirement) => shareIn(words, requirement) >= COPY_SHARE))
      copied.add(index);
    // A bullet on a line of its own does not interrupt a run.
    if (words.size === 0) return;
    if (shareIn(words, all) >= RUN_SHARE) run.push(index);
    else close();
  });
  close();
  return copied;
}

type Requirement = { kind: Criterion["kind"]; skills: string[]; words: Set<string> };

/** The job's words, which are the same for all of its resumes. */
const readJob = memoizeByObject(({ criteria, jobText = "" }: Pick<Rubric, "criteria" | "jobText">) => {
  const requirements: Requirement[] = criteria
    .filter(({ kind, minYears }) => kind !== "experience" || minYears === undefined)
    .map(({ kind, text, skills }) => ({ kind, skills, words: contentWords(text) }));
  const sentences = jobText.split(/[\n;]|(?<=[.!?])\s/).map(contentWords);
  const texts = [...jobText.split("\n"), ...criteria.map(({ text }) => text)];
  return {
    wanted: requirements.flatMap(({ words }) => [...words]),
    sentenceWords: sentences.flatMap((words) => [...words]),
    skills: new Set(requirements.flatMap(({ skills }) => skills)),
    long: [...requirements.map(({ words }) => words), ...sentences].filter((words) => words.size >= LONG),
    prose: requirements.filter(({ kind, words }) => PROSE.has(kind) && words.size >= 3),
    named: requirements.filter(({ kind, words }) => !PROSE.has(kind) && words.size > 0),
    runs: new Set(runsOf(listWords(jobText), RUN)),
    quotes: new Set(texts.flatMap((text) => runsOf(listWords(text), QUOTE))),
  };
});

/** A degree or a certificate has the same name in every advert and resume. */
const isQualification = ({ lines }: ReadResume, line: number) => {
  const { zone, words = [] } = lines[line] ?? {};
  return (zone === "certificates" || zone === "education") && words.length <= LONGEST_NAME;
};
const LONGEST_NAME = 12;
const LONGEST_LIST = 7;

const isSkillsLine = ({ lines }: ReadResume, run: number[]) =>
  run.length === 1 && lines[run[0] ?? -1]?.zone === "skills";

/** Lines most of whose three-word sequences occur in the job's text, regardless of line breaks in it. */
function findRepeatedRuns(lines: string[][], jobRuns: Set<string>): number[] {
  if (jobRuns.size === 0) return [];
  return lines.flatMap((words, line) => {
    const runs = runsOf(words, RUN);
    const repeated = runs.filter((run) => jobRuns.has(run)).length;
    return runs.length >= MIN_RUNS && repeated / runs.length >= REPEATED_SHARE ? [line] : [];
  });
}

/**
 * Lines that contain four words in a row from the job, whatever surrounds them. One or two such lines may be a
 * coincidence; from three on, they are copied.
 */
function findQuotes(lines: string[][], jobRuns: Set<string>): number[] {
  if (jobRuns.size === 0) return [];
  const quotes = lines.flatMap((words, line) =>
    runsOf(words, QUOTE).some((run) => jobRuns.has(run)) ? [line] : [],
  );
  return quotes.length < MIN_QUOTES ? [] : quotes;
}

/**
 * Adjacent lines with hardly any word that is not in the job's texts, in any order. Nobody uses a dozen words that all
 * happen to be the job's.
 */
function findEchoes(
  lines: Set<string>[],
  jobWords: Set<string>,
  isSkillsList: (line: number) => boolean,
): Set<number> {
  const echoes = new Set<number>();
  let run: number[] = [];
  const close = () => {
    const held = new Set(run.flatMap((line) => [...(lines[line] ?? [])]));
    if (held.size >= MIN_ECHOED) for (const line of run) echoes.add(line);
    run = [];
  };
  lines.forEach((words, line) => {
    if (words.size === 0) return;
    if (isSkillsList(line) || shareIn(words, jobWords) < ECHO_SHARE) close();
    else run.push(line);
  });
  close();
  return echoes;
}

function runsOf(words: string[], length: number): string[] {
  return words.slice(length - 1).map((_word, index) => words.slice(index, index + length).join(" "));
}

const wordsByLine = ({ lines }: ReadResume): string[][] =>
  lines.map(({ words }) => words.filter(({ key }) => !isStopWord(key)).map((word) => word.stem));

const listWords = (text: string) =>
  tokenize(text)
    .filter(({ key }) => !isStopWord(key))
    .map(({ key }) => stem(key));

const contentWords = (text: string) => new Set(listWords(text));

function shareIn(words: Set<string>, other: Set<string>): number {
  let shared = 0;
  for (const word of words) if (other.has(word)) shared++;
  return shared / words.size;
}
