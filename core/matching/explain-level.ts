import { findTerm } from "../analysis/vocabulary/vocabulary";
import { isInTitle } from "./decide-level";
import type { Evidence, LineEvidence } from "./find-evidence";
import { levelOf, type YearsRead } from "./judge-years";
import { coverPart } from "./match-words";
import type { Requirement } from "./requirement";
import { CERTIFIED } from "./requirement-kind";
import { type Explanation, NOT_FOUND, NOT_SAID_OUTRIGHT } from "./ruling";
import type { ReadResume } from "./types";

/** Explains the level in one or two short sentences. */
export function explainLevel(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
  { level, sure, best }: { level: number; sure: boolean; best: LineEvidence | undefined },
): Explanation {
  if (level === 0) return { note: explainNotShown(evidence, sure, best) };
  if (!best) return { note: "Little of it is shown." };
  const missing = level === 2 ? describeMissing(requirement, evidence) : "";
  switch (best.place) {
    case "work": {
      if (level === 1 && best.role < 0)
        return { note: "Touched on outside the dated jobs, but not clearly shown." };
      if (level === 1) return { note: "Touched on in the work described, but not clearly shown." };
      const where =
        best.role < 0
          ? "Described as work, without dates that could be read."
          : sure
            ? "Shown in dated work."
            : "Possibly shown in dated work.";
      const copied = isInSameWords(requirement, best) ? ` ${SAME_WORDS}` : "";
      return { note: `${where}${missing}${copied}` };
    }
    case "title": {
      const where = isInTitle(resume, best)
        ? "The title of a dated job names it."
        : "Named where a dated job begins.";
      return { note: `${where}${missing}` };
    }
    case "work-list":
      return { note: `Named in a list under a dated job.${missing}` };
    case "narrative":
      return { note: `Described, but not inside a dated job.${missing}`, reason: "undated" };
    default: {
      const zone = resume.lines[best.line]?.zone;
      if (level === 3 || (zone === "certificates" && isToBeHeld(requirement)))
        return { note: "Listed among certificates and training." };
      if (zone === "education" || zone === "certificates")
        return { note: "Named in education or training; no work with it was found." };
      const work = sure ? "no work with it was found" : "whether work shows it is not clear";
      return { note: `Only listed; ${work}.`, reason: "listed" };
    }
  }
}

/** A certificate is held, not worked with. */
const isToBeHeld = ({ text, names }: Requirement) =>
  CERTIFIED.test(text) || names.some((name) => findTerm(name)?.kind === "certification");

const SAME_WORDS = "Same words as your advert.";
/** With fewer words than this, using the same ones is a coincidence. */
const FEW = 3;

/** True if the line has every word of the requirement. It may be true or copied, so the recruiter is told. */
const isInSameWords = ({ units }: Requirement, { hit }: LineEvidence) =>
  units.length >= FEW && hit.form.every((value) => value === 1);

/** What a line denies is the reason only if no line of the candidate's own is quoted. */
function explainNotShown({ denied }: Evidence, sure: boolean, best: LineEvidence | undefined): string {
  const strongest = best ? undefined : denied.find(({ meaning }) => meaning >= 0.6);
  const plain = sure ? NOT_FOUND : NOT_SAID_OUTRIGHT;
  if (!strongest) return plain;
  return {
    negated: "The resume says the opposite.",
    planned: "Planned or wished for, not shown.",
    others: "About someone else.",
    received: "Done for or to the candidate, not by them.",
    asserted: plain,
    assisted: plain,
  }[strongest.cue];
}

/** "On the basis of a risk assessment": these words frame a requirement; no resume shows them. */
const FRAME_WORDS =
  /^(?:basis|context|field|help|means|order|process|purpose|regard|the like|use|view|way)$/i;

/** Words of less weight ("time") are too common to be missed. */
const MEANT = 0.8;

/** Names up to two parts of the requirement that no line shows, not counting plain lists. */
function describeMissing(requirement: Requirement, { lines }: Evidence): string {
  const missing = requirement.groups
    // In "management or an audit committee", "committee" belongs to an alternative.
    .filter(({ any }, index) => !any && requirement.groups[index - 1]?.any !== true)
    .flatMap(({ parts }) => parts)
    .filter(({ units }) =>
      lines.every(({ hit, place }) => place === "listed" || coverPart(requirement, units, hit.meaning) < 0.5),
    );
  const isMeant = (unit: number) => (requirement.units[unit]?.weight ?? 0) >= MEANT;
  const named = missing
    .filter(({ units }) => units.some(isMeant))
    .map(({ units }) => {
      const [first, last] = [requirement.units[units[0] ?? 0], requirement.units[units.at(-1) ?? 0]];
      return first && last ? requirement.text.slice(first.word.start, last.word.end) : "";
    });
  const informative = named.filter((words) => words && !FRAME_WORDS.test(words)).slice(0, 2);
  return informative.length > 0
    ? ` Not found: ${informative.map((words) => `“${words}”`).join(" and ")}.`
    : "";
}

/** Rounded, unless that would make too few of them enough. */
const years = (count: number, asked = 0) => {
  const isCut = count >= 2 && !(count < asked - 0.1 && Math.round(count) >= asked);
  const whole = isCut ? Math.round(count) : Math.round(count * 10) / 10;
  return whole === 1 ? "1 year" : `${whole} years`;
};

/** The sentence agrees with the level: enough years in jobs that are not surely the work asked for are said to be so. */
export function explainYears(
  { roles, years: counted, nearYears, related, relatedYears, claim, asked }: YearsRead,
  level: number,
): string {
  if (roles.length === 0) return claim ?? (level > 0 ? "Jobs with other titles may count." : NOT_FOUND);
  const isFirm = counted > 0 && levelOf(counted, asked) >= level;
  // The jobs that the level is counted from: surely of the kind, perhaps of it, or all that may count.
  const isAll = level > 0 && !isFirm && levelOf(nearYears, asked) < level;
  const isWide = counted === 0 || !isFirm;
  const wide = isAll ? relatedYears : nearYears;
  const firm = roles.filter(({ share }) => share >= 0.6);
  const near = (isWide ? roles.filter(({ share }) => share >= 0.4) : firm).map(({ role }) => role);
  const of = isAll ? related : near;
  const titles = of.map(({ title }) => title.trim()).filter(Boolean);
  const named = titles.length > 0 ? ` (${[...new Set(titles)].slice(0, 4).join(", ")})` : "";
  const guess = of.some(({ assumed }) => assumed)
    ? " The newest job has no end date; we assume it is current."
    : "";
  if (counted >= asked && level < 3 && firm.every(({ duty }) => duty !== undefined))
    return `About ${years(counted, asked)} in jobs in which people were led${named}, for how much of the time isn't said.${guess}`;
  if (counted >= asked && level < 3)
    return `About ${years(counted, asked)} in jobs that may be of this kind${named}; their titles don't make it clear.${guess}`;
  if (!isFirm && (level === 3 || (level > 0 && counted > 0)))
    return `About ${years(wide, asked)} in jobs of this kind or close to it${named}.${guess}`;
  if (counted > 0 && level > 0) return `About ${years(counted, asked)} in jobs of this kind${named}.${guess}`;
  if (counted > 0)
    return `About ${years(counted, asked)} in similar jobs${named}; the resume doesn't say that they were of this kind.${guess}`;
  if (wide > 0)
    return `About ${years(wide, asked)} in related jobs${named}; none is clearly of this kind.${guess}`;
  return claim ?? NOT_FOUND;
}
