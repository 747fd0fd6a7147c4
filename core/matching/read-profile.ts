import { cutAt } from "#core/cut-at";
import { withoutDates } from "../analysis/language/months";
import { tokenize } from "../analysis/language/tokens";
import type { CandidateProfile } from "../analysis/scorecard";
import { isTitleWord } from "../analysis/titles";
import { findTerms } from "../analysis/vocabulary/vocabulary";
import { looksLikePlace } from "../privacy/places";
import { countMonths } from "./dates";
import { readStructure } from "./read-structure";
import type { Role, ZonedLine } from "./types";

const MOST = { title: 80, employer: 60 };

const LEGAL_FORM = "(?:inc|llc|ltd|corp|co|plc|lp|llp|gmbh|s\\.?a|b\\.?v|pty)";
const BETWEEN = new RegExp(
  String.raw`\s(?:at|@)\s|\s?[|•·–—]\s?|\s-\s|\s?\(|\)\s?|\t|\s{3,}|\s\/\s|,\s(?!${LEGAL_FORM}\b)|:\s|;\s`,
  "iu",
);
/** Other parts of a header, and template placeholders, that are not an employer. */
const NO_EMPLOYER =
  /^(?:[ap]m|remote|hybrid|on-?site|full[- ]?time|part[- ]?time|contract|freelance|internship|company\b.{0,20}|city|state|employer|location|position|role|title|responsibilities|duties)\.?$/iu;

const IS_LEGAL_FORM = new RegExp(`^(?:${LEGAL_FORM}[\\s.,/]*)+$`, "iu");

/** The work history shown in lists: the newest dated job, and the years of all jobs. */
export function readProfile(fullText: string, asOf: Date): Omit<CandidateProfile, "language"> {
  const { lines, roles } = readStructure(fullText, asOf);
  const newest = roles.toSorted((a, b) => b.endMonth - a.endMonth || b.startMonth - a.startMonth);
  const last = newest.find(({ title }) => title !== "" && !IS_LEGAL_FORM.test(title));
  if (!last) return {};
  const years = Math.round((countMonths(roles) / 12) * 10) / 10;
  // If the title of the last job cannot be read, an older one is not shown in its place.
  if (last.endMonth !== newest[0]?.endMonth) return { years };
  const held = tidy(withoutDates(last.title).split(/\s\/\s(?=\s|$)/u)[0] ?? "");
  const title = cutAt(`${held}${findFunction(lines, last)}`, MOST.title);
  const employer = findEmployer(lines, last);
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

/** The first part of a job's header that is not its title, its dates or a place. */
function findEmployer(lines: readonly ZonedLine[], { title, headerLines }: Role): string | undefined {
  const parts = headerLines
    .flatMap((at) => (lines[at]?.text ?? "").split(BETWEEN))
    .map((part) => tidy(withoutDates(part)));
  return parts.find(
    (part) =>
      /\p{L}{2}/u.test(part) &&
      part.length <= MOST.employer &&
      !title.includes(part) &&
      !part.split(/[^\p{L}]+/u).some(isTitleWord) &&
      !NO_EMPLOYER.test(part) &&
      !isField(part) &&
      !IS_LEGAL_FORM.test(part) &&
      !looksLikePlace(part),
  );
}

/** Removes masked text, and the punctuation left at the ends by removing the dates. */
const tidy = (text: string) =>
  text
    .replace(/█+/gu, " ")
    .replace(/\s+/gu, " ")
    .replace(/^[^\p{L}\d]{1,40}|(?<![^\p{L}\d.)+#])[^\p{L}\d.)+#]{1,40}$/gu, "");
