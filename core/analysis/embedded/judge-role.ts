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

function readTitles(text: string): Title[] {
  return text
    .split(/\/|\bor\b|[,;|(]/)
    .map((part) => part.replace(/\).{0,240}$/, ""))
    .map(readTitle)
    .map((title, _index, all) => withSharedHead(title, all))
    .filter((title) => title.heads.length + title.about.length > 0);
}

/** What a title is worth that only a headline names: where the dated jobs have titles, those say what was held. */
const HEADLINE_SHARE = { alone: 0.7, besideHeld: 0.3 };

/** How near the titles held come to the one offered, 0 to 1; one that only a headline names is worth less. */
export function matchTitle({ resume, headlines }: TitleContext, text: string): number {
  const held = resume.roles.flatMap(({ title }) => (title ? [title] : []));
  const named = headlines.map(({ title }) => title);
  const share = HEADLINE_SHARE[held.length > 0 ? "besideHeld" : "alone"];
  const best = (wanted: Title, titles: Title[]) =>
    titles.reduce((most, title) => Math.max(most, compareTitles(wanted, title)), 0);
  return readTitles(text)
    .map((wanted) => Math.max(best(wanted, held), share * best(wanted, named)))
    .reduce((most, match) => Math.max(most, match), 0);
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
