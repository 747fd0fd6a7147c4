import { looksLikeTitle } from "../analysis/titles";
import { countMonths } from "./dates";
import type { Bounds } from "./decide-level";
import type { Evidence } from "./find-evidence";
import type { Matcher } from "./match-words";
import { headerLineOf } from "./quote-line";
import { hasEach, isTool, type RatedRole, rateRoles } from "./rate-roles";
import type { Requirement } from "./requirement";
import { asksLeading } from "./requirement-kind";
import { compareRoles } from "./subject-features";
import type { ReadResume, Role } from "./types";

/** Minimum share of a job whose title is the work asked for. */
const HELD = 0.95;
/** Minimum share of a job that is the work asked for as far as its duties tell. */
const IS_IT = 0.6;
/** Minimum share of a job of a similar kind. */
const IS_NEAR = 0.4;
/** Minimum share of a related job. */
const IS_RELATED = 0.35;
/** Minimum similarity of subject of a related job. */
const NEAR_SUBJECT = 0.35;
/** More than one and a half times the years asked for say no more. */
const MOST = 1.5;

/** What a resume says of the years asked for. */
export type YearsRead = {
  /** Jobs that are related, and how long they lasted: those that are the work asked for, and those like it. */
  roles: RatedRole[];
  years: number;
  nearYears: number;
  /** All jobs that may count at most, those of a similar subject included, and how long they lasted. */
  related: Role[];
  relatedYears: number;
  /** How many are asked for. */
  asked: number;
  /** The line that shows them best. */
  line: number | undefined;
  /** Says that years are claimed without dated jobs. */
  claim?: string;
  /** The model decides from the features, within the bounds. */
  features: Record<string, number>;
  bounds: Bounds;
  /** False if what shows them cannot be relied on: an end that nobody wrote, a claim, jobs of another kind. */
  mayBeSure: boolean;
};

/** The features of every other kind of requirement. */
export const NO_YEARS: Record<string, number> = {
  yearsHeld: 0,
  yearsFirm: 0,
  yearsSubjectNear: 0,
  yearsAll: 0,
};

/** Counts the years that dated jobs show; undefined if none are asked for. */
export function readYears(resume: ReadResume, matcher: Matcher, evidence: Evidence): YearsRead | undefined {
  const { kind, years: asked = 1 } = matcher.requirement;
  if (kind !== "years") return undefined;
  const rated = rateRoles(resume, matcher, evidence);
  const yearsFrom = (least: number) =>
    countMonths(rated.filter(({ share }) => share >= least).map(({ role }) => role)) / 12;
  const roles = rated.filter(({ share }) => share >= IS_RELATED);
  const best = roles.toSorted((a, b) => b.share - a.share || b.role.endMonth - a.role.endMonth)[0];
  const years = yearsFrom(IS_IT);
  const nearYears = yearsFrom(IS_NEAR);
  const claim = years > 0 ? undefined : findClaim(resume, matcher.requirement, evidence);
  const isAssumed = roles.some(({ role, share }) => role.assumed && share >= IS_NEAR);
  const line = best ? (best.duty ?? headerLineOf(resume, best.role)) : claim?.line;
  const held = levelOf(yearsFrom(HELD), asked);
  // Of work in general, it is open whether it is what the recruiter means.
  const ofAnyWork = matcher.requirement.units.length === 0 ? Math.min(2, levelOf(years, asked)) : 0;
  // The titles say it: jobs that are only like it add nothing.
  const isOutright = held === 3 || (held > 0 && held === levelOf(nearYears, asked));
  const similar = findSimilar(resume, matcher, rated);
  const related = [...new Set([...roles.map(({ role }) => role), ...similar])];
  const relatedYears = countMonths(related) / 12;
  // Years of leading people are only partly met by similar jobs that do not say so.
  const mayLead = asksLeading(matcher.requirement.text)
    ? Math.max(2, levelOf(countMonths(roles.map(({ role }) => role)) / 12, asked))
    : 3;
  const highest = Math.min(mayLead, levelOf(relatedYears, asked));
  // One duty among others that touches it is no year of it.
  const most = years > 0 || similar.length > 0 ? highest : Math.min(1, highest);
  return {
    ...{ roles, years, nearYears, related, relatedYears, asked, line, ...(claim && { claim: claim.note }) },
    features: {
      yearsHeld: shareOf(yearsFrom(HELD), asked),
      yearsFirm: shareOf(years, asked),
      yearsSubjectNear: shareOf(countMonths(similar) / 12, asked),
      yearsAll: shareOf(yearsFrom(0), asked),
    },
    bounds:
      isOutright && !isAssumed
        ? { max: held, min: held, sure: true }
        : {
            // No more than the related jobs together show; those only about something near show part of it at most.
            max: Math.max(roles.length > 0 ? most : Math.min(2, most), claim ? 1 : 0),
            min: Math.max(held, ofAnyWork, claim ? 1 : 0),
          },
    mayBeSure: !isAssumed && !claim && roles.length > 0 && ofAnyWork === 0,
  };
}

/** Jobs whose subject is near that of the work asked for. */
function findSimilar(resume: ReadResume, { requirement }: Matcher, rated: RatedRole[]): Role[] {
  // Years with a tool need jobs that name it.
  if (isTool(requirement)) return [];
  const similar = compareRoles(resume, requirement);
  return rated.flatMap(({ role, index }) => ((similar[index] ?? 0) >= NEAR_SUBJECT ? [role] : []));
}

const shareOf = (years: number, asked: number) => Math.min(MOST, years / Math.max(0.5, asked));

/** A month less is as good; less than half is only a mention. */
export const levelOf = (years: number, asked: number) =>
  years >= asked - 0.1 ? 3 : years >= asked / 2 - 0.05 ? 2 : years > 0 ? 1 : 0;

const CLAIM =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) ?\+? ?(?:years?|yrs)/i;

/** Years claimed in a summary, or such a job without dates. */
function findClaim(
  resume: ReadResume,
  requirement: Requirement,
  { lines }: Evidence,
): { line: number; note: string } | undefined {
  const claimed = lines.find(
    ({ line, place, meaning }) =>
      place !== "work" && place !== "title" && meaning >= 0.7 && CLAIM.test(resume.lines[line]?.text ?? ""),
  );
  if (claimed) return { line: claimed.line, note: "Years are claimed, but no dated job shows them." };
  const undated = lines.find(
    ({ line, role, meaning, hit }) =>
      role < 0 && meaning >= 0.55 && hasEach(requirement, hit) && isPost(resume.lines[line]?.text ?? ""),
  );
  return (
    undated && { line: undated.line, note: "Such a job is named, but without dates that could be read." }
  );
}

/** "Medical Sales Representative, Harbor Labs - Portland" */
const isPost = (text: string) => text.length <= 100 && looksLikeTitle(text.split(/,\s|\s[–-]\s/)[0] ?? "");
