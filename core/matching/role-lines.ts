import { looksLikePlace } from "../privacy/places";
import { DUTY, isHeaderLike } from "./role-titles";
import type { Role, ZonedLine } from "./types";

/** Assigns lines to jobs: each extends from its header to the next job's header or to the end of its zone. */
export function assignLines(lines: ZonedLine[], roles: Role[]): void {
  roles.forEach((role, index) => {
    const shared = roles.find(({ dateLine }) => dateLine === role.dateLine);
    if (shared && shared !== role) {
      role.headerLines = shared.headerLines;
      return;
    }
    const next = roles.slice(index + 1).find(({ dateLine }) => dateLine !== role.dateLine);
    const first = headerStart(lines, role, roles[index - 1]);
    const until = next ? headerStart(lines, next, role) : lines.length;
    const lastHeader = Math.max(role.dateLine, role.titleLine);
    const zone = lines[role.dateLine]?.zone;
    for (let at = first; at < Math.max(until, role.dateLine + 1); at++) {
      const line = lines[at];
      if (!line || (at > lastHeader && (line.heading || (line.zone !== zone && line.zone !== "work")))) break;
      if (at <= lastHeader || (at === lastHeader + 1 && isEmployer(line))) role.headerLines.push(at);
      else role.duties.push(at);
    }
  });
}

function headerStart(lines: ZonedLine[], { dateLine, titleLine }: Role, previous: Role | undefined): number {
  let first = Math.min(dateLine, titleLine);
  const least = previous ? Math.max(previous.dateLine, previous.titleLine) + 1 : 0;
  // The employer above the title.
  const above = lines[first - 1];
  if (
    above &&
    first - 1 >= least &&
    isHeaderLike(above) &&
    above.text.length <= 60 &&
    (lines[first]?.apart !== true || first === dateLine) &&
    (above.apart || lines[first - 2]?.heading)
  )
    first--;
  return first;
}

const EMPLOYER_LABEL = /\b(?:employer|company|organi[sz]ation|firm|arbeitgeber)\b/;
/** Most words behind the first begin small: "Payroll for 80 staff", unlike "Salem Foods ltd". */
function isPhrase(text: string): boolean {
  // What an employer is or where stands behind its name: "Carib Wings, a regional airline".
  const [name = ""] = text.split(/(?<=\s\S{1,40}), /);
  const words = name.match(/(?<=\s)\p{L}{3,}/gu) ?? [];
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return small > 1 && small > words.length / 2;
}
const isEmployer = (line: ZonedLine) =>
  isHeaderLike(line) &&
  !isPhrase(line.text) &&
  line.text.length <= 60 &&
  (!line.list || looksLikePlace(line.text.replace(/^.{2,50}?(?:,| [-–—|]) /u, ""))) &&
  (!line.label || EMPLOYER_LABEL.test(line.label)) &&
  !DUTY.test(line.text) &&
  !/[。，]/.test(line.text);
