import { stem } from "./language/stem";
import { isAskingWord, isCommonWord } from "./language/stop-words";
import { tokenize } from "./language/tokens";
import type { Criterion } from "./rubric";
import { type Verdict, type VerdictLevel, verdictLevels } from "./scorecard";
import { findTerm, findTerms } from "./vocabulary/vocabulary";

/** Words of dates, counts and sizes, which lines of any trade have. */
const COUNTING = new Set(
  (
    "one two three four five six seven eight nine ten first second third half full part hundred thousand million " +
    "january february march april may june july august september october november december " +
    "jan feb mar apr jun jul aug sep sept oct nov dec present current today week weekly month monthly daily yearly"
  ).split(" "),
);

/** Chinese and Japanese write no blanks: what two texts share there is told by pairs of characters. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;

const NOTE = "The passage quoted does not speak of this.";

/** The most a verdict may say by itself whose passage does not speak of the criterion, by what the code's own reading found. */
const MOST: Record<VerdictLevel, VerdictLevel> = {
  none: "weak",
  weak: "partial",
  partial: "strong",
  strong: "strong",
};

const rankOf = (level: VerdictLevel) => verdictLevels.indexOf(level);

/**
 * A verdict as far as its passage bears it out. It stands where the line it is quoted from has a telling word of the
 * criterion, by whatever ending, or a known name of its skill, or where it says at most a level more than the code's own
 * reading (`own`). Otherwise whoever judged may have been talked into it: it falls back to the least of the level
 * of that reading, not sure, with its passage for a person to look at.
 */
export function limitUnsupported(
  verdict: Verdict,
  criterion: Criterion,
  { text, own }: { text: string; own: Verdict | undefined },
): Verdict {
  const { criterionId, level, evidence, question } = verdict;
  const ownLevel = own?.level ?? "none";
  if (!evidence || rankOf(level) <= rankOf(MOST[ownLevel])) return verdict;
  if (speaksOf(lineAround(text, evidence), criterion)) return verdict;
  const passage = ownLevel === "none" ? { evidence: null, nearest: evidence } : { evidence };
  return {
    criterionId,
    level: ownLevel,
    ...passage,
    depth: 0,
    sure: false,
    note: NOTE,
    ...(question && { question }),
  };
}

/** For the recruiter; undefined where every verdict stands as it was given. */
export function unsupportedNotice(criteria: Criterion[], verdicts: Verdict[]): string | undefined {
  const ids = new Set(verdicts.filter(({ note }) => note === NOTE).map(({ criterionId }) => criterionId));
  const texts = criteria.filter(({ id }) => ids.has(id)).map(({ text }) => text);
  if (texts.length === 0) return undefined;
  return `The passages quoted do not speak of: ${texts.join("; ")}. So they count less than the AI model said. Please look yourself.`;
}

/** Whole lines: a quote may stop short of the word that matters. */
function lineAround(text: string, { start, end }: { start: number; end: number }): string {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  return text.slice(from, to < 0 ? text.length : to);
}

function speaksOf(line: string, { text, skills }: Criterion): boolean {
  const wanted = wordsOf(`${text} ${skills.join(" ")}`);
  const found = wordsOf(line);
  if (
    wanted.telling.size > 0
      ? sharesAny(wanted.telling, found.telling)
      : containsAll(wanted.common, found.common)
  )
    return true;
  const named = new Set(namesIn(text));
  for (const skill of skills) named.add(skill);
  return namesIn(line).some(
    (name) => named.has(name) || findTerm(name)?.broader.some((other) => named.has(other)),
  );
}

/** By their stems. Those that resumes of every trade have tell little; they count where a criterion has no others. */
function wordsOf(text: string): { telling: Set<string>; common: Set<string> } {
  const telling = new Set<string>();
  const common = new Set<string>();
  for (const { key } of tokenize(text)) {
    if (isAskingWord(key) || COUNTING.has(key) || /^\p{N}/u.test(key)) continue;
    if (UNSPACED.test(key)) for (let i = 0; i + 1 < key.length; i++) telling.add(key.slice(i, i + 2));
    else (isCommonWord(key) ? common : telling).add(stem(key));
  }
  return { telling, common };
}

const namesIn = (text: string) => findTerms(text, tokenize(text)).map(({ term }) => term.name);

const sharesAny = (some: Set<string>, others: Set<string>) => [...some].some((word) => others.has(word));
const containsAll = (some: Set<string>, others: Set<string>) =>
  some.size > 0 && [...some].every((word) => others.has(word));
