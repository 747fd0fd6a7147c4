import type { Evidence } from "./find-evidence";
import { coverPart, type Matcher, matchWords } from "./match-words";
import { NOT_SHOWN, type Ruling } from "./ruling";
import type { ReadResume } from "./types";

const FRAME = /^(?:industry|sector|background|company|project|business|field|environment|area)$/;

/** Judges work in a trade: the employer or the title names it, or enough of the duties are about it. */
export function judgeDomain(resume: ReadResume, matcher: Matcher, evidence: Evidence): Ruling {
  const { requirement } = matcher;
  const parts = requirement.groups
    .flatMap((group) =>
      group.parts.map(({ units }) => ({
        any: group.any,
        units: units.filter((u) => !FRAME.test(requirement.units[u]?.word.key ?? "")),
      })),
    )
    .filter(({ units }) => units.length > 0);
  const trades = parts.some(({ any }) => any) ? parts.filter(({ any }) => any) : parts;
  if (trades.length === 0) return NOT_SHOWN;
  // In "sales in retail or wholesale" sales are asked for too; "a church or funded body" only goes on about the trade.
  const firstOfTrade = Math.min(...trades.flatMap(({ units }) => units));
  const others = parts.filter((part) => !trades.includes(part) && (part.units[0] ?? 0) < firstOfTrade);
  const best = (met: Float32Array) =>
    Math.max(...trades.map(({ units }) => coverPart(requirement, units, met)));
  let ruling = NOT_SHOWN;
  resume.roles.forEach((role, index) => {
    const own = evidence.lines.filter((line) => line.role === index);
    const header = matchWords(
      matcher,
      role.headerLines.flatMap((at) => resume.lines[at]?.words ?? []),
    );
    const duties = own.filter(({ place, hit }) => place !== "title" && best(hit.meaning) >= 0.7);
    const outright = duties.filter(({ hit }) => best(hit.form) >= 0.9);
    const named = header ? best(header.meaning) : 0;
    const share = duties.length / Math.max(3, role.duties.length);
    let level =
      named >= 0.7
        ? 3
        : outright.length >= 2 || (share >= 0.4 && duties.length >= 3)
          ? 2
          : outright.length === 1 || share >= 0.3
            ? 1
            : 0;
    if (others.length > 0 && level > 0) {
      const does = Math.max(
        0,
        ...own.map(({ hit }) =>
          Math.min(...others.map(({ units }) => coverPart(requirement, units, hit.form))),
        ),
      );
      if (does < 0.5) level = 0;
    }
    const line =
      named >= 0.7
        ? (role.headerLines.find((at) => own.some((e) => e.line === at && best(e.hit.meaning) >= 0.5)) ??
          role.titleLine)
        : duties[0]?.line;
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
    // In a list of skills, only the trade's own word counts, not one with the same meaning.
    ({ place, hit }) =>
      (place === "narrative" && best(hit.meaning) >= 0.7) || (place === "listed" && best(hit.form) >= 0.9),
  );
  return named ? { level: 1, sure: false, line: named.line, note: "Named, but not in a dated job." } : ruling;
}
