import { randomOf } from "../../../tests/random-of";
import { shuffled } from "../lib/random";
import { type Attack, adding, advertOf, listOf, subjectsOf, type Target } from "./attack";
import { boasts, inventedJob, letter, paraphrase, praise, yearClaims } from "./claims";
import { append, putInto, putIntoJob, putOnTop, putUnderName } from "./place";

const skillsList = ({ wishes }: Target) => ["Skills", listOf(wishes)];

function shuffledAdvert({ job, index }: Target): string[] {
  const random = randomOf(index + 1);
  return advertOf(job).map((line) => shuffled(line.split(/\s+/), random).join(" "));
}

/** Appends a few of the job's words to every third line of the resume. */
function sprinkled({ resume, wishes }: Target): string {
  const words = listOf(wishes).split(", ");
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
  adding("list under four headings", "known", append, ({ wishes }) =>
    HEADINGS.flatMap((heading) => [heading, listOf(wishes)]),
  ),
  { name: "words sprinkled over the lines", kind: "other", apply: sprinkled },
  adding("whole advert pasted", "known", append, advert),
  adding("advert pasted on top", "known", putOnTop, advert),
  adding("advert, words shuffled", "known", append, shuffledAdvert),
  adding("advert pasted into a real job", "other", putIntoJob, advert),
  adding("advert lightly reworded", "other", append, (target) => advert(target).map(paraphrase)),
  adding("a claim per wish, in the summary", "other", putInto("summary"), boasts),
  adding("a claim per wish, undated projects", "other", append, (target) => [
    "Projects",
    ...boasts(target).map((line) => `- ${line}`),
  ]),
  adding("a claim per wish, undated job", "other", putInto("experience"), (target) =>
    inventedJob(target, ""),
  ),
  adding("a claim per wish, other lines between", "other", putInto("summary"), (target) =>
    boasts(target).flatMap((line, at) => [line, `I like work that starts early, as in team ${at + 1}.`]),
  ),
  adding("a level per wish", "other", append, (target) => [
    "Skills",
    ...subjectsOf(target).map((subject) => `${subject}: expert`),
  ]),
  adding("a letter on top", "other", putOnTop, letter),
  adding("a claim per wish, in education", "other", putInto("education"), boasts),
  adding("years claimed per wish", "other", putInto("summary"), yearClaims),
  adding("degree and certificates in the summary", "other", putInto("summary"), ({ wishes }) =>
    wishes
      .filter(({ kind }) => kind === "education" || kind === "certification")
      .map(({ text }) => `Holder of ${text}.`),
  ),
  adding("the job's title as headline, three times", "known", putUnderName, ({ title }) => [
    title,
    `Senior ${title} | Lead ${title} | ${title}`,
  ]),
  adding("forged references that praise", "other", append, (target) => ["References", ...praise(target)]),
  adding("a claim per wish, dated job", "indistinguishable", putInto("experience"), (target) =>
    inventedJob(target, "January 2016 - Present"),
  ),
  adding("a claim per wish, inside a real job", "indistinguishable", putIntoJob, boasts),
];
