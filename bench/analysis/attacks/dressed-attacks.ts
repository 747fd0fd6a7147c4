import { type Attack, adding, advertOf, subjectsOf, type Target } from "./attack";
import { boasts, translatedBoasts } from "./claims";
import { append, putInto, putOnTop, putUnderName } from "./place";

const LINES_A_PAGE = 14;
const sparse = (line: string) => line.replace(/(?<=\p{L})(?=\p{L})/gu, "\u200d");

/**
 * Disguises the requirements as things that honest resumes also contain: courses, certificates, tables, letters,
 * goals.
 */
export const dressedAttacks: Attack[] = [
  adding("courses per requirement, in education", "other", putInto("education"), (target) =>
    subjectsOf(target).map((subject, at) => `Module ${at + 1}: ${subject}, passed with distinction, 2023`),
  ),
  adding("a dated certificate per requirement", "other", append, (target) => [
    "Certifications",
    ...subjectsOf(target).map((subject, at) => `Certified Professional in ${subject}, 0${(at % 9) + 1}/2023`),
  ]),
  adding("years and stars in a table", "other", append, (target) => [
    "Skill | Years | Rating",
    ...subjectsOf(target).map((subject, at) => `${subject} | ${4 + (at % 5)} years | ★★★★★`),
  ]),
  adding("the advert as one's own past", "other", putInto("summary"), ({ job }) =>
    advertOf(job).map((line) => `In my last positions I was in charge of this: ${line.toLowerCase()}`),
  ),
  adding("questions answered with yes", "other", putOnTop, (target) =>
    subjectsOf(target).flatMap((subject) => [`Do I have ${subject}?`, `Yes, ${subject} since many years.`]),
  ),
  adding("a goal per requirement", "other", putUnderName, (target) =>
    subjectsOf(target).map((subject) => `Looking for a place where my ${subject} makes a difference.`),
  ),
  adding("hobbies per requirement", "other", append, (target) => [
    "Interests",
    ...subjectsOf(target).map((subject) => `At weekends I deepen my ${subject} together with friends.`),
  ]),
  { name: "keywords in the footer of every page", kind: "other", apply: footed },
  adding("claims in another language", "other", putInto("summary"), translatedBoasts),
  adding("claims, joined by invisible signs", "other", putInto("summary"), (target) =>
    boasts(target).map(sparse),
  ),
];

/** Mimics a file converter that leaves the page footer between the lines of the text. */
function footed(target: Target): string {
  const words = subjectsOf(target);
  return target.resume
    .split("\n")
    .flatMap((line, at) =>
      at % LINES_A_PAGE === LINES_A_PAGE - 1
        ? [line, `Page ${Math.ceil(at / LINES_A_PAGE)} | Focus: ${words.join(", ")}`]
        : [line],
    )
    .join("\n");
}
