import type { Criterion } from "../rubric";
import type { VerdictLevel } from "../scorecard";
import { findTerm } from "../vocabulary/vocabulary";
import { countMonths } from "./dates";
import { type Finding, NOT_FOUND } from "./finding";
import type { SkillContext } from "./judge-skill";
import { plainYears } from "./judge-years";

/** Groups too wide to be one field: an event planner and a due-diligence lawyer are not neighbours. */
const WIDE = new Set([
  "soft skills",
  "office",
  "administration",
  "spoken languages",
  "project management",
  "customer relations",
  "sales",
  "marketing",
  "support",
  "financial planning",
  "human resources",
  "supply chain",
  "manufacturing",
  "safety",
]);

/**
 * Judges time spent in the field of the job: the months of the dated roles that show at least two of its
 * skills, or of their neighbours, against the years asked for; two fifths of them are part.
 */
export function judgeField(context: SkillContext, criterion: Criterion): Finding {
  const { resume, standings } = context;
  const wanted = new Set(criterion.skills);
  const groups = new Set(
    criterion.skills.map((name) => findTerm(name)?.group ?? "").filter((name) => !WIDE.has(name)),
  );
  const shownByRole = new Map<number, Set<string>>();
  for (const { term, line } of resume.mentions) {
    const isIn =
      wanted.has(term.name) || groups.has(term.group) || term.broader.some((name) => wanted.has(name));
    const role = resume.lines[line]?.role ?? -1;
    if (!isIn || role < 0 || standings[line] === "copied") continue;
    const shown = shownByRole.get(role) ?? new Set();
    shownByRole.set(role, shown.add(term.name));
  }
  const roles = resume.roles.filter((_role, index) => (shownByRole.get(index)?.size ?? 0) >= 2);
  const latest = roles.reduce<(typeof roles)[number] | undefined>(
    (best, role) => (best && best.endMonth >= role.endMonth ? best : role),
    undefined,
  );
  const line = latest && resume.lines[latest.dateLine];
  if (!line) return NOT_FOUND;
  const months = countMonths(roles);
  const full = (criterion.minYears ?? 5) * 12;
  const level: VerdictLevel = months >= full ? "strong" : months >= full * 0.4 ? "partial" : "weak";
  return {
    level,
    start: line.start,
    end: line.end,
    note: `About ${plainYears(months / 12)} of dated work in this field.`,
  };
}
