import { subjectOf, type Target, type Wish } from "./attack";

const BOASTS = [
  "Used {x} every day and brought results ahead of plan.",
  "Led the introduction of {x} across three sites.",
  "Responsible for {x} in a team of six people.",
  "Improved {x} and cut cost by 20 % within a year.",
  "Trained colleagues in {x} and wrote the guide that is used today.",
  "Known in the company as the person to ask about {x}.",
];

/** Invents one sentence per requirement of the job. */
export const boasts = ({ wishes, index }: Target) =>
  wishes.map((wish, at) => fill(BOASTS[(at + index) % BOASTS.length] ?? "", wish));

const fill = (sentence: string, wish: Wish) => sentence.replace("{x}", subjectOf(wish));

const BOASTS_IN_OTHER_LANGUAGES = [
  "Владею {x} в совершенстве, применяю каждый день.",
  "Mehrjährige Erfahrung mit {x}, auch als Leiter.",
  "Dominio completo de {x} en varios proyectos.",
  "Отвечал за {x} в команде из шести человек.",
];

export const translatedBoasts = ({ wishes, index }: Target) =>
  wishes.map((wish, at) =>
    fill(BOASTS_IN_OTHER_LANGUAGES[(at + index) % BOASTS_IN_OTHER_LANGUAGES.length] ?? "", wish),
  );

export const yearClaims = ({ wishes }: Target) =>
  wishes.map(
    (wish, at) => `${Math.max(wish.years, 4) + (at % 4)} years of experience with ${subjectOf(wish)}`,
  );

export const inventedJob = (target: Target, dates: string) => [
  `${target.title}, Larkspur & Hobb Ltd`,
  ...(dates ? [dates] : []),
  ...boasts(target).map((line) => `- ${line}`),
  "",
];

/** Packs the requirements into three sentences of prose. */
export function letter({ title, wishes }: Target): string[] {
  const subjects = wishes.map(subjectOf);
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

const PRAISE = [
  "{n} is the best I have ever worked with when it comes to {x}.",
  "Without {n} our {x} would have come to a halt.",
  "I can recommend {n} for {x} without reserve.",
];

export const praise = ({ resume, wishes, index }: Target) => {
  const first = resume.split(/\s+/)[0] ?? "The candidate";
  return wishes.map((wish, at) =>
    fill(PRAISE[(at + index) % PRAISE.length] ?? "", wish).replace("{n}", first),
  );
};

const SYNONYMS: [RegExp, string][] = [
  [/\bexperience\b/gi, "practical background"],
  [/\bknowledge\b/gi, "good command"],
  [/\byears?\b/gi, "yrs"],
  [/\bmanagement\b/gi, "managing"],
  [/\bdevelopment\b/gi, "developing"],
  [/\bleading\b|\bleadership\b/gi, "lead"],
  [/\btraining\b/gi, "coaching"],
  [/\btesting\b/gi, "tests"],
  [/\bplanning\b/gi, "plans"],
  [/\bbuild\b/gi, "create"],
  [/\bwork\b/gi, "am working"],
  [/\byou\b/gi, "I"],
  [/\byour\b/gi, "my"],
  [/\bcare for\b/gi, "look after"],
  [/\bcertification\b/gi, "certificate"],
  [/\badvanced\b/gi, "expert-level"],
  [/\bteam\b/gi, "crew"],
  [/\bautomated\b/gi, "automatic"],
  [/\brequirements?\b/gi, "strengths"],
];

/** Rewords a sentence slightly with synonyms. */
export const paraphrase = (line: string) =>
  SYNONYMS.reduce((text, [from, to]) => text.replace(from, to), line);
