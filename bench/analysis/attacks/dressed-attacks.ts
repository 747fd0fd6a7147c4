import { type Attack, advertOf, subjectOf, type Target } from "./attack";
import { boasts, translatedBoasts } from "./claims";
import { append, putInto, putOnTop, putUnderName } from "./place";

const subjects = ({ wishes }: Target) => wishes.map(subjectOf);
const sparse = (line: string) => line.replace(/(?<=\p{L})(?=\p{L})/gu, "\u200d");

/** The wishes dressed as what honest resumes hold as well: courses, certificates, tables, letters, goals. */
export const dressedAttacks: Attack[] = [
  {
    name: "courses per wish, in education",
    kind: "other",
    apply: (target) =>
      putInto(
        target.resume,
        "education",
        subjects(target).map((subject, at) => `Module ${at + 1}: ${subject}, passed with distinction, 2023`),
      ),
  },
  {
    name: "a dated certificate per wish",
    kind: "other",
    apply: (target) =>
      append(target.resume, [
        "Certifications",
        ...subjects(target).map(
          (subject, at) => `Certified Professional in ${subject}, 0${(at % 9) + 1}/2023`,
        ),
      ]),
  },
  {
    name: "years and stars in a table",
    kind: "other",
    apply: (target) =>
      append(target.resume, [
        "Skill | Years | Rating",
        ...subjects(target).map((subject, at) => `${subject} | ${4 + (at % 5)} years | ★★★★★`),
      ]),
  },
  {
    name: "the advert as one's own past",
    kind: "other",
    apply: (target) =>
      putInto(
        target.resume,
        "summary",
        advertOf(target.job).map(
          (line) => `In my last positions I was in charge of this: ${line.toLowerCase()}`,
        ),
      ),
  },
  {
    name: "questions answered with yes",
    kind: "other",
    apply: (target) =>
      putOnTop(
        target.resume,
        subjects(target).flatMap((subject) => [`Do I have ${subject}?`, `Yes, ${subject} since many years.`]),
      ),
  },
  {
    name: "a goal per wish",
    kind: "other",
    apply: (target) =>
      putUnderName(
        target.resume,
        subjects(target).map((subject) => `Looking for a place where my ${subject} makes a difference.`),
      ),
  },
  {
    name: "hobbies per wish",
    kind: "other",
    apply: (target) =>
      append(target.resume, [
        "Interests",
        ...subjects(target).map((subject) => `At weekends I deepen my ${subject} together with friends.`),
      ]),
  },
  {
    name: "keywords in the footer of every page",
    kind: "other",
    apply: (target) => footed(target),
  },
  {
    name: "claims in another language",
    kind: "other",
    apply: (target) => putInto(target.resume, "summary", translatedBoasts(target)),
  },
  {
    name: "claims, joined by invisible signs",
    kind: "other",
    apply: (target) => putInto(target.resume, "summary", boasts(target).map(sparse)),
  },
];

const LINES_A_PAGE = 14;

/** As a converter leaves it: the footer falls between the lines of whatever the page ends in. */
function footed(target: Target): string {
  const words = subjects(target);
  return target.resume
    .split("\n")
    .flatMap((line, at) =>
      at % LINES_A_PAGE === LINES_A_PAGE - 1
        ? [line, `Page ${Math.ceil(at / LINES_A_PAGE)} | Focus: ${words.join(", ")}`]
        : [line],
    )
    .join("\n");
}
