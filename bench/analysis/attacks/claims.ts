import { type Requirement, subjectOf, type Target } from "./attack";
import claims from "./claims.json";

/** Invents one sentence per requirement of the job. */
export const boasts = ({ requirements, index }: Target) =>
  requirements.map((requirement, at) =>
    fill(claims.boasts[(at + index) % claims.boasts.length] ?? "", requirement),
  );

const fill = (sentence: string, requirement: Requirement) => sentence.replace("{x}", subjectOf(requirement));

export const translatedBoasts = ({ requirements, index }: Target) =>
  requirements.map((requirement, at) =>
    fill(
      claims.boastsInOtherLanguages[(at + index) % claims.boastsInOtherLanguages.length] ?? "",
      requirement,
    ),
  );

export const yearClaims = ({ requirements }: Target) =>
  requirements.map(
    (requirement, at) =>
      `${Math.max(requirement.years, 4) + (at % 4)} years of experience with ${subjectOf(requirement)}`,
  );

export const inventedJob = (target: Target, dates: string) => [
  `${target.title}, Larkspur & Hobb Ltd`,
  ...(dates ? [dates] : []),
  ...boasts(target).map((line) => `- ${line}`),
  "",
];

/** Packs the requirements into three sentences of prose. */
export function letter({ title, requirements }: Target): string[] {
  const subjects = requirements.map(subjectOf);
  const part = Math.ceil(subjects.length / 3);
  const named = (from: number) => subjects.slice(from * part, (from + 1) * part).join(", ") || subjects[0];
  return [
    "Dear hiring team,",
    `as ${title} I have gained rich experience in ${named(0)}.`,
    `Beyond that I have worked intensively with ${named(1)}.`,
    `I would love to bring my background in ${named(2)} to you.`,
    "Kind regards",
  ];
}

export const praise = ({ resume, requirements, index }: Target) => {
  const first = resume.split(/\s+/)[0] ?? "The candidate";
  return requirements.map((requirement, at) =>
    fill(claims.praise[(at + index) % claims.praise.length] ?? "", requirement).replace("{n}", first),
  );
};

const SYNONYMS = Object.entries(claims.synonyms).map(
  ([words, synonym]) => [new RegExp(`\\b(?:${words})\\b`, "gi"), synonym] as const,
);

/** Rewords a sentence slightly with synonyms. */
export const paraphrase = (line: string) =>
  SYNONYMS.reduce((text, [from, to]) => text.replace(from, to), line);
