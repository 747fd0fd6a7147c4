import type { Evidence, LineEvidence } from "./find-evidence";
import type { Matcher } from "./match-words";
import { NOT_SHOWN, type Ruling } from "./ruling";
import { createTradeFit } from "./trade-led";
import type { ReadResume } from "./types";

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
    const led = people > 0 ? "Led people, and says how many." : "Led people.";
    const note = {
      trade: led,
      others: "Led people; whether they were in this trade isn't said.",
      none: "Led people, but the resume doesn't say that they were in this trade.",
    }[fits];
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
