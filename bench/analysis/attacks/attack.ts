import type { Criterion, JobText, Rubric } from "#core/analysis/rubric";

/** What a cheat knows: the resume they have and the job as it was advertised. */
export type Target = { resume: string; job: JobText; title: string; wishes: Wish[]; index: number };

/** One thing the job asks for, as a cheat would read it. */
export type Wish = { text: string; kind: Criterion["kind"]; years: number };

export type Attack = {
  name: string;
  /** Known kinds are the ones everybody tries, and must fail; the others are harder to tell from truth. */
  kind: "known" | "other" | "indistinguishable";
  /** The resume with the attack in it: a text, or a file in which it hides. */
  apply(target: Target): string | Promise<{ bytes: Uint8Array; fileName: string }>;
  /** The same file without the attack; by default the resume as a text. */
  clean?(target: Target): Promise<{ bytes: Uint8Array; fileName: string }>;
};

/** Lines put somewhere into the resume. */
export function adding(
  name: string,
  kind: Attack["kind"],
  put: (resume: string, lines: string[]) => string,
  linesOf: (target: Target) => string[],
): Attack {
  return { name, kind, apply: (target) => put(target.resume, linesOf(target)) };
}

/** The occupation the job is about. */
export const titleOf = ({ criteria }: Rubric) =>
  criteria.find(({ kind }) => kind === "role")?.text ?? "Specialist";

export function wishesOf(rubric: Rubric): Wish[] {
  return rubric.criteria
    .filter(({ kind }) => kind !== "role")
    .map(({ text, kind, minYears }) => ({
      text: text.replace(/[\s.;:]+$/, ""),
      kind,
      years: Math.ceil(minYears ?? 0),
    }));
}

/** The wish as a thing one can work with: "3+ years of frontend development" is "frontend development". */
export const subjectOf = ({ text }: Wish) =>
  text
    .replace(/^.*?\byears?(?: of)?(?: experience)?(?: with| in| of)?\s+/i, "")
    .replace(/^(?:knowledge|experience) (?:of|with|in)\s+/i, "")
    .split(/[,(]/)[0]
    ?.trim() || text;

export const subjectsOf = ({ wishes }: Target) => wishes.map(subjectOf);

export const listOf = (wishes: Wish[]) => wishes.map(subjectOf).join(", ");

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
