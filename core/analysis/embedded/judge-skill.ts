import type { VerdictLevel } from "../scorecard";
import { findTerm } from "../vocabulary/vocabulary";
import type { Standing } from "./credibility";
import { better, type Finding, NOT_FOUND } from "./finding";
import { judgeEnglish } from "./judge-english";
import type { Mention } from "./read-resume";
import { hasOtherWork, isPractised, type SkillContext } from "./skill-context";

const MIN_SENTENCE_WORDS = 7;

/** The best that the resume shows for any of the skills. */
export function judgeSkills(context: SkillContext, skills: string[]): Finding {
  return skills.map((skill) => judgeSkill(context, skill)).reduce(better, NOT_FOUND);
}

function judgeSkill(context: SkillContext, skill: string): Finding {
  const found = context.shown.get(skill);
  const shown = found
    ? better(judgeDirect(context, skill, found.direct), judgeNarrower(context, skill, found.narrower))
    : NOT_FOUND;
  if (shown.level !== "none") return shown;
  return skill === "English" ? judgeEnglish(context) : judgeRelated(context, skill);
}

function judgeDirect(context: SkillContext, skill: string, mentions: Mention[]): Finding {
  const by = (standing: Standing) =>
    mentions.filter((mention) => context.standings[mention.line] === standing);
  const work = by("work");
  const workList = by("work-list");
  const roles = new Set(workList.map((mention) => context.resume.lines[mention.line]?.role));
  if (work[0]) {
    const lines = new Set(mentions.map((mention) => mention.line)).size;
    return finding(
      lines > 1 || isSentence(context, work[0]) ? "strong" : "partial",
      pickTelling(context, work),
      "Shown in dated work.",
    );
  }
  if (workList[0] && roles.size > 1)
    return finding("strong", workList[0], "Named under more than one dated job.");
  if (workList[0]) {
    return finding(context.stuffed ? "weak" : "partial", workList[0], "Named in a list under a dated job.");
  }
  const claim = by("claim")[0];
  if (claim)
    return finding(
      context.stuffed && hasOtherWork(context) && !isPractised(context, claim) ? "weak" : "partial",
      claim,
      "Described, but not inside a dated job.",
    );
  const listed = by("list")[0];
  if (!listed) return NOT_FOUND;
  const related = context.workGroups.has(findTerm(skill)?.group ?? "-");
  if (related && !context.stuffed)
    return finding("partial", listed, "Listed, and related work is described.");
  return finding("weak", listed, "Only listed; no work with it is described.");
}

/** One place proves a skill when it says what was done with it, not when it is a heading or a bare name. */
function isSentence(context: SkillContext, mention: Mention): boolean {
  const line = context.resume.lines[mention.line];
  return !!line && line.text.split(/\s+/).length >= MIN_SENTENCE_WORDS && !isHeader(context, mention);
}

function isHeader(context: SkillContext, mention: Mention): boolean {
  const role = context.resume.roles[context.resume.lines[mention.line]?.role ?? -1];
  return role?.dateLine === mention.line || role?.titleLine === mention.line;
}

function judgeNarrower(context: SkillContext, skill: string, mentions: Mention[]): Finding {
  const work = mentions.filter((mention) => context.standings[mention.line] === "work");
  const kinds = new Set(work.map((mention) => mention.term.name));
  const first =
    work[0] ?? mentions.find((mention) => context.standings[mention.line] === "claim") ?? mentions[0];
  if (!first) return NOT_FOUND;
  const note = `Shows ${first.term.name}, a part of ${skill}.`;
  if (kinds.size >= 2) return finding("strong", first, note);
  if (kinds.size === 1) return finding("partial", first, note);
  return finding("weak", first, note);
}

/** Not named, but dated work shows what it is a case of: SAP for SAP SCM, testing for regression testing. */
function judgeRelated(context: SkillContext, skill: string): Finding {
  const term = findTerm(skill);
  if (term?.kind !== "skill") return NOT_FOUND;
  const places = term.broader.flatMap((name) => context.shown.get(name)?.direct ?? []);
  const place = places.find((mention) => context.standings[mention.line] === "work") ?? places[0];
  return place ? finding("weak", place, `Not named; the resume shows ${place.term.name}.`) : NOT_FOUND;
}

/** Of several places, the one that says most: a sentence rather than a header. */
function pickTelling(context: SkillContext, mentions: Mention[]): Mention {
  const score = (mention: Mention) => {
    const line = context.resume.lines[mention.line];
    if (!line) return 0;
    const header = context.resume.roles[line.role]?.dateLine === mention.line ? -2 : 0;
    return header + Math.min(line.text.length, 120) / 60 + (/\d/.test(line.text) ? 0.3 : 0);
  };
  return mentions.slice(0, 12).reduce((best, next) => (score(next) > score(best) ? next : best));
}

const finding = (level: VerdictLevel, mention: Mention, note: string): Finding => ({
  level,
  start: mention.start,
  end: mention.end,
  note,
});
