import { type Criterion, WHOLE_TEXT } from "../../analysis/rubric";
import type { Evidence, Verdict, VerdictLevel, VerdictPart } from "../../analysis/scorecard";
import { compareTitles, isTitleWord, readTitle } from "../../analysis/titles";
import type { ReadResume } from "../types";
import { compareRanks, isRanked } from "./ranks";
import { readTitles } from "./wanted-titles";
import type { WholeContext } from "./whole-context";

/** What each part weighs; where a job names no title, or no rank in it, the others take its place. */
const WEIGHTS: Record<VerdictPart["name"], number> = {
  title: 0.35,
  level: 0.1,
  field: 0.2,
  similarity: 0.35,
};

/** Similarity at which words are wholly those of the job: few people of the very trade come nearer. */
const ALIKE = 0.4;
const shareOf = (cosine: number) => Math.min(1, cosine / ALIKE);

const LEVELS: [VerdictLevel, number][] = [
  ["strong", 0.75],
  ["partial", 0.5],
  ["weak", 0.25],
];

/**
 * Judges the job as a whole, in named parts: the titles held and how high they stand, how much of the dated work is of
 * its field, and how alike the words of the whole resume are.
 */
export function judgeWhole(context: WholeContext, criterion: Criterion): Verdict {
  const found = [
    ...(criterion.text === WHOLE_TEXT ? [] : judgeTitle(context, criterion.text)),
    judgeField(context),
    judgeSimilarity(context),
  ];
  const total = found.reduce((sum, { name }) => sum + WEIGHTS[name], 0);
  const parts = found.map((part): VerdictPart => {
    const share = part.evidence ? round(part.share) : 0;
    return { ...part, share, weight: Math.round((1000 * WEIGHTS[part.name]) / total) / 1000 };
  });
  const share = parts.reduce((sum, part) => sum + part.weight * part.share, 0);
  const best = parts.toSorted((a, b) => b.weight * b.share - a.weight * a.share)[0];
  const level = LEVELS.find(([, from]) => share >= from)?.[0] ?? "none";
  const evidence = level === "none" ? null : (best?.evidence ?? null);
  const note = NOTES[evidence ? level : "none"];
  return { criterionId: criterion.id, level: evidence ? level : "none", parts, evidence, note };
}

const round = (share: number) => Math.round(100 * share) / 100;

const NOTES: Record<VerdictLevel, string> = {
  strong: "The work described is much like this job.",
  partial: "Part of the work described is like this job.",
  weak: "Little of the work described is like this job.",
  none: "The work described is not like this job.",
};

type Part = Omit<VerdictPart, "weight">;

/** A part that nothing shows has no quote, and counts nothing. */
const part = (name: Part["name"], share: number, evidence: Evidence | undefined, note: string): Part => ({
  name,
  share: evidence ? share : 0,
  evidence: evidence && share > 0 ? evidence : null,
  note,
});

/** A headline says what somebody is called or wants to be called, which may be what was held. */
const HEADLINE = { alone: 0.7, besideHeld: 0.3 };

type Place = { share: number; line: number; isHeld: boolean };
const NOWHERE: Place = { share: 0, line: -1, isHeld: true };
const most = (places: Place[]) =>
  places.reduce((best, one) => (one.share > best.share ? one : best), NOWHERE);

function judgeTitle(context: WholeContext, text: string): Part[] {
  const { resume } = context;
  const wanted = readTitles(text);
  const match = (title: string) => {
    const held = readTitle(title);
    return Math.max(0, ...wanted.map((one) => compareTitles(one, held)));
  };
  const held = resume.roles
    .filter(({ title }) => title)
    .map(({ title, titleLine: line }) => ({ share: match(title), line, isHeld: true }));
  const worth = HEADLINE[held.length > 0 ? "besideHeld" : "alone"];
  const named = listHeadlines(context).map(({ title, line }) => ({
    share: worth * match(title),
    line,
    isHeld: false,
  }));
  const best = most([...held, ...named]);
  const note = best.isHeld ? "The nearest title held in a dated job." : "Named, but not as a dated job.";
  const title = part(
    "title",
    best.share,
    quoteLine(resume, best.line),
    best.share > 0 ? note : "No title like it is held.",
  );
  if (!isRanked(text)) return [title];
  const highest = most(
    resume.roles.map(({ titleLine: line }) => {
      const share = compareRanks(text, resume.lines[line]?.text ?? "");
      return { share, line, isHeld: true };
    }),
  );
  return [title, part("level", highest.share, quoteLine(resume, highest.line), sayLevel(highest.share))];
}

function sayLevel(share: number): string {
  if (share >= 1) return "Has held a job of this level.";
  return share > 0 ? "Has held a job below this level." : "No job of this level is shown.";
}

const HEADLINE_ZONES = new Set(["header", "summary", "work"]);
const LONGEST_HEADLINE = 200;
const AROUND = 4;

/** Titles outside of dated jobs, or the words near a job word in lines that say more. */
function listHeadlines({ resume, standings }: WholeContext): { title: string; line: number }[] {
  return resume.lines.flatMap(({ zone, role, heading, list, text }, line) => {
    if (role >= 0 || heading || list || !HEADLINE_ZONES.has(zone) || standings[line] === "copied") return [];
    if (text.length > LONGEST_HEADLINE) return [];
    const words = text.split(/[^\p{L}+#]+/u).filter(Boolean);
    const head = words.findIndex(isTitleWord);
    if (head < 0) return [];
    return [{ title: words.slice(Math.max(0, head - AROUND), head + AROUND).join(" "), line }];
  });
}

/** How alike the dated work is, weighed by how long it was done; the quote is of the role that adds most. */
function judgeField({ resume, similarity }: WholeContext): Part {
  const roles = resume.roles.map(({ startMonth, endMonth, titleLine }, index) => ({
    line: titleLine,
    months: Math.max(1, endMonth - startMonth + 1),
    cosine: similarity.roles[index] ?? 0,
  }));
  const months = roles.reduce((sum, role) => sum + role.months, 0);
  const cosine = roles.reduce((sum, role) => sum + (role.months / months) * role.cosine, 0);
  const most = roles.toSorted((a, b) => b.months * b.cosine - a.months * a.cosine)[0];
  const note =
    cosine > 0
      ? "How much of the dated work is in this field; this job adds most."
      : "No dated work is in this field.";
  return part("field", shareOf(cosine), quoteLine(resume, most?.line ?? -1), note);
}

function judgeSimilarity({ resume, similarity: { cosine, line } }: WholeContext): Part {
  return part(
    "similarity",
    shareOf(cosine),
    quoteLine(resume, line),
    "How many of the job's own words the resume uses; this line has most.",
  );
}

const QUOTE_LENGTH = 160;

/** The line's words as evidence, cut at a word; undefined where there is no such line. */
function quoteLine(resume: ReadResume, at: number): Evidence | undefined {
  const line = resume.lines[at];
  if (!line) return undefined;
  const { from: start } = line;
  let end = Math.min(line.end, start + QUOTE_LENGTH);
  while (end < line.end && end > start && !/\s/.test(resume.text[end] ?? " ")) end--;
  while (end > start && /\s/.test(resume.text[end - 1] ?? "")) end--;
  return end > start ? { quote: resume.text.slice(start, end), start, end } : undefined;
}
