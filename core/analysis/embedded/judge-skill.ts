import type { Criterion } from "../rubric";
import { findTerm } from "../vocabulary/vocabulary";
import { better, type Finding, NOT_FOUND } from "./finding";
import { judgeEnglish } from "./judge-english";
import { judgeLanguage } from "./judge-language";
import { judgeShown } from "./judge-shown";
import type { SkillContext } from "./skill-context";

/** Judges a skill by where it is shown; failing that, says what comes near it. */
export function judgeSkill(context: SkillContext, criterion: Criterion): Finding {
  const languages = criterion.skills.filter((skill) => findTerm(skill)?.kind === "language");
  const shown = languages
    .map((language) => judgeLanguage(context, language))
    .reduce(better, judgeShown(context, criterion));
  if (shown.level !== "none") return shown;
  return criterion.skills
    .map((skill) => (skill === "English" ? judgeEnglish(context) : sayBroader(context, skill)))
    .reduce((best, next) => (best === NOT_FOUND ? next : better(best, next)), NOT_FOUND);
}

/** Not named, but what it is a case of is: SAP for SAP SCM. That proves nothing, and is worth a question. */
function sayBroader(context: SkillContext, skill: string): Finding {
  const term = findTerm(skill);
  if (term?.kind !== "skill") return NOT_FOUND;
  const broader = term.broader.find((name) => context.shown.get(name)?.direct.length);
  return broader
    ? { ...NOT_FOUND, note: `Not named; the resume shows ${broader}, which it is a part of.` }
    : NOT_FOUND;
}
