import { type Criterion, WHOLE_TEXT } from "../../analysis/rubric";
import type { Passage, Verdict, VerdictLevel, VerdictPart } from "../../analysis/scorecard";
import { isTitleWord } from "../../analysis/titles";
import { quoteHeader, quoteLine } from "../quote-line";
import type { Role } from "../types";
import { compareRanks, isRanked } from "./ranks";
import { matchTitles } from "./wanted-titles";
import type { WholeContext } from "./whole-context";

/** The weight of each part. If the job names no title, or no rank in it, the other parts share its weight. */
const WEIGHTS = {
  title: 0.45,
  level: 0.05,
  field: 0.05,
  similarity: 0.45,
} satisfies Partial<Record<VerdictPart["name"], number>>;

/** The cosine of unrelated trades, which counts 0, and the one that counts 1. */
type Span = [stranger: number, kin: number];
const ALIKE: Span = [0.03, 0.2];
const IN_FIELD: Span = [0.02, 0.25];
const shareOf = (cosine: number, [stranger, kin]: Span) =>
  Math.min(1, Math.max(0, (cosine - stranger) / (kin - stranger)));

const LEVELS: [VerdictLevel, number][] = [
  ["strong", 0.75],
  ["partial", 0.5],
  ["weak", 0.25],
];

/**
 * Judges the job as a whole, in named parts: the titles held, their rank, how close the dated work is to the job's
 * field, and how similar the words of the whole resume are.
 */
export function judgeWhole(context: WholeContext, criterion: Criterion): Verdict {
  const found = [
    ...(criterion.text === WHOLE_TEXT ? [] : judgeTitle(context, criterion.text)),
    judgeField(context),
    judgeSimilarity(context),
  ];
  const weights = shareWeights(found.map(({ name }) => WEIGHTS[name]));
  const parts = found.map((part, index): VerdictPart => {
    const share = part.evidence ? round(part.share) : 0;
    return { ...part, share, weight: weights[index] ?? 0 };
  });
  return sumUpParts(criterion.id, parts);
}

/** The weights in thousandths that add up to 1; the last one takes what rounding leaves. */
function shareWeights(weights: number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let rest = 1000;
  return weights.map((weight, index) => {
    const thousandths = index === weights.length - 1 ? rest : Math.round((1000 * weight) / total);
    rest -= thousandths;
    return thousandths / 1000;
  });
}

/** The level for a share of a criterion. */
export const levelOfShare = (share: number): VerdictLevel =>
  LEVELS.find(([, from]) => share >= from)?.[0] ?? "none";

/** Combines parts, whose weights add up to 1, into a verdict. */
export function sumUpParts(criterionId: string, parts: VerdictPart[]): Verdict {
  const reached = levelOfShare(parts.reduce((sum, part) => sum + part.weight * part.share, 0));
  // A junior's work is at most partly like a senior's.
  const isTooLow = parts.some(({ name, share }) => name === "level" && share === 0);
  const level = reached === "strong" && isTooLow ? "partial" : reached;
  const best = parts.toSorted((a, b) => b.weight * b.share - a.weight * a.share)[0];
  const evidence = level === "none" ? null : (best?.evidence ?? null);
  const note = NOTES[evidence ? level : "none"];
  return { criterionId, level: evidence ? level : "none", parts, evidence, note };
}

const round = (share: number) => Math.round(100 * share) / 100;

const NOTES: Record<VerdictLevel, string> = {
  strong: "The work described is much like this job.",
  partial: "Part of the work described is like this job.",
  weak: "Little of the work described is like this job.",
  none: "The work described is not like this job.",
};

type Part = Omit<VerdictPart, "weight" | "name"> & { name: keyof typeof WEIGHTS };

/** A part without evidence counts 0 and has no quote. */
const part = (name: Part["name"], share: number, evidence: Passage | undefined, note: string): Part => ({
  name,
  share: evidence ? share : 0,
  evidence: evidence && share > 0 ? evidence : null,
  note,
});

/** What a title in a headline counts, without or beside titles held: it may be a wish rather than a job held. */
const HEADLINE = { alone: 0.7, besideHeld: 0.3 };

type Place = { share: number; quote?: () => Passage | undefined; isHeld: boolean };
const NOWHERE: Place = { share: 0, isHeld: true };
const most = (places: Place[]) =>
  places.reduce((best, one) => (one.share > best.share ? one : best), NOWHERE);

function judgeTitle(context: WholeContext, text: string): Part[] {
  const { resume } = context;
  const match = matchTitles(text);
  const held = resume.roles
    .filter(({ title }) => title)
    .map((role) => ({ share: match(role.title), quote: () => quoteHeader(resume, role), isHeld: true }));
  const worth = HEADLINE[held.length > 0 ? "besideHeld" : "alone"];
  const named = listHeadlines(context).map(({ title, line }) => ({
    share: worth * match(title),
    quote: () => quoteLine(resume, line),
    isHeld: false,
  }));
  const best = most([...held, ...named]);
  const note = best.isHeld ? "The nearest title held in a dated job." : "Named, but not as a dated job.";
  const title = part(
    "title",
    best.share,
    best.quote?.(),
    best.share > 0 ? note : "No title like it is held.",
  );
  if (!isRanked(text)) return [title];
  const highest = most(
    resume.roles.map((role) => {
      const share = compareRanks(text, role.title || (resume.lines[role.titleLine]?.text ?? ""));
      return { share, quote: () => quoteHeader(resume, role), isHeld: true };
    }),
  );
  return [title, part("level", highest.share, highest.quote?.(), describeLevel(highest.share))];
}

function describeLevel(share: number): string {
  if (share >= 1) return "Has held a job of this level.";
  return share > 0 ? "Has held a job below this level." : "No job of this level is shown.";
}

const HEADLINE_ZONES = new Set(["header", "summary", "work"]);
const LONGEST_HEADLINE = 200;
const AROUND = 4;

/** Titles outside dated jobs: the words around a title word. */
function listHeadlines({ resume, lineKinds }: WholeContext): { title: string; line: number }[] {
  return resume.lines.flatMap(({ zone, role, heading, list, text }, line) => {
    if (role >= 0 || heading || list || !HEADLINE_ZONES.has(zone) || lineKinds[line] === "copied") return [];
    if (text.length > LONGEST_HEADLINE) return [];
    const words = text.split(/[^\p{L}+#]+/u).filter(Boolean);
    const head = words.findIndex(isTitleWord);
    if (head < 0) return [];
    return [{ title: words.slice(Math.max(0, head - AROUND), head + AROUND).join(" "), line }];
  });
}

/** A job shorter than two years counts less, down to half. */
const FULL_MONTHS = 24;
const weighTime = ({ startMonth, endMonth }: Role) =>
  0.5 + 0.5 * Math.min(1, Math.max(1, endMonth - startMonth + 1) / FULL_MONTHS);

/** How close a dated job is to the field asked for, 0 to 1. */
export const nearnessOf = ({ similarity }: WholeContext, role: number): number =>
  round(shareOf(similarity.roles[role] ?? 0, IN_FIELD));

/** How close the dated work is to the field: the mean of the two closest jobs, because people change trades. */
function judgeField({ resume, similarity }: WholeContext): Part {
  const nearest = resume.roles
    .map((role, index) => ({
      role,
      cosine: weighTime(role) * (similarity.roles[index] ?? 0),
    }))
    .toSorted((a, b) => b.cosine - a.cosine)
    .slice(0, 2);
  const share = shareOf(mean(nearest.map(({ cosine }) => cosine)), IN_FIELD);
  const note =
    share > 0
      ? "How close the dated jobs are to this field: the average of the two closest, of which this is the first."
      : "No dated work is in this field.";
  const [first] = nearest;
  return part("field", share, first && quoteHeader(resume, first.role), note);
}

const mean = (values: number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;

function judgeSimilarity({ resume, similarity: { cosine, line } }: WholeContext): Part {
  return part(
    "similarity",
    shareOf(cosine, ALIKE),
    quoteLine(resume, line),
    "How similar the words of the resume and the job are; this line has most of the job's.",
  );
}
