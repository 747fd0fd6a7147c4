import { isTitleWord } from "../analysis/titles";
import type { Evidence } from "./find-evidence";
import { readWords } from "./lexicon";
import { coverPart, type Matcher, matchWords } from "./match-words";
import type { Requirement } from "./requirement";
import { tradesOf } from "./study-fields";
import { compareRoles } from "./subject-features";
import type { ReadResume } from "./types";

/** Words that ask for leading. `ANYBODY`: words for people that name no trade. */
const LEADS =
  /^(?:supervis|lead|led|manag|head|direct|oversee|oversaw|chair|coach|train|mentor|hir|recruit(?!er)|schedul(?!er)|run)/;
const ANYBODY =
  /^(?:people|staff|team|brigade|employee|associate|personnel|person|department|worker|crew|other|group|small|large|report(?!er)|line(?!man)|member|colleague|experience|junior|shift)/;

/** Minimum similarity of a job's subject to the trade of those to be led. */
const NEAR_TRADE = 0.35;

/** Who was led: the trade asked for (or anybody, if none is), others, or unknown. */
export type TradeFit = "trade" | "others" | "none";

/** Returns a function that tells how well the people led in a line fit the trade asked for, if any. */
export function createTradeFit(
  resume: ReadResume,
  matcher: Matcher,
  evidence: Evidence,
): (line: number) => TradeFit {
  const { requirement } = matcher;
  const { jobs, leaders, topic } = readTrade(requirement);
  const isAnybody = asksAnybody(requirement);
  // The titles of the trade name it in other words: "Network Manager".
  const isIt = /\bIT\b/.test(requirement.text);
  const nearness = compareRoles(resume, requirement);
  const byLine = new Map(evidence.lines.map((line) => [line.line, line]));
  const best = (met: Float32Array | undefined, units: number[]) =>
    met ? Math.max(0, ...units.map((unit) => coverPart(requirement, [unit], met))) : 0;
  return (line) => {
    const role = resume.roles[resume.lines[line]?.role ?? -1];
    if (isAnybody || (isIt && tradesOf(readWords(role?.title ?? "")).has("computing"))) return "trade";
    if (leaders) return LEADS_LEADERS.test(resume.lines[line]?.text ?? "") ? "trade" : "none";
    const own = byLine.get(line);
    const header = role?.headerLines.flatMap((at) => resume.lines[at]?.words ?? []) ?? [];
    // By meaning, all who work for somebody are alike: cashiers, nurses, interns.
    for (const hit of [own?.hit, matchWords(matcher, header)])
      if (Math.max(best(hit?.form, jobs), best(hit?.meaning, topic)) >= 0.7) return "trade";
    if (topic.length === 0) return "others";
    // Other words may name the trade: "technical staff" of a data center.
    return (nearness[resume.lines[line]?.role ?? -1] ?? 0) >= NEAR_TRADE ? "others" : "none";
  };
}

/** True if no trade of those led is asked for: "3 years of leading a team". */
export function asksAnybody(requirement: Requirement): boolean {
  const { jobs, leaders, topic } = readTrade(requirement);
  return !leaders && jobs.length + topic.length === 0;
}

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
