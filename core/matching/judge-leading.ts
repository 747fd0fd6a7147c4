import { isTitleWord } from "../analysis/titles";
import type { Evidence } from "./find-evidence";
import type { Matcher } from "./match-words";
import { NOT_SHOWN, type Ruling } from "./ruling";
import type { ReadResume } from "./types";

const LEADS =
  /^(?:supervis|lead|led|manag|head|direct|oversee|oversaw|chair|coach|run|supervision|leadership|management|people|staff|team|employee|personnel|person|department|worker|crew|other|group|small|large|report|line)/;

/** People led: by what the duties say, with how many where a number is asked for. */
export function judgeLeading(resume: ReadResume, { requirement }: Matcher, evidence: Evidence): Ruling {
  const { led, trained, titles } = resume.leading;
  const subject = requirement.units.flatMap(({ word }, index) => (LEADS.test(word.key) ? [] : [index]));
  // "Accounting staff" are of a trade; "agents" may be called otherwise.
  const hasTopic = subject.some((unit) => !isTitleWord(requirement.units[unit]?.word.key ?? ""));
  const byLine = new Map(evidence.lines.map((line) => [line.line, line]));
  const denied = new Set(evidence.denied.map(({ line }) => line));
  const roleHas = (role: number) =>
    Math.max(
      0,
      ...evidence.lines
        .filter((line) => line.role === role && line.role >= 0)
        .map(({ hit }) => shareOf(hit.meaning)),
    );
  const asked = requirement.people ?? 0;
  let best: Ruling = NOT_SHOWN;
  for (const { line, people } of led) {
    if (denied.has(line) && !byLine.has(line)) continue;
    const role = resume.lines[line]?.role ?? -1;
    const own = byLine.get(line);
    const fits = subject.length === 0 ? 1 : Math.max(own ? shareOf(own.hit.meaning) : 0, 0.9 * roleHas(role));
    const enough = asked === 0 || people >= asked ? 3 : people === 0 || people >= asked / 2 ? 2 : 1;
    const shown = role >= 0 ? 3 : 2;
    const level = Math.min(enough, shown, fits >= 0.45 ? 3 : fits >= 0.25 || !hasTopic ? 2 : 1);
    if (level > best.level)
      best = {
        level,
        sure: level === 3 && fits >= 0.7,
        line,
        note: people > 0 ? "Led people, and says how many." : "Led people.",
      };
  }
  if (best.level >= 2) return best;
  const inWork = trained.find((line) => (resume.lines[line]?.role ?? -1) >= 0);
  if (inWork !== undefined && /\btrain|coach|mentor/i.test(requirement.text))
    return { level: 2, sure: false, line: inWork, note: "Trained others; that they were led is not said." };
  if (evidence.denied.some(({ meaning }) => meaning >= 0.5)) return NOT_SHOWN;
  if (titles.length > 0)
    return { level: 1, sure: false, line: titles[0] ?? -1, note: "The title says it; no duty does." };
  const claim = evidence.lines.find(
    ({ place, meaning }) => (place === "told" || place === "listed") && meaning >= 0.6,
  );
  if (claim) return { level: 1, sure: true, line: claim.line, note: "Named, but not in a dated job." };
  return best;

  function shareOf(met: Float32Array): number {
    const total = subject.reduce((sum, unit) => sum + (requirement.units[unit]?.weight ?? 0), 0);
    return total > 0
      ? subject.reduce((sum, unit) => sum + (requirement.units[unit]?.weight ?? 0) * (met[unit] ?? 0), 0) /
          total
      : 1;
  }
}
