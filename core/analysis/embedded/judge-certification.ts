import type { Criterion } from "../rubric";
import { better, type Finding, NOT_FOUND } from "./finding";
import type { Mention } from "./read-resume";
import type { SkillContext } from "./skill-context";

const UNFINISHED =
  /\b(?:pursuing|candidate|preparing|prepare for|working towards?|in progress|expected|studying|part qualified|eligible|planned)\b/i;

/** A certificate is held or not, whatever the work: naming it is enough, save among a list of skills. */
export function judgeCertification(context: SkillContext, criterion: Criterion): Finding {
  return criterion.skills
    .flatMap((name) => context.shown.get(name)?.direct ?? [])
    .map((mention) => judgeMention(context, mention))
    .reduce(better, NOT_FOUND);
}

function judgeMention({ resume, standings, stuffed }: SkillContext, { line, start, end }: Mention): Finding {
  const text = resume.lines[line]?.text ?? "";
  if (UNFINISHED.test(text)) return { level: "partial", start, end, note: "In progress, not held yet." };
  const amongSkills = standings[line] === "list" && resume.lines[line]?.section === "skills";
  if (!amongSkills) return { level: "strong", start, end, note: "Named as held." };
  return { level: stuffed ? "weak" : "partial", start, end, note: "Only listed among skills." };
}
