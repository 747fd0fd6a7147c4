import { randomOf } from "../../../tests/random-of";
import { shuffled } from "../lib/random";
import { type Attack, adding, advertOf, listOf, subjectsOf, type Target } from "./attack";
import { boasts, inventedJob, letter, paraphrase, praise, yearClaims } from "./claims";
import { append, putInto, putIntoJob, putOnTop, putUnderName } from "./place";

const skillsList = ({ requirements }: Target) => ["Skills", listOf(requirements)];

function shuffledAdvert({ job, index }: Target): string[] {
  const random = randomOf(index + 1);
  return advertOf(job).map((line) => shuffled(line.split(/\s+/), random).join(" "));
}

/** Appends a few of the job's words to every third line of the resume. */
function sprinkled({ resume, requirements }: Target): string {
  const words = listOf(requirements).split(", ");
  return resume
    .split("\n")
    .map((line, at) =>
      at > 3 && at % 3 === 0 && line
        ? `${line} (${words[at % words.length]}, ${words[(at + 1) % words.length]})`
        : line,
    )
    .join("\n");
}

const advert = ({ job }: Target) => advertOf(job);
const HEADINGS = ["Key Skills", "Core Competencies", "Technical Skills", "Areas of Expertise"];

export const textAttacks: Attack[] = [
  adding("skills list at the end", "known", append, skillsList),
  adding("skills list five times", "known", append, (target) =>
    Array.from({ length: 5 }, () => skillsList(target)).flat(),
  ),
  adding("skills list on top", "known", putOnTop, skillsList),
  adding("list under four headings", "known", append, ({ requirements }) =>
    HEADINGS.flatMap((heading) => [heading, listOf(requirements)]),
  ),
  { name: "words sprinkled over the lines", kind: "other", apply: sprinkled },
  adding("whole advert pasted", "known", append, advert),
  adding("advert pasted on top", "known", putOnTop, advert),
  adding("advert, words shuffled", "known", append, shuffledAdvert),
  adding("advert pasted into a real job", "other", putIntoJob, advert),
  adding("advert lightly reworded", "other", append, (target) => advert(target).map(paraphrase)),
  adding("a claim per requirement, in the summary", "other", putInto("summary"), boasts),
  adding("a claim per requirement, undated projects", "other", append, (target) => [
    "Projects",
    ...boasts(target).map((line) => `- ${line}`),
  ]),
  adding("a claim per requirement, undated job", "other", putInto("experience"), (target) =>
    inventedJob(target, ""),
  ),
  adding("a claim per requirement, other lines between", "other", putInto("summary"), (target) =>
    boasts(target).flatMap((line, at) => [line, `I like work that starts early, as in team ${at + 1}.`]),
  ),
  adding("a level per requirement", "other", append, (target) => [
    "Skills",
    ...subjectsOf(target).map((subject) => `${subject}: expert`),
  ]),
  adding("a letter on top", "other", putOnTop, letter),
  adding("a claim per requirement, in education", "other", putInto("education"), boasts),
  adding("years claimed per requirement", "other", putInto("summary"), yearClaims),
  adding("degree and certificates in the summary", "other", putInto("summary"), ({ requirements }) =>
    requirements
      .filter(({ kind }) => kind === "education" || kind === "certification")
      .map(({ text }) => `Holder of ${text}.`),
  ),
  adding("the job's title as headline, three times", "known", putUnderName, ({ title }) => [
    title,
    `Senior ${title} | Lead ${title} | ${title}`,
  ]),
  adding("forged references that praise", "other", append, (target) => ["References", ...praise(target)]),
  adding("a claim per requirement, dated job", "indistinguishable", putInto("experience"), (target) =>
    inventedJob(target, "January 2016 - Present"),
  ),
  adding("a claim per requirement, inside a real job", "indistinguishable", putIntoJob, boasts),
];
