import { cutAt } from "#core/cut-at";
import { patternOf } from "#core/patterns";
import { readHeading } from "../analysis/headings";
import { withoutDates } from "../analysis/language/months";
import { tokenize } from "../analysis/language/tokens";
import type { CandidateProfile } from "../analysis/scorecard";
import { isTitleWord } from "../analysis/titles";
import { findTerms } from "../analysis/vocabulary/vocabulary";
import { looksLikePlace } from "../privacy/places";
import { countMonths } from "./dates";
import patterns from "./read-profile.patterns.json";
import { readStructure } from "./read-structure";
import { isFirm, isHeaderLike } from "./role-titles";
import type { Role, ZonedLine } from "./types";

const MOST = { title: 80, employer: 60 };

const LEGAL_FORM = "(?:inc|llc|ltd|corp|co|plc|lp|llp|gmbh|s\\.?a|b\\.?v|pty)";
const BETWEEN = new RegExp(
  String.raw`(?<=\p{Ll})-(?=\p{Lu}[\p{L} ]{1,20}, [A-Z]{2}$)|\s(?:at|@)\s|\s?[|•·–—]\s?|\s-\s|\s?\(|\)\s?|\t|\s{3,}|\s\/\s|,\s(?!${LEGAL_FORM}\b)|:\s|;\s`,
  "iu",
);
/** Other parts of a header, and template placeholders, that are not an employer. */
const NO_EMPLOYER =
  /^(?:[ap]m|remote|hybrid|on-?site|full[- ]?time|part[- ]?time|contract|freelance|internship|company\b.{0,20})\.?$/iu;
const LABELS = new Set(patterns.labels);
const PROMOTION = patternOf(patterns.promotion);

const IS_LEGAL_FORM = new RegExp(`^(?:${LEGAL_FORM}[\\s.,/]*)+$`, "iu");

/** The work history shown in lists: the newest dated job, and the years of all jobs. */
export function readProfile(fullText: string, asOf: Date): Omit<CandidateProfile, "language"> {
  const { lines, roles } = readStructure(fullText, asOf);
  const newest = roles
    .filter((role) => !isPromotion(lines, role))
    .toSorted((a, b) => b.endMonth - a.endMonth || b.startMonth - a.startMonth);
  const last = newest.find(({ title }) => title !== "" && !IS_LEGAL_FORM.test(title));
  if (!last) return {};
  const years = Math.round((countMonths(roles) / 12) * 10) / 10;
  // If the title of the last job cannot be read, an older one is not shown in its place.
  if (last.endMonth !== newest[0]?.endMonth) return { years };
  const held = tidy(last.title.split(/\s\/\s(?=\s|$)/u)[0] ?? "");
  const title = cutAt(`${held}${findFunction(lines, last)}`, MOST.title);
  const employer =
    findEmployer(lines, last) ?? labeledEmployer(lines, last) ?? employerAbove(lines, roles, last);
  return {
    ...(title && { title }),
    ...(employer && { employer }),
    years,
  };
}

/** The rest of a title, with its comma: "Director, Product Management". Field names are no employers. */
function findFunction(lines: readonly ZonedLine[], { title, titleLine }: Role): string {
  const header = lines[titleLine]?.text ?? "";
  const at = header.indexOf(`${title}, `);
  const next = at < 0 ? "" : (header.slice(at + title.length + 2).split(BETWEEN)[0] ?? "");
  const field = tidy(withoutDates(next));
  return isField(field) ? `, ${field}` : "";
}

/** True for "Product Management"; single words may be names: "Oracle". */
function isField(text: string): boolean {
  const tokens = tokenize(text);
  return (
    tokens.length > 1 && findTerms(text, tokens).some(({ start, end }) => start === 0 && end === text.length)
  );
}

/** "Shift lead since 2020: plans the rota": part of the job it stands in. */
const isPromotion = (lines: readonly ZonedLine[], { dateLine }: Role) =>
  PROMOTION.test(lines[dateLine]?.text ?? "");

const EMPLOYER = /\b(?:employer|company|organi[sz]ation|arbeitgeber)\b/;

/** "Name of employer: ...", wherever the form has it. */
function labeledEmployer(lines: readonly ZonedLine[], role: Role): string | undefined {
  const at = role.duties.find((index) => EMPLOYER.test(lines[index]?.label ?? ""));
  return at === undefined ? undefined : findEmployer(lines, { ...role, headerLines: [at] });
}

/** The most lines of an address between an employer and the post. */
const ADDRESS_LINES = 2;

/** An employer with its address above the post, or with the total time there above the promotions. */
function employerAbove(lines: readonly ZonedLine[], roles: Role[], last: Role): string | undefined {
  let first = Math.min(...last.headerLines);
  for (let steps = 0; steps < ADDRESS_LINES && !lines[first]?.apart && !lines[first - 1]?.heading; steps++)
    first--;
  const top = lines[first];
  const isOnTop = top?.apart && isHeaderLike(top) && !last.headerLines.includes(first);
  if (isOnTop) return findEmployer(lines, { ...last, headerLines: [first] });
  const total = roles
    .slice(0, roles.indexOf(last))
    .findLast(
      ({ title, titleLine, startMonth, endMonth }) =>
        (!title || titleLine === last.titleLine) &&
        startMonth <= last.startMonth &&
        endMonth >= last.endMonth,
    );
  return total && findEmployer(lines, total);
}

/** The first part of a job's header that is not its title, its dates or a place. */
export function findEmployer(lines: readonly ZonedLine[], { title, headerLines }: Role): string | undefined {
  const parts = headerLines
    .flatMap((at) => (lines[at]?.text ?? "").split(BETWEEN))
    .map((part) => tidy(withoutDates(part)));
  return parts.find(
    (part) =>
      /\p{L}{2}/u.test(part) &&
      part.length <= MOST.employer &&
      !title.includes(part) &&
      (isFirm(part) || !part.split(/[^\p{L}]+/u).some(isTitleWord)) &&
      !NO_EMPLOYER.test(part) &&
      !isLabel(part) &&
      !readHeading(part) &&
      !isField(part) &&
      !IS_LEGAL_FORM.test(part) &&
      !looksLikePlace(part),
  );
}

/** "Dates Employed", "Period Position": only words that name a field. */
const isLabel = (part: string) =>
  part
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .every((word) => !word || LABELS.has(word));

/** Removes masked text, and the punctuation left at the ends by removing the dates. */
const tidy = (text: string) =>
  text
    .replace(/█+/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[^\p{L}\d]{1,40}|(?<![^\p{L}\d.)+#])[^\p{L}\d.)+#]{1,40}$/gu, "");
