import type { Criterion, Source } from "#core/analysis/rubric";

type Stated = Pick<Criterion, "importance" | "knockOut">;

/** A single choice for the form: a knock-out is a must-have that is named first if it is missing. */
export type Importance = Criterion["importance"] | "knock-out";

export const IMPORTANCE_WORDS: Record<Importance, string> = {
  must: "Must have",
  nice: "Nice to have",
  "knock-out": "Knock-out",
};

export const importanceOf = ({ importance, knockOut }: Stated): Importance =>
  importance === "must" && knockOut ? "knock-out" : importance;

export const toStated = (chosen: Importance): Stated => ({
  importance: chosen === "nice" ? "nice" : "must",
  knockOut: chosen === "knock-out",
});

export const addCriterion = "Add a criterion";
export const bringBackCriterion = (text: string) => `Bring back “${text}”`;
export const criteriaLimit = (most: number) => `A rubric has at most ${most} criteria.`;
export const weightsHint =
  "Weights add up to 100%: when you change one, the others keep their proportions. A knock-out is a must-have that is named first when a resume doesn't show it; it doesn't change the match, and no one is turned down automatically.";

export const criterion = "Criterion";
export const importanceLabel = (of: string) => `Importance of ${of}`;
export const removeCriterion = (of: string) => `Remove ${of}`;
export const remove = "Remove";
export const takeWording = (text: string) => `Use “${text}”`;
export const jobAsWholeHint = (percent: number) => `The job as a whole: at most ${percent}% of the weight.`;
export const none = "None";
export const weight = "Weight:";
export const understoodAs = "Understood as:";
export const severalInOne =
  "This asks for several things but gets one verdict. Give each its own line to get separate verdicts.";
export const leftOut = "Left out";
export const alternativeHint = (text: string) => `You can ask for this instead: “${text}”`;
export const addAlternative = (text: string) => `Add “${text}”`;
export const noAlternative = "There is nothing you can ask for instead.";
export const weightSlider = (of: string) => `Slide the weight of ${of}`;
export const weightInPercent = (of: string) => `Weight of ${of} in percent`;
export const percentHint = (most: number) => `A whole number from 1 to ${most}`;
export const fromFields = (fields: string) => `From ${fields}`;
export const FIELD_WORDS: Record<Source["field"], string> = {
  name: "the name",
  jobDescription: "the job description",
  keyRequirements: "the key requirements",
  optionalRequirements: "the nice-to-have requirements",
  keySkills: "the key skills",
};
export const criterionAt = (place: number) => `criterion ${place}`;
