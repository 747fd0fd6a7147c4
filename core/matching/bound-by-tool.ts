import { findTerm } from "../analysis/vocabulary/vocabulary";
import type { Evidence } from "./find-evidence";
import type { Requirement, Unit } from "./requirement";
import type { ReadResume } from "./types";

const TOOL = /\b(?:software|systems?|platforms?|tools?|applications?|packages?)\b/i;
/** "Estimating software (Bluebeam or similar)", "loan origination system: Encompass", "catering software". */
const ASKS_TOOL =
  /\b(?:software|systems?|platforms?|tools?|applications?|packages?)\s?(?:\(|:|such as|like)|\bsoftware$/i;
const ACRONYM = /^\p{Lu}{2}/u;
const NAMED = 0.9;
/** How many characters around the words the word for such a tool may stand. */
const NEAR_BY = 30;

/**
 * True if a kind of software is asked for and no line names one of the products or such software: estimating is no use
 * of estimating software. A CRM or an ERP is software by itself.
 */
export function namesNoTool(
  resume: ReadResume,
  { text, units, examples }: Requirement,
  { lines }: Evidence,
): boolean {
  if (!ASKS_TOOL.test(text)) return false;
  const ofExamples = new Set(examples.flatMap(({ units: of }) => of));
  const areProducts =
    ofExamples.size === 0 || [...ofExamples].some((unit) => /^\p{Lu}/u.test(units[unit]?.written ?? ""));
  const isSoftware = units.some(({ written }, unit) => !ofExamples.has(unit) && ACRONYM.test(written));
  if (!areProducts || isSoftware) return false;
  return !lines.some(({ line: at, example, form, hit }) => {
    const line = resume.lines[at];
    const [first, last] = [line?.words[hit.words[0] ?? -1], line?.words[hit.words.at(-1) ?? -1]];
    if (!line || !first || !last) return false;
    const near = line.text.slice(
      Math.max(0, first.start - line.from - NEAR_BY),
      last.end - line.from + NEAR_BY,
    );
    return example >= NAMED || (form > 0 && TOOL.test(near));
  });
}

const IN = /\p{L} (?:in|with|using|through|via)\s$/iu;

const isProduct = ({ word, written }: Unit) =>
  /^\p{Lu}.*\p{Ll}/u.test(written) &&
  word.meanings.some((meaning) => meaning.startsWith("#") && findTerm(meaning.slice(1))?.kind === "skill");

/** True if work ends in the products it is done with and no line names one: "administer accounts in Active Directory". */
export function missesTool({ text, units }: Requirement, { lines }: Evidence): boolean {
  const first = units.findIndex(({ word }) => IN.test(text.slice(0, word.start)));
  if (first < 2 || !units.slice(first).every(isProduct)) return false;
  return !lines.some(({ hit }) => hit.form.some((form, unit) => unit >= first && form >= NAMED));
}
