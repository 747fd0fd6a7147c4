import type { Criterion } from "../rubric";
import type { VerdictLevel } from "../scorecard";
import { type Finding, NOT_FOUND } from "./finding";
import { findPassages, NAMED_SHARE, type Passage } from "./passages";
import type { SkillContext } from "./skill-context";

/**
 * How much a resume shows of something, in passages of dated work: each line of dated work that names it
 * counts one; what is claimed or listed elsewhere counts part of one, and only up to a limit, since anybody
 * can write a list. Lines that touch on it mention it at most.
 */
const COUNTS = {
  work: { each: 1, most: Number.POSITIVE_INFINITY },
  "work-list": { each: 0.6, most: 1.1 },
  claim: { each: 0.5, most: 1 },
  list: { each: 0.35, most: 0.5 },
  touch: { each: 0.3, most: 0.55 },
};
type Kind = keyof typeof COUNTS;

/** Where much of what the job asks for is claimed and little practised, a claim is no more than a mention. */
const STUFFED_MOST = 0.4;

const MENTIONED = 0.25;
const PARTLY = 0.6;
const MET = 1;
const MET_IN_FULL = 6;

/** Judges anything that a line of work can show, by how much of the resume shows it. */
export function judgeShown(context: SkillContext, criterion: Criterion): Finding {
  const passages = context.passages.get(criterion.id) ?? findPassages(context, criterion);
  const named = passages.filter(({ share }) => share >= NAMED_SHARE);
  const amount = amountOf(context, passages);
  const practised = named.filter(({ line }) => context.standings[line]?.startsWith("work"));
  const isPractised = practised.length > 0;
  const best = pickTelling(context, isPractised ? practised : named.length > 0 ? named : passages);
  if (!best || amount < MENTIONED) return NOT_FOUND;
  const isOther = named.length > 0 && named.every(({ unqualified }) => unqualified);
  const level = amount < PARTLY ? "weak" : amount < MET || !isPractised || isOther ? "partial" : "strong";
  return {
    level,
    depth: depthOf(level, amount),
    start: best.start,
    end: best.end,
    note: describe(context, named, best) + (isOther ? " The kind asked for is not named." : ""),
  };
}

/** The amount shown, in passages; see COUNTS. What only a list of claims names is mentioned, and no more. */
export function amountOf(context: SkillContext, passages: Passage[]): number {
  const sums: Record<Kind, number> = { work: 0, "work-list": 0, claim: 0, list: 0, touch: 0 };
  for (const { line, share, bracketed } of passages) {
    const place = context.standings[line];
    if (!place || place === "copied") continue;
    const standing = bracketed ? "list" : place;
    if (share >= NAMED_SHARE) sums[standing] += share;
    else sums.touch += standing === "work" ? share : share / 2;
  }
  const part = (kind: Kind) => Math.min(sums[kind] * COUNTS[kind].each, COUNTS[kind].most);
  const told = part("claim") + part("list") + part("touch");
  const practised = part("work") + part("work-list");
  const isListed = context.stuffed || passages.every(({ line }) => context.crowded.has(line));
  if (practised === 0 && isListed) return Math.min(told, MENTIONED);
  return practised + (context.stuffed ? Math.min(told, STUFFED_MOST) : told);
}

/** How far the amount reaches from this level towards the next; "met" is full at six passages. */
function depthOf(level: VerdictLevel, amount: number): number {
  const depth =
    level === "weak"
      ? (amount - MENTIONED) / (PARTLY - MENTIONED)
      : level === "partial"
        ? (amount - PARTLY) / (MET - PARTLY)
        : Math.log(amount / MET) / Math.log(MET_IN_FULL / MET);
  return Math.round(Math.min(1, depth) * 100) / 100;
}

/** Shorter than that, a line is a bare name. */
const TELLING_LENGTH = 20;

/** What a year makes a line less telling, and all years at most. */
const WORTH_OF_YEARS = { each: 0.1, most: 0.5 };

/** The shortest passage that proves most: named outright, in late dated work, from the beginning of a sentence, not in a header. */
function pickTelling({ resume, standings }: SkillContext, passages: Passage[]): Passage | undefined {
  const latest = Math.max(...resume.roles.map(({ endMonth }) => endMonth));
  const age = (role: number) => {
    const years = (latest - (resume.roles[role]?.endMonth ?? latest)) / 12;
    return Math.min(years * WORTH_OF_YEARS.each, WORTH_OF_YEARS.most);
  };
  const worth = ({ line, share }: Passage) => {
    const { text = "", role = -1 } = resume.lines[line] ?? {};
    const header = resume.roles[role]?.dateLine === line || resume.roles[role]?.titleLine === line;
    const place = { work: 3, "work-list": 1.5, claim: 1, list: 0, copied: -9 }[standings[line] ?? "list"];
    const bare = header || text.length < TELLING_LENGTH;
    const length = text.length / 160;
    const clarity = (/\d/.test(text) ? 0.3 : 0) - (/^\p{Ll}/u.test(text) ? 0.3 : 0);
    return place + 2 * share - (bare ? 2 : 0) - length - age(role) + clarity;
  };
  let best: { passage: Passage; worth: number } | undefined;
  for (const passage of passages.slice(0, 40)) {
    const value = worth(passage);
    if (!best || value > best.worth) best = { passage, worth: value };
  }
  return best?.passage;
}

function describe({ standings }: SkillContext, named: Passage[], best: Passage): string {
  const work = named.filter(({ line, bracketed }) => standings[line] === "work" && !bracketed).length;
  const instead = best.narrower ? ` as ${best.narrower}` : "";
  if (work > 1) return `Shown in dated work${instead}, in ${work} places.`;
  if (work === 1) return `Shown in dated work${instead}, in one place.`;
  if (named.length === 0) return "Touched on, not named outright.";
  const standing = standings[best.line];
  if (standing?.startsWith("work")) return `Named${instead} in a list under a dated job.`;
  if (standing === "claim") return `Described${instead}, but not inside a dated job.`;
  return `Only listed${instead}; no work with it is described.`;
}
