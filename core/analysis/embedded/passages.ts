import { stem } from "../language/stem";
import { isAskingWord, isCommonWord, isStopWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { findQualifiers } from "../qualifiers";
import type { Criterion } from "../rubric";
import type { Mention, ReadResume } from "./read-resume";
import type { SkillContext } from "./skill-context";

/** A line of the resume that speaks of a criterion. */
export type Passage = {
  line: number;
  /** The words that speak of it. */
  start: number;
  end: number;
  /** How much of the criterion the line names, 0 to 1. A known name of it is all of it. */
  share: number;
  /** It stands in a list in brackets, which is not what the sentence around it tells. */
  bracketed: boolean;
  /** The case of the criterion that is named instead of the criterion itself: MySQL for SQL. */
  narrower?: string;
  /** The skill is named, what the criterion says of it is not: construction for healthcare construction. */
  unqualified?: boolean;
};

/** From here on a line speaks of the criterion; below, down to the second, it only touches on it. */
export const NAMED_SHARE = 0.75;
const TOUCHED_SHARE = 0.5;
const NARROWER_SHARE = 0.8;
const UNQUALIFIED_SHARE = 0.8;

/**
 * The lines that name a criterion, by one of its skills' known names or by its own words in any order, each
 * line once and lines with the same words once. Lines copied from the job do not count. In order of place.
 */
export function findPassages(
  context: Pick<SkillContext, "resume" | "standings" | "shown">,
  { text, skills }: Pick<Criterion, "text" | "skills">,
): Passage[] {
  const byLine = new Map<number, Passage>();
  const offer = (passage: Passage) => {
    const known = byLine.get(passage.line);
    if (!known || passage.share > known.share || (known.bracketed && !passage.bracketed))
      byLine.set(passage.line, passage);
  };
  const isQualified = qualifiedPlaces(context.resume, findQualifiers(text, skills));
  for (const skill of skills) {
    const shown = context.shown.get(skill);
    for (const mention of shown?.direct ?? [])
      offer(
        isQualified(mention.line)
          ? asPassage(context, mention, 1)
          : { ...asPassage(context, mention, UNQUALIFIED_SHARE), unqualified: true },
      );
    for (const mention of shown?.narrower ?? [])
      offer({
        ...asPassage(context, mention, NARROWER_SHARE),
        narrower: mention.term.name,
        ...(!isQualified(mention.line) && { unqualified: true }),
      });
  }
  for (const passage of findByWords(context, text, skills)) offer(passage);
  return withoutRepeats(
    context,
    [...byLine.values()].sort((a, b) => a.line - b.line),
  );
}

/** Whether a line, or the job it is part of, names all of the qualifiers. */
function qualifiedPlaces(resume: ReadResume, qualifiers: string[]): (line: number) => boolean {
  const named = qualifiers.map((word) => {
    const lines = (resume.places.get(word) ?? []).map((index) => resume.tokenLines[index] ?? 0);
    return { lines: new Set(lines), roles: new Set(lines.map((line) => resume.lines[line]?.role ?? -1)) };
  });
  return (line) => {
    const role = resume.lines[line]?.role ?? -1;
    return named.every(({ lines, roles }) => lines.has(line) || (role >= 0 && roles.has(role)));
  };
}

const asPassage = (
  { resume }: Pick<SkillContext, "resume">,
  { line, start, end }: Mention,
  share: number,
): Passage => ({ line, start, end, share, bracketed: isBracketed(resume.text, start, end) });

/** In brackets that hold more than one thing, as in "kept the books (SAP, Excel)". */
export function isBracketed(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 120), start);
  const opened = before.lastIndexOf("(");
  if (opened < 0 || before.indexOf(")", opened) >= 0 || before.indexOf("\n", opened) >= 0) return false;
  const after = text.slice(end, end + 120);
  const closed = after.indexOf(")");
  return closed >= 0 && /[,;/]/.test(before.slice(opened) + after.slice(0, closed));
}

/** Found in resumes of every trade, such a word says less of what is asked for. */
const COMMON_WEIGHT = 0.4;

/** Stems of what is asked for and their weights; the words of asking only where there are no others. */
function wantedStems(text: string): Map<string, number> {
  const keys = tokenize(text).map(({ key }) => key);
  const telling = keys.filter((key) => !isAskingWord(key) && !/^\d+$/.test(key));
  const chosen = telling.length > 0 ? telling : keys.filter((key) => !isStopWord(key));
  return new Map(chosen.map((key) => [stem(key), isCommonWord(key) ? COMMON_WEIGHT : 1]));
}

/** A word of another known name tells of that: who handles accounts receivable need not handle accounts payable. */
function isOfOther({ phraseOf }: Pick<ReadResume, "phraseOf">, token: number, skills: string[]): boolean {
  const name = phraseOf[token];
  return name !== undefined && skills.length > 0 && !skills.includes(name);
}

function findByWords(
  { resume, standings }: Pick<SkillContext, "resume" | "standings">,
  text: string,
  skills: string[],
): Passage[] {
  const wanted = wantedStems(text);
  // The one word of a known name has other meanings: filing is not e-filing, closing a shop no closing of sales.
  if (wanted.size === 0 || (skills.length > 0 && wanted.size === 1)) return [];
  const total = [...wanted.values()].reduce((sum, weight) => sum + weight, 0);
  const tokensByLine = new Map<number, number[]>();
  for (const word of wanted.keys()) {
    for (const index of resume.places.get(word) ?? []) {
      const line = resume.tokenLines[index] ?? 0;
      if (standings[line] === "copied" || isOfOther(resume, index, skills)) continue;
      const tokens = tokensByLine.get(line);
      if (tokens) tokens.push(index);
      else tokensByLine.set(line, [index]);
    }
  }
  const passages: Passage[] = [];
  for (const [line, tokens] of tokensByLine) {
    const found = new Set(tokens.map((index) => resume.stems[index] ?? ""));
    const share = [...found].reduce((sum, word) => sum + (wanted.get(word) ?? 0), 0) / total;
    if (share < TOUCHED_SHARE) continue;
    const start = resume.tokens[Math.min(...tokens)]?.start ?? 0;
    const end = resume.tokens[Math.max(...tokens)]?.end ?? start;
    passages.push({ line, start, end, share, bracketed: isBracketed(resume.text, start, end) });
  }
  return passages;
}

/** What is said twice in the same words is said once. */
function withoutRepeats({ resume }: Pick<SkillContext, "resume">, passages: Passage[]): Passage[] {
  const seen = new Set<string>();
  return passages.filter(({ line }) => {
    const words = resume.sayings[line] ?? "";
    if (seen.has(words)) return false;
    seen.add(words);
    return true;
  });
}
