import { stem } from "./language/stem";
import { isAskingWord, isCommonWord } from "./language/stop-words";
import { tokenize } from "./language/tokens";
import type { Criterion } from "./rubric";
import { type Verdict, type VerdictLevel, verdictLevels } from "./scorecard";
import { findTerm, findTerms } from "./vocabulary/vocabulary";

/** Words for dates, counts and sizes, which occur in every occupation. */
const COUNTING = new Set(
  (
    "one two three four five six seven eight nine ten first second third half full part hundred thousand million " +
    "january february march april may june july august september october november december " +
    "jan feb mar apr jun jul aug sep sept oct nov dec present current today week weekly month monthly daily yearly"
  ).split(" "),
);

/** Chinese and Japanese have no spaces, so their overlap is measured in character pairs. */
const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff]/;

/** The highest level that an unsupported verdict may keep, by the level of the code's own reading. */
const MOST: Record<VerdictLevel, VerdictLevel> = {
  none: "weak",
  weak: "partial",
  partial: "strong",
  strong: "strong",
};

const rankOf = (level: VerdictLevel) => verdictLevels.indexOf(level);

/**
 * Limits a verdict to what its passage supports. The verdict stands if the quoted line has a specific word of the
 * criterion, in any form, or a known name of its skill, or if its level is at most one above the code's own reading
 * (`own`). Otherwise a resume may have talked the judge into it: the verdict falls back to the level of that reading,
 * with depth 0 and not sure, and keeps its passage for a person to check.
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
    note: "The quoted passage isn't about this.",
    reason: "unsupported",
    ...(question && { question }),
  };
}

/** For the recruiter; undefined if no verdict was limited. */
export function unsupportedNotice(criteria: Criterion[], verdicts: Verdict[]): string | undefined {
  const ids = new Set(
    verdicts.filter(({ reason }) => reason === "unsupported").map(({ criterionId }) => criterionId),
  );
  const texts = criteria.filter(({ id }) => ids.has(id)).map(({ text }) => text);
  if (texts.length === 0) return undefined;
  return `The quoted passages aren't about: ${texts.join("; ")}. So they count less than the AI model said. Please check yourself.`;
}

/** Whole lines, because a quote may stop short of the relevant word. */
function lineAround(text: string, { start, end }: { start: number; end: number }): string {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const to = text.indexOf("\n", end);
  return text.slice(from, to < 0 ? text.length : to);
}

function speaksOf(line: string, { text, skills }: Criterion): boolean {
  const wanted = wordsOf(`${text} ${skills.join(" ")}`);
  const found = wordsOf(line);
  if (
    wanted.specific.size > 0
      ? sharesAny(wanted.specific, found.specific)
      : containsAll(wanted.common, found.common)
  )
    return true;
  const named = new Set(namesIn(text));
  for (const skill of skills) named.add(skill);
  return namesIn(line).some(
    (name) => named.has(name) || findTerm(name)?.broader.some((other) => named.has(other)),
  );
}

/**
 * Stems of the words. Words common to resumes of every occupation say little; they count only
 * if a criterion has no others.
 */
function wordsOf(text: string): { specific: Set<string>; common: Set<string> } {
  const specific = new Set<string>();
  const common = new Set<string>();
  for (const { key } of tokenize(text)) {
    if (isAskingWord(key) || COUNTING.has(key) || /^\p{N}/u.test(key)) continue;
    if (UNSPACED.test(key)) for (let i = 0; i + 1 < key.length; i++) specific.add(key.slice(i, i + 2));
    else (isCommonWord(key) ? common : specific).add(stem(key));
  }
  return { specific, common };
}

const namesIn = (text: string) => findTerms(text, tokenize(text)).map(({ term }) => term.name);

const sharesAny = (some: Set<string>, others: Set<string>) => [...some].some((word) => others.has(word));
const containsAll = (some: Set<string>, others: Set<string>) =>
  some.size > 0 && [...some].every((word) => others.has(word));
