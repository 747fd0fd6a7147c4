import type { Evidence } from "./find-evidence";
import { coverPart, type Matcher, matchWords } from "./match-words";
import type { Part, Requirement } from "./requirement";
import { findSector } from "./requirement-kind";
import { NOT_SHOWN, type Ruling } from "./ruling";
import type { ReadResume, Role } from "./types";

const FRAME = /^(?:industry|sector|background|company|project|business|field|environment|area)$/;

/** What stands before it is done in the trade: "sales in retail", "accounting within the public sector". */
const IN = /(?<!\bor )\b(?:in|within|for|at|of)\s/giu;

/**
 * The trade asked for, or its alternatives, and what is to be done in it: it stands before the last preposition before
 * the word for a trade. What follows only goes on about it: "in a hotel with a bar".
 */
function readTrade({
  text,
  units,
  groups,
}: Requirement): Record<"trades" | "others", (Part & { any: boolean })[]> {
  const isFrame = (unit: number) => FRAME.test(units[unit]?.word.key ?? "");
  const frame = units.findLast((_unit, index) => isFrame(index))?.word.start;
  // "Experience in a hospital of the city": without a word for a trade, the first preposition leads to it.
  const sector = findSector(text);
  const from = sector ?? [...text.slice(0, frame).matchAll(IN)].at(frame === undefined ? 0 : -1)?.index ?? 0;
  const length = text.slice(from).search(/\b(?:as|with)\b/i);
  const to = length < 0 ? text.length : from + length;
  const parts = groups
    .flatMap(({ any, parts: of }) =>
      of.map((part) => ({ any, units: part.units.filter((u) => !isFrame(u)) })),
    )
    .filter((part) => part.units.length > 0);
  const startOf = (part: Part) => units[part.units[0] ?? 0]?.word.start ?? 0;
  const about = parts.filter((part) => startOf(part) >= from && (part.any || startOf(part) < to));
  const within = about.length > 0 ? about : parts;
  const trades =
    sector === undefined && within.some(({ any }) => any) ? within.filter(({ any }) => any) : within;
  const first = Math.min(...trades.map(startOf));
  return { trades, others: parts.filter((part) => startOf(part) < first) };
}

const OTHER_TRADE = "Done, but the resume doesn't say that it was in this trade.";

/** Judges work in a trade: the employer or the title names it, or duties do. */
export function judgeDomain(resume: ReadResume, matcher: Matcher, evidence: Evidence): Ruling {
  const { requirement } = matcher;
  const { trades, others } = readTrade(requirement);
  if (trades.length === 0) return NOT_SHOWN;
  const best = (met: Float32Array) =>
    Math.max(...trades.map(({ units }) => coverPart(requirement, units, met)));
  let ruling = NOT_SHOWN;
  let elsewhere: Role | undefined;
  resume.roles.forEach((role, index) => {
    const own = evidence.lines.filter((line) => line.role === index);
    const header = matchWords(
      matcher,
      role.headerLines.flatMap((at) => resume.lines[at]?.words ?? []),
    );
    const outright = own.filter(({ place, hit }) => place !== "title" && best(hit.form) >= 0.9);
    const named = header ? best(header.meaning) : 0;
    let level = named >= 0.7 ? 3 : Math.min(2, outright.length);
    if (others.length > 0) {
      const isDone = own.some(({ hit }) =>
        others.some(({ units }) => coverPart(requirement, units, hit.meaning) >= 0.5),
      );
      if (isDone && level === 0) elsewhere ??= role;
      if (!isDone) level = 0;
    }
    const line =
      named >= 0.7
        ? (role.headerLines.find((at) => own.some((e) => e.line === at && best(e.hit.meaning) >= 0.5)) ??
          role.titleLine)
        : outright[0]?.line;
    if (level > ruling.level)
      ruling = {
        level,
        sure: named >= 0.75,
        line,
        note: named >= 0.7 ? "The employer or the title names it." : "Some of the duties are about it.",
      };
  });
  if (ruling.level > 0) return ruling;
  const named = evidence.lines.find(
    ({ place, hit }) => (place === "listed" || place === "narrative") && best(hit.form) >= 0.9,
  );
  if (named) return { level: 1, sure: false, line: named.line, note: "Named, but not in a dated job." };
  // What an employer does is seldom said.
  return elsewhere ? { ...NOT_SHOWN, sure: false, line: elsewhere.titleLine, note: OTHER_TRADE } : NOT_SHOWN;
}
