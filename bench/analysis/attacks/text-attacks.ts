import { randomFrom, shuffled } from "../lib/random";
import { type Attack, advertOf, listOf, subjectOf, type Target } from "./attack";
import { boasts, inventedJob, letter, paraphrase, praise, yearClaims } from "./claims";
import { append, putInto, putOnTop, putUnderName } from "./place";

const skillsList = ({ wishes }: Target) => ["Skills", listOf(wishes)];

function shuffledAdvert({ job, index }: Target): string[] {
  const random = randomFrom(index + 1);
  return advertOf(job).map((line) => shuffled(line.split(/\s+/), random).join(" "));
}

/** Every third line of the resume gets a few of the job's words at its end. */
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

export const textAttacks: Attack[] = [
  {
    name: "skills list at the end",
    kind: "known",
    apply: (target) => append(target.resume, skillsList(target)),
  },
  {
    name: "skills list five times",
    kind: "known",
    apply: (target) => append(target.resume, Array.from({ length: 5 }, () => skillsList(target)).flat()),
  },
  {
    name: "skills list on top",
    kind: "known",
    apply: (target) => putOnTop(target.resume, skillsList(target)),
  },
  {
    name: "list under four headings",
    kind: "known",
    apply: (target) =>
      append(
        target.resume,
        ["Key Skills", "Core Competencies", "Technical Skills", "Areas of Expertise"].flatMap((heading) => [
          heading,
          listOf(target.wishes),
        ]),
      ),
  },
  { name: "words sprinkled over the lines", kind: "other", apply: sprinkled },
  {
    name: "whole advert pasted",
    kind: "known",
    apply: (target) => append(target.resume, advertOf(target.job)),
  },
  {
    name: "advert pasted on top",
    kind: "known",
    apply: (target) => putOnTop(target.resume, advertOf(target.job)),
  },
  {
    name: "advert, words shuffled",
    kind: "known",
    apply: (target) => append(target.resume, shuffledAdvert(target)),
  },
  {
    name: "advert pasted into a real job",
    kind: "other",
    apply: (target) => pasteIntoJob(target, advertOf(target.job)),
  },
  {
    name: "advert lightly reworded",
    kind: "other",
    apply: (target) => append(target.resume, advertOf(target.job).map(paraphrase)),
  },
  {
    name: "a claim per wish, in the summary",
    kind: "other",
    apply: (target) => putInto(target.resume, "summary", boasts(target)),
  },
  {
    name: "a claim per wish, undated projects",
    kind: "other",
    apply: (target) => append(target.resume, ["Projects", ...boasts(target).map((line) => `- ${line}`)]),
  },
  {
    name: "a claim per wish, undated job",
    kind: "other",
    apply: (target) => putInto(target.resume, "experience", inventedJob(target, "")),
  },
  {
    name: "a claim per wish, other lines between",
    kind: "other",
    apply: (target) =>
      putInto(
        target.resume,
        "summary",
        boasts(target).flatMap((line, at) => [line, `I like work that starts early, as in team ${at + 1}.`]),
      ),
  },
  {
    name: "a level per wish",
    kind: "other",
    apply: (target) =>
      append(target.resume, ["Skills", ...target.wishes.map((wish) => `${subjectOf(wish)}: expert`)]),
  },
  {
    name: "a letter on top",
    kind: "other",
    apply: (target) => putOnTop(target.resume, letter(target)),
  },
  {
    name: "a claim per wish, in education",
    kind: "other",
    apply: (target) => putInto(target.resume, "education", boasts(target)),
  },
  {
    name: "years claimed per wish",
    kind: "other",
    apply: (target) => putInto(target.resume, "summary", yearClaims(target)),
  },
  {
    name: "degree and certificates in the summary",
    kind: "other",
    apply: (target) =>
      putInto(
        target.resume,
        "summary",
        target.wishes
          .filter(({ kind }) => kind === "education" || kind === "certification")
          .map(({ text }) => `Holder of ${text}.`),
      ),
  },
  {
    name: "the job's title as headline, three times",
    kind: "known",
    apply: (target) =>
      putUnderName(target.resume, [
        target.title,
        `Senior ${target.title} | Lead ${target.title} | ${target.title}`,
      ]),
  },
  {
    name: "forged references that praise",
    kind: "other",
    apply: (target) => append(target.resume, ["References", ...praise(target)]),
  },
  {
    name: "a claim per wish, dated job",
    kind: "indistinguishable",
    apply: (target) => putInto(target.resume, "experience", inventedJob(target, "January 2016 - Present")),
  },
  {
    name: "a claim per wish, inside a real job",
    kind: "indistinguishable",
    apply: (target) => pasteIntoJob(target, boasts(target)),
  },
];

/** Under the first line of the resume that names years, which belongs to a job one really had. */
function pasteIntoJob({ resume }: Target, lines: string[]): string {
  const all = resume.split("\n");
  const dated = all.findIndex((line) => /\b(?:19|20)\d\d\b.*(?:\b(?:19|20)\d\d\b|present)/i.test(line));
  const at = dated < 0 ? all.length : Math.min(dated + 3, all.length);
  return [...all.slice(0, at), ...lines.map((line) => `- ${line}`), ...all.slice(at)].join("\n");
}
