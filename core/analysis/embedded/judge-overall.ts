import { type Criterion, WHOLE_TEXT } from "../rubric";
import type { VerdictLevel } from "../scorecard";
import type { Standing } from "./credibility";
import { atMost, better, type Finding, NOT_FOUND } from "./finding";
import { judgeRole, matchTitle } from "./judge-role";
import { judgeShown } from "./judge-shown";
import type { SkillContext } from "./skill-context";

/** Likeness at which the words of a resume are wholly those of the job; half of it is nearly that (cube root). */
const ALIKE = 0.25;
/** How much the titles held count beside the words of the whole resume, where the name of the job is a title. */
const TITLE_SHARE = 0.3;
/** Where only wishes are titles, half of it: each of them counts by itself as well. */
const WISHED_TITLE_SHARE = TITLE_SHARE / 2;

/**
 * Judges the job as a whole: by how much of the resume is in the job's own terms and, where the job has a title, by
 * the titles held.
 */
export function judgeOverall(context: SkillContext, criterion: Criterion): Finding {
  const { cosine, line } = context.likeness;
  const alike = Math.min(1, Math.cbrt(cosine / ALIKE));
  if (criterion.text === WHOLE_TEXT) {
    const titles = listWishedTitles(context);
    if (titles.length === 0) return asFinding(context, alike, line);
    const held = Math.max(...titles.map((wish) => shareHeld(context, wish)));
    return asFinding(context, mix(alike, held, WISHED_TITLE_SHARE), line);
  }
  const titled = better(
    judgeRole(context, criterion.text),
    atMost("partial", judgeSkillsOf(context, criterion)),
  );
  const found = asFinding(context, mix(alike, shareHeld(context, criterion), TITLE_SHARE), line);
  return titled.level === found.level ? { ...titled, depth: found.depth } : found;
}

const mix = (alike: number, held: number, titleShare: number) => (1 - titleShare) * alike + titleShare * held;

const listWishedTitles = ({ rubric }: SkillContext) =>
  rubric.criteria.filter(({ kind, overall }) => kind === "role" && !overall);

/**
 * The skills in the title, without its words: "sales" or "manager" stand in resumes of every trade. A headline that
 * names them names the title, which is held or not.
 */
function judgeSkillsOf(context: SkillContext, criterion: Criterion): Finding {
  const found = judgeShown(context, { ...criterion, id: "", text: "" });
  const line = context.resume.lineAt(found.start);
  const isHeadline = context.resume.lines[line]?.section === "top" && context.standings[line] === "claim";
  return isHeadline ? atMost("weak", found) : found;
}

/** How near the titles held, or the skills they name, come to a title. */
const shareHeld = (context: SkillContext, criterion: Criterion) =>
  Math.max(matchTitle(context, criterion.text), SKILLED[judgeSkillsOf(context, criterion).level]);

const SKILLED: Record<VerdictLevel, number> = { none: 0, weak: 0.25, partial: 0.5, strong: 0.8 };

function asFinding({ resume, standings }: SkillContext, share: number, line: number): Finding {
  const place = resume.lines[line];
  const level = LEVELS.find(({ from }) => share >= from);
  if (!place || !level) return NOT_FOUND;
  const depth = Math.min(1, (share - level.from) / (level.to - level.from));
  const found: Finding = {
    level: level.level,
    depth: Math.round(depth * 100) / 100,
    start: place.start,
    end: place.end,
    note: level.note,
  };
  return atMost(MOST_FOR_PLACE[standings[line] ?? "list"], found);
}

/** What the most telling line can prove: work is shown by work. */
const MOST_FOR_PLACE: Record<Standing, VerdictLevel> = {
  work: "strong",
  "work-list": "partial",
  claim: "partial",
  list: "weak",
  copied: "none",
};

const LEVELS: { level: VerdictLevel; from: number; to: number; note: string }[] = [
  { level: "strong", from: 0.86, to: 1, note: "The work described is much like this job." },
  { level: "partial", from: 0.58, to: 0.86, note: "Part of the work described is like this job." },
  { level: "weak", from: 0.38, to: 0.58, note: "Little of the work described is like this job." },
];
