import { findDegrees } from "../analysis/education";
import { stem } from "../analysis/language/stem";
import { tokenize } from "../analysis/language/tokens";
import type { EducationLevel } from "../analysis/rubric";
import table from "./degree-fields.json";
import type { ReadLine, ReadResume, Word } from "./types";

export type HeldDegree = {
  level: EducationLevel;
  state: "held" | "in progress" | "abandoned" | "others";
  line: number;
  /** Words around the degree that name its field. */
  words: Word[];
  families: Set<string>;
};

const phrases: { family: string; stems: string[] }[] = Object.entries(table.families).flatMap(
  ([family, names]) =>
    names.split("|").map((name) => ({ family, stems: tokenize(name).map(({ key }) => stem(key)) })),
);
const byFirst = new Map<string, typeof phrases>();
for (const phrase of phrases) {
  const first = phrase.stems[0] ?? "";
  byFirst.set(first, [...(byFirst.get(first) ?? []), phrase]);
}
const implied = new Map(
  Object.entries(table.implied).flatMap(([family, names]) =>
    names.split(" ").map((name) => [name.replace(/\./g, ""), family] as const),
  ),
);
const kin = new Set(table.kin.flatMap((pair) => [pair, pair.split(" ").reverse().join(" ")]));
export const areKin = (a: string, b: string) => kin.has(`${a} ${b}`);

/** The families of study that a row of words names. */
export function familiesOf(words: Word[], text = ""): Set<string> {
  const found = new Set<string>();
  let until = 0;
  words.forEach((word, at) => {
    if (at < until) return;
    let longest = 0;
    let named: string[] = [];
    for (const { family, stems } of byFirst.get(word.stem) ?? []) {
      if (stems.length < longest || !stems.every((part, i) => words[at + i]?.stem === part)) continue;
      if (stems.length > longest) named = [];
      longest = stems.length;
      named.push(family);
    }
    until = at + longest;
    for (const family of named) found.add(family);
  });
  // "Science" says nothing of a Bachelor of Science.
  if (
    found.has("science") &&
    /\b(?:bachelor|master|associate|doctor)s? (?:of|in) (?:applied )?science\b/i.test(text) &&
    !words.some(({ stem: s }) =>
      phrases.some(
        (p) => p.family === "science" && p.stems.length === 1 && p.stems[0] === s && s !== stem("science"),
      ),
    )
  )
    found.delete("science");
  for (const token of text.toLowerCase().split(/[\s,:;()/]+/)) {
    const family = implied.get(token.replace(/\./g, ""));
    if (family) found.add(family);
  }
  return found;
}

const IN_PROGRESS =
  /\b(?:expected|in progress|pursuing|currently (?:enrolled|studying|attending|pursuing)|candidate|anticipated|ongoing|student since|studying|to be completed|to present|- present|present\b|enrolled|working towards?|incomplete)\b/i;
const ABANDONED =
  /\b(?:left without|without (?:a )?degree|no (?:degree|diploma)|did not (?:finish|complete|graduate)|not completed|some college|dropped|credits? (?:toward|towards|completed|earned)|coursework (?:toward|only)|unfinished|certificate of attendance|master class)\b/i;
const OF_OTHERS =
  /\b(?:requirements?|who|whose|supervisor|professor|prof\.|under|scientists?|doctors?|with a team of|reported|assist(?:ed|ing)? (?:the|a))\b/i;

/** Every degree of the candidate, with what it is in and whether it is held. */
export function findHeldDegrees(resume: ReadResume): HeldDegree[] {
  const found: HeldDegree[] = [];
  const year = resume.asOf.getUTCFullYear();
  resume.lines.forEach((line, index) => {
    if (line.heading && line.text.split(" ").length <= 2) return;
    if (WISHED.test(line.text) || (line.list && line.zone === "skills")) return;
    if (line.role >= 0 || line.zone === "interests" || line.zone === "references") {
      // A degree named inside a job is somebody else's, or what the job was about.
      return;
    }
    const degrees = [...findDegrees(line.text), ...findMore(line.text)];
    const levels = new Set(degrees.map(({ level }) => level));
    const asks = line.zone === "education" && degrees.length === 0 && MAJOR.test(line.text);
    if (asks) levels.add("associate");
    for (const level of levels) {
      const around = contextOf(resume, index, degrees.length);
      const state =
        OF_OTHERS.test(line.text) && line.zone !== "education"
          ? "others"
          : ABANDONED.test(around.text) || asks
            ? "abandoned"
            : IN_PROGRESS.test(line.text) || endsLater(around.text, year)
              ? "in progress"
              : "held";
      found.push({
        level,
        state,
        line: index,
        words: around.words,
        families: familiesOf(around.words, around.text),
      });
    }
  });
  return found;
}

/** Degrees by other names. */
const findMore = (text: string): { level: EducationLevel }[] =>
  /\bB\.?S\.?B\.?A\b|\bBCIS\b|\bspecialist (?:of|in|degree|\()|\bspecialist['’]s degree/i.test(text)
    ? [{ level: "bachelor" }]
    : [];

/** "I hope to transfer and obtain a degree." */
const WISHED =
  /\b(?:hop(?:e|ing)|plan(?:ning)?|intend|would like|want(?:ing)?|looking|seeking)\b.{0,80}\b(?:obtain|earn|complete|pursue|get|transfer|degree)\b/i;

const MAJOR = /\b(?:major(?:ed|ing)?|left without|no degree)\b/i;

/** The line of a degree and, where that names no field, its neighbors. */
function contextOf(resume: ReadResume, at: number, degrees: number): { words: Word[]; text: string } {
  const own = resume.lines[at] as ReadLine;
  const lines = [own];
  if (own.zone === "education" && degrees > 0 && own.text.length < 110)
    for (const index of [at + 1, at - 1]) {
      const line = resume.lines[index];
      if (line?.zone !== "education" || line.heading || findDegrees(line.text).length > 0) continue;
      if (index < at && (own.apart || lines.length > 1)) continue;
      if (index > at && line.apart && line.text.length > 80) continue;
      lines.push(line);
      if (familiesOf(own.words, own.text).size > 0) break;
    }
  return { words: lines.flatMap(({ words }) => words), text: lines.map(({ text }) => text).join("  ") };
}

function endsLater(text: string, year: number): boolean {
  const years = [...text.matchAll(/\b(20[2-4]\d)\b/g)].map(([, y]) => Number(y));
  return years.some((y) => y > year);
}
