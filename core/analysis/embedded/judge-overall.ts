import { stem } from "../language/stem";
import { isAskingWord } from "../language/stop-words";
import { tokenize } from "../language/tokens";
import { type Criterion, WHOLE_TEXT } from "../rubric";
import type { VerdictLevel } from "../scorecard";
import { atMost, better, type Finding, NOT_FOUND } from "./finding";
import { judgeRole } from "./judge-role";
import { judgeShown } from "./judge-shown";
import { isBracketed } from "./passages";
import type { SkillContext } from "./skill-context";

/** Likeness at which the work of a resume is wholly that of the job. */
const ALIKE = 0.25;

/**
 * Judges the job as a whole: by the titles held and by how much of the resume is in the job's own terms. Where
 * the job has a title, terms alone do not make up for never having held one like it.
 */
export function judgeOverall(context: SkillContext, criterion: Criterion): Finding {
  const alike = judgeLikeness(context);
  if (criterion.text === WHOLE_TEXT) return alike;
  // The skills in the title, without its words: "sales" or "manager" stand in resumes of every trade.
  const skilled = judgeShown(context, { ...criterion, id: "", text: "" });
  const titled = better(
    judgeRole(context.resume, context.standings, criterion.text),
    atMost("partial", skilled),
  );
  if (titled.level === alike.level) return { ...titled, depth: alike.depth };
  return better(titled, atMost(MOST_FOR_TITLE[titled.level], alike));
}

const MOST_FOR_TITLE: Record<VerdictLevel, VerdictLevel> = {
  none: "weak",
  weak: "partial",
  partial: "strong",
  strong: "strong",
};

function judgeLikeness(context: SkillContext): Finding {
  const { share, line } = likenessOf(context);
  const place = context.resume.lines[line];
  if (!place) return NOT_FOUND;
  const level = LEVELS.find(({ from }) => share >= from);
  if (!level) return NOT_FOUND;
  const depth = Math.min(1, (share - level.from) / (level.to - level.from));
  return {
    level: level.level,
    depth: Math.round(depth * 100) / 100,
    start: place.start,
    end: place.end,
    note: level.note,
  };
}

const LEVELS: { level: VerdictLevel; from: number; to: number; note: string }[] = [
  { level: "strong", from: 0.75, to: 1, note: "The work described is much like this job." },
  { level: "partial", from: 0.4, to: 0.75, note: "Part of the work described is like this job." },
  { level: "weak", from: 0.2, to: 0.4, note: "Little of the work described is like this job." },
];

type Likeness = { cosine: number; share: number; line: number };

/**
 * How alike the resume's words and the job's are, 0 to 1: the cosine of their stems, by the roots of their counts,
 * against ALIKE, as a root. With it, the line that has most of the job's words.
 */
export function likenessOf({ resume, standings, criteria }: SkillContext): Likeness {
  const wanted = countStems(criteria);
  const counts = new Map<string, number>();
  const byLine = new Map<number, Set<string>>();
  resume.tokens.forEach(({ key, start, end }, index) => {
    const line = resume.tokenLines[index] ?? 0;
    if (isAskingWord(key) || standings[line] === "copied") return;
    const word = resume.stems[index] ?? "";
    if (wanted.has(word) && isBracketed(resume.text, start, end)) return;
    counts.set(word, (counts.get(word) ?? 0) + 1);
    if (!wanted.has(word) || standings[line] !== "work") return;
    const seen = byLine.get(line);
    if (seen) seen.add(word);
    else byLine.set(line, new Set([word]));
  });
  let shared = 0;
  for (const [word, count] of wanted) shared += weight(count) * weight(counts.get(word) ?? 0);
  const cosine = shared / (length(wanted) * length(counts) || 1);
  let best = { line: -1, words: 0 };
  for (const [line, words] of byLine) if (words.size > best.words) best = { line, words: words.size };
  return {
    cosine: Math.min(1, Math.round(10_000 * cosine) / 10_000),
    share: Math.min(1, Math.sqrt(cosine / ALIKE)),
    line: best.line,
  };
}

function countStems(criteria: Criterion[]): Map<string, number> {
  const counts = new Map<string, number>();
  const told = criteria.filter(({ text }) => text !== WHOLE_TEXT);
  for (const { key } of told.flatMap(({ text }) => tokenize(text))) {
    if (!isAskingWord(key)) counts.set(stem(key), (counts.get(stem(key)) ?? 0) + 1);
  }
  return counts;
}

const weight = (count: number) => Math.sqrt(count);

function length(counts: Map<string, number>): number {
  let sum = 0;
  for (const count of counts.values()) sum += weight(count) ** 2;
  return Math.sqrt(sum);
}
