import type { Criterion } from "../rubric";

/** A criterion that has no id yet: it may still be dropped as a repeat. */
export type Draft = Omit<Criterion, "id">;
export type Importance = Criterion["importance"];

/** Set by hand: no data says what recruiters would give. A nice-to-have weighs 1. */
const MUST_WEIGHTS: Record<Criterion["kind"], number> = {
  skill: 3,
  experience: 3,
  certification: 3,
  other: 3,
  years: 2,
  role: 3,
  education: 1,
};

/** Shown by resumes of every trade, these set few candidates apart; they weigh less than what is particular. */
const COMMONPLACE = new Set([
  "Team Management",
  "Office Administration",
  "Customer Service",
  "Budgeting",
  "Microsoft Office",
  "Microsoft Excel",
  "Microsoft Word",
  "PowerPoint",
  "Reporting",
  "Scheduling",
  "Operations Management",
  "Project Management",
  "Sales",
  "Computer Literacy",
]);
const COMMONPLACE_WEIGHT = 2;

const isCommonplace = (names: string[]) => names.length > 0 && names.every((name) => COMMONPLACE.has(name));

export function base(kind: Criterion["kind"], importance: Importance, text: string): Draft {
  return { kind, importance, text, skills: [], weight: importance === "must" ? MUST_WEIGHTS[kind] : 2 };
}

export function withSkills(draft: Draft, skills: string[]): Draft {
  return {
    ...draft,
    skills,
    weight: isCommonplace(skills) ? Math.min(draft.weight, COMMONPLACE_WEIGHT) : draft.weight,
  };
}
