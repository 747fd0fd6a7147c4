import { patternOf } from "#core/patterns";
import { findTerm } from "../analysis/vocabulary/vocabulary";
import { readCue, splitClauses } from "./cues";
import patterns from "./judge-licence.patterns.json";
import { coverPart, type Matcher, matchWords } from "./match-words";
import type { Unit } from "./parse-requirement";
import { better, NOT_SHOWN, type Ruling } from "./ruling";
import type { ReadLine, ReadResume } from "./types";

const GENERAL = patternOf(patterns.general);
const EXPIRED = /\b(?:expired|lapsed|ran out|not renewed|inactive|revoked|formerly|former|until 20[01]\d)\b/i;
const STUDYING = patternOf(patterns.studying);
const COURSE = /\b(?:course|class|workshop|seminar|attended|training)\b/i;
const HOLDS = patternOf(patterns.holds);
const OF_OTHERS =
  /\b(?:with|to|for|by|under|from|between|among|assist(?:ed|ing)?|support(?:ed|ing)?|of)\s+(?:the |a |an |our |outside |external |local |two |other |licen[sc]e of a )?$/i;

const CERTIFIED =
  /\b(?:certif\p{L}{0,20}|licen[cs]\p{L}{0,20}|registered|registration|series \d|belt|cdl)\b/iu;
const isCertificate = (meaning: string) =>
  meaning.startsWith("#") && findTerm(meaning.slice(1))?.kind === "certification";

/** The name itself: a known certificate by all of its words, or the same capitals. */
function isNamedOn(line: ReadLine, unit: Unit | undefined): boolean {
  if (!unit) return false;
  const certificates = unit.word.meanings.filter(isCertificate);
  if (certificates.length > 0)
    return line.words.some(({ meanings }) => meanings.some((m) => certificates.includes(m)));
  return (
    /^[A-Z][A-Z\d]{1,5}$/.test(unit.written) &&
    line.words.some(({ start, end }) => line.text.slice(start - line.from, end - line.from) === unit.written)
  );
}

/** Names in a row, in a list of skills or in a sentence that counts them up. */
const isRow = ({ zone, text }: ReadLine) =>
  zone !== "certificates" && zone !== "education" && (text.match(/[,|•;]/g)?.length ?? 0) >= 4;

/** A licence or certificate: its exact name, held, valid, and the candidate's own. */
export function judgeLicence(resume: ReadResume, matcher: Matcher): Ruling {
  const { requirement } = matcher;
  const alternatives = [
    ...requirement.groups.flatMap(({ any, parts }) => (any ? parts : [])),
    ...requirement.examples,
  ]
    .map(({ units }) => units.filter((u) => !GENERAL.test(requirement.units[u]?.word.key ?? "")))
    .filter((units) => units.length > 0);
  const whole = requirement.groups
    .filter(({ any }) => !any)
    .flatMap(({ parts }) => parts.flatMap(({ units }) => units))
    .filter((u) => !GENERAL.test(requirement.units[u]?.word.key ?? ""));
  const wanted = [...(whole.length > 0 ? [whole] : []), ...alternatives];
  if (wanted.length === 0) return NOT_SHOWN;
  let best = NOT_SHOWN;
  resume.lines.forEach((line, index) => {
    if (line.zone === "references") return;
    const hit = matchWords(matcher, line.words);
    if (!hit) return;
    for (const units of wanted) {
      const share = Math.max(
        coverPart(requirement, units, hit.form),
        // Among the licences, "Registered Nurse" is the RN.
        line.zone === "certificates" && coverPart(requirement, units, hit.meaning) >= 0.78 ? 1 : 0,
      );
      const isName = units.some((u) => isNamedOn(line, requirement.units[u]));
      // "Securities" and "teaching" are certificates only where a certificate is spoken of.
      if (
        !isName &&
        ((line.list && line.zone !== "certificates") || !CERTIFIED.test(line.text)) &&
        line.zone !== "certificates"
      )
        continue;
      // "Network+" is no network.
      if (
        !isName &&
        line.zone !== "certificates" &&
        units.every((u) => requirement.units[u]?.word.meanings.some(isCertificate) ?? false)
      )
        continue;
      const first = units[0] ?? 0;
      if (share < 0.99 && !(share >= 0.5 && units.length > 1 && (hit.form[first] ?? 0) > 0.9)) continue;
      best = better(best, rule(line, index, share, hit.words));
    }
  });
  return best;

  function rule(line: ReadLine, index: number, share: number, words: number[]): Ruling {
    const first = line.words[words[0] ?? 0];
    const last = line.words[words.at(-1) ?? 0];
    if (!first || !last) return NOT_SHOWN;
    const clause = splitClauses(line).find(({ from, to }) => first.start >= from && first.start < to);
    const cue = clause ? readCue(clause, first.start, last.end) : "asserted";
    if (cue === "negated" || cue === "others") return { ...NOT_SHOWN, line: -1 };
    const text = line.text;
    const before = text.slice(0, first.start - line.from);
    const written = text.slice(first.start - line.from, last.end - line.from);
    if (cue === "planned" || STUDYING.test(text))
      return { level: 0, sure: true, line: -1, note: "It is planned or studied for, not held." };
    if (OF_OTHERS.test(before) || /^[A-Z]{2,5}s$/.test(written) || /\blicen[sc]e of an?\b/i.test(text))
      return { level: 0, sure: true, line: -1, note: "It is somebody else's." };
    const isWork = line.role >= 0 && !line.isHeader;
    if (isWork && !HOLDS.test(text))
      return { level: 0, sure: false, line: index, note: "Named in a duty, not as held." };
    if (share < 0.99)
      return { level: 2, sure: false, line: index, note: "A neighboring or lower one is held." };
    if (EXPIRED.test(text))
      return { level: 2, sure: true, line: index, note: "It was held and is no longer valid." };
    if (COURSE.test(text) && !HOLDS.test(text.replace(/\b(?:19|20)\d\d\b/g, "")))
      return { level: 1, sure: false, line: index, note: "A course is named, not the certificate." };
    if (isRow(line) && !HOLDS.test(text))
      return { level: 1, sure: true, line: index, note: "Only listed; that it is held is not said." };
    if (line.zone === "interests")
      return { level: 1, sure: false, line: index, note: "Named outside of work." };
    return {
      level: 3,
      sure: line.zone === "certificates" || line.zone === "education" || HOLDS.test(text),
      line: index,
      note: "Named as held.",
    };
  }
}
