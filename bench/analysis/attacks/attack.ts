import type { Criterion, JobText, Rubric } from "#core/analysis/rubric";

/** What a cheat can see: their own resume and the job as advertised. */
export type Target = {
  resume: string;
  job: JobText;
  title: string;
  requirements: Requirement[];
  index: number;
};

/** One requirement of the job, as a cheat would read it. */
export type Requirement = { text: string; kind: Criterion["kind"]; years: number };

export type Attack = {
  name: string;
  /** "known" attacks are the common ones and must fail; the others are harder to tell from an honest resume. */
  kind: "known" | "other" | "indistinguishable";
  /** Returns the attacked resume, either as text or as a file that hides the attack. */
  apply(target: Target): string | Promise<{ bytes: Uint8Array; fileName: string }>;
  /** Returns the same file without the attack. Defaults to the resume as text. */
  clean?(target: Target): Promise<{ bytes: Uint8Array; fileName: string }>;
};

/** An attack that adds lines to the resume. */
export function adding(
  name: string,
  kind: Attack["kind"],
  put: (resume: string, lines: string[]) => string,
  linesOf: (target: Target) => string[],
): Attack {
  return { name, kind, apply: (target) => put(target.resume, linesOf(target)) };
}

/** The occupation that the job asks for. */
export const titleOf = ({ criteria }: Rubric) =>
  criteria.find(({ kind }) => kind === "role")?.text ?? "Specialist";

export function requirementsOf(rubric: Rubric): Requirement[] {
  return rubric.criteria
    .filter(({ kind }) => kind !== "role")
    .map(({ text, kind, minYears }) => ({
      text: text.replace(/[\s.;:]+$/, ""),
      kind,
      years: Math.ceil(minYears ?? 0),
    }));
}

/** Strips a requirement down to its subject: "3+ years of frontend development" becomes "frontend development". */
export const subjectOf = ({ text }: Requirement) =>
  text
    .replace(/^.*?\byears?(?: of)?(?: experience)?(?: with| in| of)?\s+/i, "")
    .replace(/^(?:knowledge|experience) (?:of|with|in)\s+/i, "")
    .split(/[,(]/)[0]
    ?.trim() || text;

export const subjectsOf = ({ requirements }: Target) => requirements.map(subjectOf);

export const listOf = (requirements: Requirement[]) => requirements.map(subjectOf).join(", ");

export const advertOf = ({
  name,
  jobDescription,
  keyRequirements,
  optionalRequirements,
  keySkills,
}: JobText) =>
  [name, jobDescription, keyRequirements, optionalRequirements, ...keySkills]
    .flatMap((text) => text.split(/\n|;\s*/))
    .map((line) => line.trim())
    .filter(Boolean);
