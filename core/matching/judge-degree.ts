import { educationLevels } from "../analysis/rubric";
import { areKin, familiesOf, findHeldDegrees, type HeldDegree } from "./find-degrees";
import { coverPart, type Matcher, matchWords } from "./match-words";
import type { Ruling } from "./ruling";
import type { ReadResume } from "./types";

const DEGREE_WORD =
  /^(?:honou?r|recogni[sz]ed|accredited|institution|similar|four|year|relevant|field|discipline|subject|program(?:me)?|from|possession|bachelor|master|doctor|doctorate|phd|degree|diploma|associate|s|level|college|university|high|school|ged|secondary|graduate|undergraduate|ph|d|postgraduate|advanced|vocational|or|equivalent)$/;
const ANY_RELATED = /\b(?:related|similar|equivalent|relevant)\b/i;

/** "Or equivalent experience". */
const INSTEAD =
  /\bequivalent(?: [\p{L}]+){0,2} (?:experience|work)|\bor (?:equivalent|relevant) experience/iu;

/** A degree: its level, its field and whether it is held. */
export function judgeDegree(resume: ReadResume, matcher: Matcher): Ruling {
  const { requirement } = matcher;
  const asked = requirement.level ?? "associate";
  const wantsOnlyHigher = asked === "secondary";
  // The parts that name a field: any of them will do, in whatever way they are joined.
  const fields = requirement.groups
    .flatMap(({ parts }) => parts)
    .map(({ units }) => units.filter((u) => !DEGREE_WORD.test(requirement.units[u]?.word.key ?? "")))
    .filter((units) => units.length > 0);
  const fieldWords = fields.flat().flatMap((u) => requirement.units[u]?.word ?? []);
  const families = familiesOf(fieldWords, fieldWords.map(({ key }) => key).join(" "));
  // "MBA" names its field by itself.
  const impliedFamilies = familiesOf([], requirement.text);
  for (const family of impliedFamilies) families.add(family);
  const hasField = (fields.length > 0 || impliedFamilies.size > 0) && !wantsOnlyHigher;
  const related = ANY_RELATED.test(requirement.text);
  let best: Ruling = { level: 0, sure: true, line: -1, note: "The resume does not show this." };
  for (const degree of findHeldDegrees(resume)) {
    const ruling = rule(degree);
    if (ruling.level > best.level || (ruling.level === best.level && ruling.sure && best.line < 0))
      best = ruling;
  }
  if (best.level === 0 && INSTEAD.test(requirement.text) && resume.roles.length > 0)
    return {
      level: 2,
      sure: false,
      line: resume.roles[0]?.titleLine ?? -1,
      note: "No degree is shown; the work may stand in its place.",
    };
  return best;

  function rule(degree: HeldDegree): Ruling {
    const line = degree.line;
    if (degree.state === "others")
      return { level: 0, sure: true, line: -1, note: "A degree of somebody else is named." };
    const gap = educationLevels.indexOf(degree.level) - educationLevels.indexOf(asked);
    const field = hasField ? fieldMatch(degree) : 1;
    const level = gap >= 0 ? 3 : gap === -1 && asked !== "associate" ? 2 : 0;
    if (level === 0 || (degree.level === "secondary" && asked !== "secondary"))
      return { level: 0, sure: true, line: -1, note: "A lower degree than was asked for." };
    const byField = field >= 0.75 ? 3 : field >= 0.5 ? 2 : field >= 0.25 ? 2 : field > 0 ? 1 : 0;
    const held = degree.state === "held" ? 3 : degree.state === "in progress" ? 2 : 1;
    const result = Math.min(level, byField, held);
    if (result === 0) return { level: 0, sure: true, line, note: "The degree is in another field." };
    return { level: result, sure: field >= 0.75 || !hasField, line, note: say(degree, field, level) };
  }

  /** 1 the field itself, .6 its family, .3 not named or a neighbor, 0 another. */
  function fieldMatch(degree: HeldDegree): number {
    const hit = matchWords(matcher, degree.words);
    const exact = hit ? Math.max(0, ...fields.map((units) => coverPart(requirement, units, hit.form))) : 0;
    if (exact >= 0.7) return 1;
    // "Engineering" or "business" asks for the whole family.
    const isWide =
      impliedFamilies.size > 0 ||
      fields.some(
        (units) => units.length === 1 && isFamilyName(requirement.units[units[0] ?? 0]?.word.key ?? ""),
      );
    const shared = [...families].some((family) => degree.families.has(family));
    if (shared) return isWide && sharesWide(degree) ? 0.8 : 0.6;
    if (degree.families.size === 0) return 0.3;
    return [...families].some((family) => [...degree.families].some((other) => areKin(family, other))) &&
      related
      ? 0.3
      : 0;
  }

  function sharesWide(degree: HeldDegree): boolean {
    if ([...impliedFamilies].some((family) => degree.families.has(family))) return true;
    const wide = fieldWords.filter(({ key }) => isFamilyName(key));
    return [...familiesOf(wide, "")].some((family) => degree.families.has(family));
  }
}

const isFamilyName = (key: string) =>
  /^(?:engineering|business|science|computing|law|education|health|design|humanity|hospitality)$/.test(key);

function say(degree: HeldDegree, field: number, level: number): string {
  const state =
    degree.state === "in progress"
      ? " It is not finished."
      : degree.state === "abandoned"
        ? " It was not completed."
        : "";
  const fits =
    level < 3
      ? "One level below what was asked for."
      : field >= 0.75
        ? "Holds the degree asked for."
        : field >= 0.5
          ? "A degree in a related field."
          : "The field is not named, or is a neighboring one.";
  return (degree.state === "held" ? fits : level < 3 ? fits : "Names the degree asked for.") + state;
}
