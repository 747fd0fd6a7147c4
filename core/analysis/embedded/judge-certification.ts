import type { Criterion } from "../rubric";
import { better, type Finding, NOT_FOUND } from "./finding";
import type { Mention } from "./read-resume";
import type { SkillContext } from "./skill-context";

const UNFINISHED =
  /\b(?:pursuing|candidate|preparing|prepare for|working towards?|in progress|expected|studying|part qualified|eligible|planned|tentative|scheduled)\b/i;

const HELD =
  /\b(?:certified|certification|certificate|licen[cs]ed?|registered|chartered|holder|hold|holds|held|accredited|qualified|passed|earned|obtained|member)\b/i;
const MOST_WORDS_OF_A_TITLE = 8;

/** A certificate is held or not, whatever the work: naming it is enough, save among a list of skills. */
export function judgeCertification(context: SkillContext, criterion: Criterion): Finding {
  return criterion.skills
    .flatMap((name) => context.shown.get(name)?.direct ?? [])
    .map((mention) => judgeMention(context, mention, criterion.text))
    .reduce(better, NOT_FOUND);
}

function judgeMention(
  { resume, standings, stuffed }: SkillContext,
  { line, start, end }: Mention,
  wanted: string,
): Finding {
  const { text = "", section } = resume.lines[line] ?? {};
  if (UNFINISHED.test(text) && !UNFINISHED.test(wanted))
    return { level: "partial", start, end, note: "In progress, not held yet." };
  const amongSkills = standings[line] === "list" && section === "skills" && !HELD.test(text);
  const inPassing = section !== "certifications" && section !== "education" && !HELD.test(text);
  if (inPassing && text.split(/\s+/).length > MOST_WORDS_OF_A_TITLE) {
    return { level: stuffed ? "weak" : "partial", start, end, note: "Named in passing, not as held." };
  }
  if (!amongSkills) return { level: "strong", start, end, note: "Named as held." };
  return { level: stuffed ? "weak" : "partial", start, end, note: "Only listed among skills." };
}
