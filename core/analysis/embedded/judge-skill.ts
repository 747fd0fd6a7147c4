import type { Criterion } from "../rubric";
import { findTerm } from "../vocabulary/vocabulary";
import { better, type Finding, NOT_FOUND } from "./finding";
import { judgeEnglish } from "./judge-english";
import { judgeShown } from "./judge-shown";
import type { SkillContext } from "./skill-context";

/** Judges a skill by where it is shown; failing that, by what it is a case of. */
export function judgeSkill(context: SkillContext, criterion: Criterion): Finding {
  const shown = judgeShown(context, criterion);
  if (shown.level !== "none") return shown;
  return criterion.skills
    .map((skill) => (skill === "English" ? judgeEnglish(context) : judgeBroader(context, skill)))
    .reduce(better, NOT_FOUND);
}

/** Not named, but dated work shows what it is a case of: SAP for SAP SCM, testing for regression testing. */
function judgeBroader(context: SkillContext, skill: string): Finding {
  const term = findTerm(skill);
  if (term?.kind !== "skill") return NOT_FOUND;
  const places = term.broader.flatMap((name) => context.shown.get(name)?.direct ?? []);
  const place = places.find((mention) => context.standings[mention.line] === "work") ?? places[0];
  if (!place) return NOT_FOUND;
  const { start, end } = place;
  return {
    level: "weak",
    depth: 0,
    start,
    end,
    note: `Not named; the resume shows ${place.term.name}, which it is a part of.`,
  };
}
