import { isTitleWord } from "../analysis/titles";
import type { Evidence, LineEvidence } from "./find-evidence";
import { readWords } from "./lexicon";
import { coverPart, type Matcher, matchWords } from "./match-words";
import type { Requirement } from "./requirement";
import { NOT_SHOWN, type Ruling } from "./ruling";
import { tradesOf } from "./study-fields";
import type { ReadResume } from "./types";

/** Words that ask for leading. `ANYBODY`: words for people that name no trade. */
const LEADS =
  /^(?:supervis|lead|led|manag|head|direct|oversee|oversaw|chair|coach|train|mentor|hir|recruit(?!er)|schedul(?!er)|run)/;
const ANYBODY =
  /^(?:people|staff|team|employee|associate|personnel|person|department|worker|crew|other|group|small|large|report(?!er)|line(?!man)|member|colleague|experience|junior|shift)/;
const TRAINING = /\b(?:train|coach|mentor)/i;
const OR_TRAINING = /\b(?:train|coach|mentor)\p{L}{0,4} or\b|\bor (?:train|coach|mentor)/iu;
/** A mere claim: "team leadership" in a list of skills. */
const CLAIM =
  /\b(?:team|people|staff) (?:leadership|management|supervision|lead)\b|\bsupervis(?:e|ed|ing|ion of) (?:staff|team)/i;
const SHORT = 2;

/** Judges leadership by what the duties say: how many people, if a number is asked for, and of which trade. */
export function judgeLeading(resume: ReadResume, matcher: Matcher, evidence: Evidence): Ruling {
  const { requirement } = matcher;
  const { led, trained, titles, managing } = resume.leading;
  const fitOf = createTradeFit(resume, matcher, evidence);
  const roleOf = (line: number) => resume.lines[line]?.role ?? -1;
  let best: Ruling = NOT_SHOWN;
  const offer = (ruling: Ruling) => {
    if (ruling.level > best.level || (ruling.level === best.level && ruling.sure && !best.sure))
      best = ruling;
  };
  for (const { line, people } of led) {
    const fits = fitOf(line);
    const level = Math.min(
      enough(people, requirement.people ?? 0),
      roleOf(line) >= 0 ? 3 : 2,
      { trade: 3, others: 2, none: 1 }[fits],
    );
    const note =
      fits === "none"
        ? "Led people, but the resume doesn't say that they were in this trade."
        : people > 0
          ? "Led people, and says how many."
          : "Led people.";
    offer({ level, sure: level === 3 && fits === "trade", line, note });
  }
  if (TRAINING.test(requirement.text))
    for (const line of trained) {
      const fits = fitOf(line);
      if (roleOf(line) < 0) continue;
      const most = OR_TRAINING.test(requirement.text) ? 3 : 2;
      offer({
        level: fits === "trade" ? most : 1,
        sure: false,
        line,
        note: "Trained others; the resume doesn't say that they also reported to the candidate.",
      });
    }
  if (best.level > 0) return best;
  const claim = evidence.lines.find(({ line, place }) => isClaim(line, place));
  if (claim) return { level: 1, sure: true, line: claim.line, note: "Named, but not in a dated job." };
  return managing.length + titles.length > 0 ? { ...NOT_SHOWN, sure: false } : NOT_SHOWN;

  function isClaim(at: number, place: LineEvidence["place"]): boolean {
    const text = resume.lines[at]?.text ?? "";
    if (place !== "narrative" && place !== "listed") return false;
    return CLAIM.test(text) || (requirement.units.length <= SHORT && /\b(?:leader|supervis)/i.test(text));
  }
}

const enough = (people: number, asked: number) =>
  asked === 0 || people >= asked ? 3 : people === 0 || people >= asked / 2 ? 2 : 1;

/** Who was led: the trade asked for (or anybody, if none is), others, or unknown. */
type Fit = "trade" | "others" | "none";

/** Returns a function that tells how well the people led in a line fit the trade asked for, if any. */
function createTradeFit(resume: ReadResume, matcher: Matcher, evidence: Evidence): (line: number) => Fit {
  const { requirement } = matcher;
  const { jobs, leaders, topic } = readTrade(requirement);
  // The titles of the trade name it in other words: "Network Manager".
  const isIt = /\bIT\b/.test(requirement.text);
  const byLine = new Map(evidence.lines.map((line) => [line.line, line]));
  const best = (met: Float32Array | undefined, units: number[]) =>
    met ? Math.max(0, ...units.map((unit) => coverPart(requirement, [unit], met))) : 0;
  return (line) => {
    const role = resume.roles[resume.lines[line]?.role ?? -1];
    if (isIt)
      return isOfIt(role?.title ?? "")
        ? "trade"
        : resume.roles.some(({ title }) => isOfIt(title))
          ? "others"
          : "none";
    if (!leaders && jobs.length + topic.length === 0) return "trade";
    if (leaders) return LEADS_LEADERS.test(resume.lines[line]?.text ?? "") ? "trade" : "none";
    const own = byLine.get(line);
    const header = role?.headerLines.flatMap((at) => resume.lines[at]?.words ?? []) ?? [];
    // By meaning, all who work for somebody are alike: cashiers, nurses, interns.
    for (const hit of [own?.hit, matchWords(matcher, header)])
      if (Math.max(best(hit?.form, jobs), best(hit?.meaning, topic)) >= 0.7) return "trade";
    return topic.length > 0 ? "none" : "others";
  };
}

const isOfIt = (title: string) => tradesOf(readWords(title)).has("computing");

/** "Team leads or supervisors" are those who are led. */
const LEADERS = /^(?:supervisors|managers|directors|heads|leads|leaders|coaches|mentors|trainers)$/i;
const LEADS_LEADERS = /\b(?:supervisors|managers|directors|leads|leaders|foremen|superintendents|heads)\b/i;

/** Who is to be led: their jobs ("agents"), whether they lead others ("team leads"), and their trade ("accounting"). */
function readTrade({ text, units, groups }: Requirement): {
  jobs: number[];
  leaders: boolean;
  topic: number[];
} {
  const isLeader = (index: number) => index > 0 && LEADERS.test(units[index]?.written ?? "");
  const own = units.flatMap(({ word }, index) =>
    !isLeader(index) && (LEADS.test(word.key) || ANYBODY.test(word.key)) ? [] : [index],
  );
  // "Supervises staff or interns", but not "cooks or other staff".
  const isAnybody = (part: { units: number[] }) => {
    const keys = part.units.map((unit) => units[unit]?.word.key ?? "").filter((key) => !LEADS.test(key));
    const before = text.slice(0, units[part.units[0] ?? 0]?.word.start);
    return keys.length > 0 && keys.every((key) => ANYBODY.test(key)) && !/\bother $/i.test(before);
  };
  if (!own.some(isLeader) && groups.some(({ any, parts }) => any && parts.some(isAnybody)))
    return { jobs: [], leaders: false, topic: [] };
  const isJob = (index: number) => isTitleWord(units[index]?.word.key ?? "");
  return {
    jobs: own.filter((index) => isJob(index) && !isLeader(index)),
    leaders: own.some(isLeader),
    topic: own.filter((index) => !isJob(index) && !isLeader(index)),
  };
}
