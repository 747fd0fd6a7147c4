import { patternOf } from "#core/patterns";
import { isStopWord } from "../analysis/language/stop-words";
import { findTerm } from "../analysis/vocabulary/vocabulary";
import { namesPlace } from "./homonyms";
import patterns from "./judge-language.patterns.json";
import type { Requirement } from "./requirement";
import { better, NOT_SHOWN, type Ruling } from "./ruling";
import type { ReadLine, ReadResume, Word } from "./types";

const FLUENT = patternOf(patterns.fluent);
const BASIC =
  /\b(?:basic|beginner|elementary|a1|a2|b1|a few words|some|conversational|limited|intermediate|school|rudimentary|hsk [123]|learning|working knowledge|reading)\b/i;
const NOT_SPOKEN =
  /\b(?:interpreters?|translator (?:at|by)|fries|food|cuisine|film|films|restaurant|literature|wine|class(?:es)? of|speakers?|students?|customers?|teacher|market)\b|^-speaking (?:coll|staff)/i;
/** What is written or said in a language, unlike "French doors". */
const WRITTEN = patternOf(patterns.written);
const namesThing = (after: string) => {
  const [, noun] = /^ (\p{Ll}{3,20})/u.exec(after) ?? [];
  return noun !== undefined && !isStopWord(noun) && !WRITTEN.test(after);
};
/** "Interpreted for Spanish-speaking patients", but not "called an interpreter for Spanish-speaking patients". */
const INTERPRETED = /\b(?:interpret|translat)(?:e[ds]|ing|s)\b(?! (?:services?|agency|line|staff))/i;
const INTERPRETER = /\b(?:interpret|translat)/i;
/** "And Turkish" behind "Arabic": what follows is said of both. */
const AND_ANOTHER = /^(?:,? (?:and|or)|,|\/) ?\p{Lu}\p{Ll}{3,}(?= \p{Ll})/u;

const LETTERS = /\b(?:a1|a2|b1|b2|c1|c2|level [1-5])\b/gi;
const STEPS = "a1 a2 b1 b2 c1 c2".split(" ");
/** What words say of the level, as steps of the Common European Framework; the first that matches counts. */
const WORDED: [RegExp, number][] = [
  [/\b(?:native|mother tongues?|first language|bilingual)\b/i, 5],
  [/(?<!\bvery )\bgood\b/i, 3],
  [FLUENT, 4],
  [/\b(?:intermediate|conversational|working knowledge)\b/i, 2],
  [BASIC, 1],
];

/** "B2", "German B1/B2", "Level 3": the steps of the Common European Framework that a text names, lowest first. */
const stepsIn = (text: string) =>
  (text.match(LETTERS) ?? [])
    .map((name) => (name.length > 2 ? Number(name.at(-1)) : STEPS.indexOf(name.toLowerCase())))
    .sort();

const stepOf = (text: string) => stepsIn(text).at(-1) ?? WORDED.find(([pattern]) => pattern.test(text))?.[1];

/** "English C1 and German B2": the step asked for of one language; undefined if the requirement names none. */
function askedStep(text: string, name: string): number | undefined {
  const own = text.split(/[,;/]|\b(?:and|or|with)\b/i).find((part) => part.includes(name));
  return stepsIn(own ?? "")[0] ?? stepsIn(text)[0];
}

/** Half of what is asked if only one of the languages is shown. */
function allOf(each: Ruling[]): Ruling {
  const least = Math.min(...each.map(({ level }) => level));
  const most = each.reduce(better);
  if (least === most.level) return most;
  const level = most.level > 0 ? Math.max(least, 2) : 0;
  return { ...most, level, note: "One of the languages is shown as asked." };
}

/** By how many steps the level stated is above that asked for. */
function ruleStep(above: number, line: number): Ruling {
  if (above >= 0) return { level: 3, sure: true, line, note: "States the level." };
  return { level: 2, sure: above === -1, line, note: "States a lower level than asked." };
}

/** "Mandarins and plums": several of them are no language. */
const isSeveral = ({ text, from }: ReadLine, { start, end }: Word, name: string) =>
  text.slice(start - from, end - from).toLowerCase() === `${name.toLowerCase()}s`;

/** Languages that one name stands for: who speaks Mandarin speaks Chinese. */
const KINDS = new Map<string, string[]>(Object.entries(patterns.kinds));
const isKindOf = (name: string, broader: string) => KINDS.get(broader)?.includes(name) === true;

/** Judges which of the languages asked for the candidate speaks, and how well. */
export function judgeLanguage(resume: ReadResume, requirement: Requirement): Ruling {
  // The vocabulary has "Bilingual" among the languages.
  const names = requirement.names.filter(
    (name) => findTerm(name)?.kind === "language" && name !== "Bilingual",
  );
  const { text } = requirement;
  const asksBasic = BASIC.test(text) && !FLUENT.test(text);
  const others = names.filter((name) => name !== "English");
  // "Bilingual English/Spanish" asks for Spanish, not for any other language.
  const isSaid = /\bbilingual\b/i.test(text) && others.length > 0;
  const asked = isSaid ? others : names;
  const anyOther =
    !isSaid && /\b(?:second|another|other|foreign) language|multilingual|bilingual\b/i.test(text);
  const all = /\b(?:and|with)\b|&/.test(text) && asked.length > 1;
  const each = asked.map(judgeNamed);
  if (anyOther && !all) each.push(judge((found) => found !== "English"));
  if (each.length === 0) return NOT_SHOWN;
  return all ? allOf(each) : each.reduce(better);

  function judgeNamed(name: string): Ruling {
    const own = judge((found) => found === name || isKindOf(found, name), name);
    if (own.level > 0) return own;
    const broader = judge((found) => isKindOf(name, found), name);
    if (broader.level === 0) return own;
    const note = "A name for several languages; which of them isn't said.";
    return { ...broader, level: Math.min(broader.level, 2), sure: false, note };
  }

  function judge(wants: (name: string) => boolean, asks = ""): Ruling {
    const step = askedStep(text, asks);
    let best = NOT_SHOWN;
    resume.lines.forEach((line, index) => {
      for (const word of line.words) {
        const name = word.meanings.find(
          (meaning) =>
            meaning.startsWith("#") &&
            findTerm(meaning.slice(1))?.kind === "language" &&
            wants(meaning.slice(1)),
        );
        if (name && !namesPlace(line, word) && !isSeveral(line, word, name.slice(1))) {
          const ruling = rule(line, index, word.start - line.from, word.end - line.from, step);
          best = better(best, ruling);
        }
      }
    });
    return best;
  }

  function rule(line: ReadLine, index: number, at: number, end: number, step: number | undefined): Ruling {
    const after = line.text.slice(end, end + 40).split(/[,;|•]|\)\s*,/)[0] ?? "";
    const before =
      line.text
        .slice(Math.max(0, at - 40), at)
        .split(/[,;|•)]/)
        .at(-1) ?? "";
    const around = `${before} ${after}`;
    if (NOT_SPOKEN.test(line.text.slice(end).replace(AND_ANOTHER, "").slice(0, 14))) return NOT_SHOWN;
    if (/\b(?:no|not|never|learn|willing)\b/i.test(before)) return NOT_SHOWN;
    if (line.zone === "interests") return NOT_SHOWN;
    const isOfOthers = line.role >= 0 && /^[- ]speaking\b/i.test(line.text.slice(end));
    if (isOfOthers && INTERPRETED.test(line.text))
      return { level: 3, sure: false, line: index, note: "Used at work." };
    if (isOfOthers && INTERPRETER.test(line.text)) return NOT_SHOWN;
    const spoken = FLUENT.test(around);
    const basic = BASIC.test(around);
    const listed = line.zone === "languages";
    const held = stepOf(around);
    if (step !== undefined && held !== undefined) return ruleStep(held - step, index);
    if (basic && !spoken)
      return asksBasic
        ? { level: 3, sure: true, line: index, note: "States the level." }
        : { level: 2, sure: true, line: index, note: "Spoken at a basic level." };
    if (spoken || listed)
      return {
        level: 3,
        sure: step === undefined,
        line: index,
        note: spoken ? "States the level." : "Listed among the languages.",
      };
    if (
      line.role >= 0 &&
      /\b(?:in|speaking|speak|spoke|translat\p{L}{1,10}|interpret\p{L}{1,10}|taught|teach)\s{0,4}$/iu.test(
        line.text.slice(0, at),
      )
    )
      return { level: 3, sure: true, line: index, note: "Used at work." };
    if (line.role >= 0 && namesThing(line.text.slice(end))) return { ...NOT_SHOWN, sure: false, line: index };
    if (line.role >= 0) return { level: 1, sure: false, line: index, note: "Named in the work." };
    return { level: 2, sure: false, line: index, note: "Named, without a level." };
  }
}
