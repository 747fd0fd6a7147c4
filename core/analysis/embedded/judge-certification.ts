import { tokenize } from "../language/tokens";
import type { Criterion } from "../rubric";
import { findTerms } from "../vocabulary/vocabulary";
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
  const named = criterion.skills
    .flatMap((name) => context.shown.get(name)?.direct ?? [])
    .map((mention) => judgeMention(context, mention, criterion.text))
    .reduce(better, NOT_FOUND);
  return named.level === "strong" ? named : better(named, judgeByTitle(context, criterion.text));
}

const LICENCE =
  /\b(?:(?:un)?restricted|active|current|valid|state|licen[cs](?:es?|ed|ure)|certif(?:ied|icates?|ication)|registration|or|and)\b/gi;

/** "Registered Nurse, State of Ohio" among the licences is the "RN license", though it does not say the word. */
function judgeByTitle({ resume, standings }: SkillContext, wanted: string): Finding {
  const title = wanted.replace(LICENCE, " ");
  const names = new Set(findTerms(title, tokenize(title)).map(({ term }) => term.name));
  const mention = resume.mentions.find(
    ({ term, line }) =>
      [term.name, ...term.broader].some((name) => names.has(name)) &&
      resume.lines[line]?.section === "certifications" &&
      standings[line] !== "copied",
  );
  if (!mention) return NOT_FOUND;
  const { line, start, end } = mention;
  if (UNFINISHED.test(resume.lines[line]?.text ?? ""))
    return { level: "partial", start, end, note: "In progress, not held yet." };
  return { level: "strong", start, end, note: "Named among the licences and certificates." };
}

function judgeMention(
  { resume, standings, stuffed, crowded }: SkillContext,
  { line, start, end }: Mention,
  wanted: string,
): Finding {
  const { text = "", section } = resume.lines[line] ?? {};
  if (UNFINISHED.test(text) && !UNFINISHED.test(wanted))
    return { level: "partial", start, end, note: "In progress, not held yet." };
  const isAlone = !stuffed && !crowded.has(line) && (end - start) * 2 > text.length;
  const amongSkills = standings[line] === "list" && section === "skills" && !HELD.test(text) && !isAlone;
  const inPassing = section !== "certifications" && section !== "education" && !HELD.test(text);
  if (inPassing && text.split(/\s+/).length > MOST_WORDS_OF_A_TITLE) {
    return { level: stuffed ? "weak" : "partial", start, end, note: "Named in passing, not as held." };
  }
  if (!amongSkills) return { level: "strong", start, end, note: "Named as held." };
  return { level: stuffed ? "weak" : "partial", start, end, note: "Only listed among skills." };
}
