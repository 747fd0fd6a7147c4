import { isTitleWord } from "../analysis/titles";
import type { Evidence } from "./find-evidence";
import { coverPart, type Matcher, matchWords } from "./match-words";
import type { Requirement } from "./requirement";
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
  const { jobs, topic } = readTrade(requirement);
  const isAnybody = asksAnybody(requirement);
  const nearness = compareRoles(resume, requirement);
  const byLine = new Map(evidence.lines.map((line) => [line.line, line]));
  const best = (met: Float32Array | undefined, units: number[]) =>
    met ? Math.max(0, ...units.map((unit) => coverPart(requirement, [unit], met))) : 0;
  return (line) => {
    const role = resume.roles[resume.lines[line]?.role ?? -1];
    if (isAnybody) return "trade";
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
  const { jobs, topic } = readTrade(requirement);
  return jobs.length + topic.length === 0;
}

/** Who is to be led: their jobs ("agents"), and their trade ("accounting"). */
function readTrade({ units }: Requirement): { jobs: number[]; topic: number[] } {
  const own = units.flatMap(({ word: { key } }, index) =>
    LEADS.test(key) || ANYBODY.test(key) ? [] : [index],
  );
  const isJob = (index: number) => isTitleWord(units[index]?.word.key ?? "");
  return { jobs: own.filter(isJob), topic: own.filter((index) => !isJob(index)) };
}
