import { type Recency, readCount, readGroupSize, readMeasures, readMoney, readRate } from "./asked-amount";
import { isOlderOnly } from "./bound-by-version";
import type { Evidence } from "./find-evidence";
import { isTool } from "./rate-roles";
import type { Requirement, Unit } from "./requirement";
import type { Ruling } from "./ruling";
import type { ReadResume, Word } from "./types";

type Level = Pick<Ruling, "level" | "line" | "note"> & { sure?: boolean };

/** Adjusts a level for the amount, version or recency the requirement asks for; undefined if none of them applies. */
export function boundByAmount(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
  level: number,
): Level | undefined {
  const byAmount = requirement.amount ? readLevel(resume, requirement, evidence, level) : undefined;
  const reached = byAmount?.level ?? level;
  if (reached === 3 && isOlderOnly(resume, requirement))
    return { level: 2, note: "Shown in an older version than asked." };
  if (!requirement.recency || reached < 3 || isRecent(resume, requirement, evidence)) return byAmount;
  return { level: 2, line: byAmount?.line, note: "Shown, but not as recently as asked." };
}

/** The least of a requirement that a line with a sum of money must have. */
const ABOUT = 0.6;
/** Another word for what is counted. */
const SAME = 0.75;

/** The level by the largest amount in dated work that shows the requirement; at most partly met without an amount. */
function readLevel(
  resume: ReadResume,
  requirement: Requirement,
  evidence: Evidence,
  level: number,
): Level | undefined {
  const { units, amount: { value = 0, of, measure } = {} } = requirement;
  if (measure) return readMeasured(resume, measure, value, level);
  let most = -1;
  let line: number | undefined;
  // What is counted does not show by itself what it is counted for: "crew of 50 people" is not "300 people a day".
  const isCountedOnly = ({ word }: Unit) => word.stem === of;
  const counted = units.findIndex(isCountedOnly);
  const groups = units.filter(({ word }) => of && readGroupSize(requirement.text, word.end) !== undefined);
  const isAbout = (unit: number) => units.every(isCountedOnly) || !isCountedOnly(units[unit] as Unit);
  const isShownBy = (found: number, unit: number) => found >= 0.9 && isAbout(unit);
  const rate = readRate(requirement.text);
  /** False if the line only counts the same thing in the same time: other calls, perhaps. */
  let isNamed = true;
  for (const { line: at, role, hit, meaning, inContext } of evidence.lines) {
    const own = resume.lines[at];
    const ownRate = rate && readRate(own?.text ?? "");
    // Calls a month say little of calls a day.
    if (rate && ownRate && ownRate !== rate) continue;
    const isShown = hit.form.some((found, unit) => (ownRate ? found >= 0.9 : isShownBy(found, unit)));
    if (!own || role < 0 || !isShown) continue;
    // "Travel budget of $500,000" is no marketing budget.
    if (!of && Math.max(meaning, inContext) < ABOUT) continue;
    // "A fleet of 85 trucks" has as many vehicles, but "a portfolio of 140 clients" no properties.
    const isOfThem = (hit.meaning[counted] ?? 0) >= SAME;
    const countBy = ({ stem, start, end }: Word, place: number): number | undefined => {
      const isCounted = stem === of || (isOfThem && place === hit.at[counted]);
      const count = isCounted ? readCount(own.text, start - own.from) : undefined;
      const isGroup = isOfThem && groups.some(({ word }) => word.stem === stem);
      return count ?? (isGroup ? readGroupSize(own.text, end - own.from) : undefined);
    };
    const amounts = of ? own.words.map(countBy) : readMoney(own.text);
    const found = Math.max(-1, ...amounts.map((amount) => amount ?? -1));
    if (found > most) [most, line, isNamed] = [found, at, hit.form.some(isShownBy)];
  }
  if (most < 0) {
    // A line with little of it does not lack just the amount.
    const isOpen = evidence.lines.some(({ meaning, inContext }) => Math.max(meaning, inContext) >= ABOUT);
    return level > 2 || (level > 0 && isOpen) ? { level: Math.min(level, 2), note: UNSTATED } : undefined;
  }
  const rest = { line, sure: isNamed };
  if (most >= value) return { level: 3, ...rest, note: "Shown, with as much of it as asked." };
  return { level: most >= value / 2 ? 2 : 1, ...rest, note: "Shown, with less of it than asked." };
}

const LIFTED = /\b(?:lift|carr|mov|load|unload|handl|case|box|packag|parcel|push|pull)/i;

/** A weight that is lifted, or a speed, says by itself what it is of, wherever it stands. */
function readMeasured(
  { lines }: ReadResume,
  measure: "weight" | "speed",
  value: number,
  level: number,
): Level | undefined {
  let most = 0;
  let line: number | undefined;
  lines.forEach(({ text }, at) => {
    if (measure === "weight" && !LIFTED.test(text)) return;
    const found = Math.max(0, ...readMeasures(text, measure));
    if (found > most) [most, line] = [found, at];
  });
  if (line === undefined) return level > 0 ? { level: Math.min(level, 2), note: UNSTATED } : undefined;
  if (most >= value) return { level: 3, line, note: "Shown, with as much of it as asked." };
  return { level: most >= value / 2 ? 2 : 1, line, note: "Shown, with less of it than asked." };
}
const UNSTATED = "The amount isn't stated.";

const SHOWN = 0.5;

/** True if a job that shows it lasted into the period asked for; another tool than the one asked for does not. */
function isRecent(resume: ReadResume, requirement: Requirement, { lines }: Evidence): boolean {
  if (!requirement.recency) return true;
  const from = firstMonthOf(requirement.recency, resume);
  const isNamed = isTool(requirement);
  return lines.some(({ role, form, meaning, inContext }) => {
    const shown = isNamed ? form : Math.max(meaning, inContext);
    return (resume.roles[role]?.endMonth ?? -1) >= from && shown >= SHOWN;
  });
}

/** The first month of the period asked for; the last job is one that ended last. */
function firstMonthOf(recency: Recency, { asOf, roles }: ReadResume): number {
  if ("isLastJob" in recency) return Math.max(...roles.map(({ endMonth }) => endMonth));
  if ("since" in recency) return recency.since * 12;
  return asOf.getUTCFullYear() * 12 + asOf.getUTCMonth() - recency.years * 12;
}
