import type { VerdictLevel } from "../scorecard";
import { compareTitles, readTitle, type Title } from "../titles";
import { better, type Finding, NOT_FOUND } from "./finding";
import type { Headline } from "./list-headlines";
import type { ReadResume } from "./read-resume";
import type { SkillContext } from "./skill-context";

type TitleContext = Pick<SkillContext, "resume" | "headlines">;

/** Judges the job held against the job offered. "A/B" asks for either. */
export function judgeRole({ resume, headlines }: TitleContext, text: string): Finding {
  return readTitles(text)
    .map((title) => better(judgeHeld(resume, title), judgeHeadline(headlines, title)))
    .reduce(better, NOT_FOUND);
}

export function readTitles(text: string): Title[] {
  return text
    .split(/\/|\bor\b|[,;|(]/)
    .map((part) => part.replace(/\).{0,240}$/, ""))
    .map(readTitle)
    .map((title, _index, all) => withSharedHead(title, all))
    .filter((title) => title.heads.length + title.about.length > 0);
}

/**
 * "Sales/Business Development Manager": the head noun of the last part goes for the parts without one. In "Sales
 * Executive/Officer" the second says another head of the same.
 */
function withSharedHead(title: Title, all: Title[]): Title {
  const before = all[all.indexOf(title) - 1];
  if (title.about.length === 0 && before?.heads.length) return { heads: title.heads, about: before.about };
  if (title.heads.length > 0) return title;
  const last = all.findLast((other) => other.heads.length > 0);
  return last ? { heads: last.heads, about: title.about } : title;
}

function judgeHeld(resume: ReadResume, wanted: Title): Finding {
  let best = NOT_FOUND;
  for (const role of resume.roles) {
    const line = resume.lines[role.titleLine];
    if (!role.title || !line) continue;
    const level = grade(compareTitles(wanted, role.title));
    best = better(best, { level, start: line.start, end: line.end, note: HELD[level] });
    if (best.level === "strong") break;
  }
  return best;
}

function judgeHeadline(headlines: Headline[], wanted: Title): Finding {
  return headlines
    .map(({ title, line: { start, end } }): Finding => {
      const match = compareTitles(wanted, title);
      const level = match >= 0.85 ? "partial" : match >= 0.55 ? "weak" : "none";
      return { level, start, end, note: "Named, but not as a dated job." };
    })
    .reduce(better, NOT_FOUND);
}

const grade = (match: number): VerdictLevel =>
  match >= 0.85 ? "strong" : match >= 0.55 ? "partial" : match >= 0.3 ? "weak" : "none";

const HELD: Record<VerdictLevel, string> = {
  strong: "Has held this kind of job.",
  partial: "Has held a close job.",
  weak: "Has held a job that shares part of this.",
  none: "",
};
