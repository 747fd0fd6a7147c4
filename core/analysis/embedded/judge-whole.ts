import { type Criterion, WHOLE_TEXT } from "../rubric";
import type { Evidence, Verdict, VerdictLevel, VerdictPart } from "../scorecard";
import { compareTitles } from "../titles";
import { quoteLine } from "./finding";
import { readTitles } from "./judge-role";
import { compareRanks, isRanked } from "./ranks";
import type { SkillContext } from "./skill-context";

/** What each part weighs; where a job names no title, or no rank in it, the others take its place. */
const WEIGHTS: Record<VerdictPart["name"], number> = {
  title: 0.35,
  level: 0.1,
  field: 0.2,
  similarity: 0.35,
};

/** Likeness at which words are wholly those of the job; a square root, for the first shared words tell most. */
const ALIKE = 0.3;
const shareOf = (cosine: number) => Math.min(1, Math.sqrt(cosine / ALIKE));

const LEVELS: [VerdictLevel, number][] = [
  ["strong", 0.75],
  ["partial", 0.5],
  ["weak", 0.25],
];

/**
 * Judges the job as a whole, in named parts: the titles held and how high they stand, how much of the dated work is of
 * its field, and how alike the words of the whole resume are.
 */
export function judgeWhole(context: SkillContext, criterion: Criterion): Verdict {
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

function judgeTitle(context: SkillContext, text: string): Part[] {
  const { resume, headlines } = context;
  const wanted = readTitles(text);
  const match = (title: Parameters<typeof compareTitles>[1]) =>
    Math.max(0, ...wanted.map((one) => compareTitles(one, title)));
  const held = resume.roles.flatMap(({ title, titleLine }) =>
    title ? [{ share: match(title), line: titleLine, isHeld: true }] : [],
  );
  const worth = HEADLINE[held.length > 0 ? "besideHeld" : "alone"];
  const named = headlines.map(({ title, line }) => ({
    share: worth * match(title),
    line: resume.lines.indexOf(line),
    isHeld: false,
  }));
  const best = [...held, ...named].reduce((most, one) => (one.share > most.share ? one : most), NO_TITLE);
  const note = best.isHeld ? "The nearest title held in a dated job." : "Named, but not as a dated job.";
  const title = part(
    "title",
    best.share,
    quoteLine(resume, best.line),
    best.share > 0 ? note : "No title like it is held.",
  );
  if (!isRanked(text)) return [title];
  const ranks = resume.roles.map(({ titleLine }) => ({
    line: titleLine,
    share: compareRanks(text, resume.lines[titleLine]?.text ?? ""),
  }));
  const highest = ranks.reduce((most, one) => (one.share > most.share ? one : most), { line: -1, share: 0 });
  return [title, part("level", highest.share, quoteLine(resume, highest.line), LEVEL_NOTES(highest.share))];
}

const NO_TITLE = { share: 0, line: -1, isHeld: true };
const LEVEL_NOTES = (share: number) =>
  share >= 1
    ? "Has held a job of this level."
    : share > 0
      ? "Has held a job below this level."
      : "No job of this level is shown.";

/** How alike the dated work is, weighed by how long it was done; the quote is of the role that adds most. */
function judgeField({ resume, likeness }: SkillContext): Part {
  const roles = resume.roles.map(({ startMonth, endMonth, titleLine }, index) => ({
    line: titleLine,
    months: Math.max(1, endMonth - startMonth + 1),
    cosine: likeness.roles[index] ?? 0,
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

function judgeSimilarity({ resume, likeness: { cosine, line } }: SkillContext): Part {
  return part(
    "similarity",
    shareOf(cosine),
    quoteLine(resume, line),
    "How many of the job's own words the resume uses; this line has most.",
  );
}
