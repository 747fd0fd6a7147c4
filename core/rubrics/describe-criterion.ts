import type { Criterion, EducationLevel } from "#core/analysis/rubric";
import type { Reading } from "./read-criterion";

export const KIND_WORDS: Record<Criterion["kind"], string> = {
  skill: "Skill",
  experience: "Experience",
  years: "Years",
  education: "Education",
  certification: "Certificate",
  role: "Role",
  other: "In your words",
};

const LEVEL_WORDS: Record<EducationLevel, string> = {
  secondary: "School diploma or higher",
  associate: "Associate degree or higher",
  bachelor: "Bachelor's degree or higher",
  master: "Master's degree or higher",
  doctorate: "Doctorate",
};

const either = new Intl.ListFormat("en", { type: "disjunction" });

/**
 * What a resume must show for a criterion with this text, in a few words: "5 years with SQL". It names what the line
 * asks for only where known names cover the whole line; otherwise all of its words count.
 */
export function describeReading({ kind, skills, minYears, level, overall }: Reading, text: string): string {
  if (overall) return "has done this job, or work like it as a whole";
  const named = either.format(skills);
  switch (kind) {
    case "years":
      return `${formatYears(minYears ?? 0)} ${named ? `with ${named}` : "of this kind of work"}`;
    case "education":
      return `${level ? LEVEL_WORDS[level] : "a degree"}${withField(text)}`;
    case "certification":
      return named || "a certificate or licence in these words";
    case "role":
      return "has done this job";
    case "skill":
      return named || "this, in these or similar words";
    case "experience":
    case "other":
      return named || "work like this, in these or similar words";
  }
}

/** The field of a degree in the line's own words: " in accounting". */
function withField(text: string): string {
  const start = text.toLowerCase().indexOf(" in ");
  return start === -1 ? "" : text.slice(start);
}

const counted = (amount: number, unit: string) => `${amount} ${amount === 1 ? unit : `${unit}s`}`;

function formatYears(years: number): string {
  if (years < 1) return counted(Math.round(years * 12), "month");
  return counted(Number(years.toFixed(1)), "year");
}
