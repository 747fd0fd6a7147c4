import { patternOf } from "#core/patterns";
import patterns from "./boilerplate.patterns.json";
import { isWaiver } from "./firmness";
import type { SectionKind } from "./headings";
import { namedSkills } from "./named-skills";

/** What a job text says about the company, the pay and the law rather than the person. */
const BOILERPLATE = patternOf(patterns.boilerplate);
const SUBJECTS = patternOf(patterns.subjects);
const WORK = patternOf(patterns.work);
const DOING = patternOf(patterns.doing);

/** Says who may apply, which is not a requirement. */
const INVITATION = patternOf(patterns.invitation);
export const isInvitation = (line: string) => INVITATION.test(line) && !isWelcome(line);

const QUALIFICATION = patternOf(patterns.qualification);
const INVITED = patternOf(patterns.invited);

/** What somebody may have is welcome, rather than the person: "a master's degree is welcome". */
const isWelcome = (line: string) =>
  /\bwelcome\b/i.test(line) &&
  !INVITED.test(line) &&
  (QUALIFICATION.test(line) || namedSkills(line).length > 0);

/** "4 years in life insurance" is no benefit. */
const ASKS_YEARS = /^(?:at least |min(?:imum|\.)? (?:of )?)?\d{1,2}\+? ?(?:years?|yrs)\b/i;

/** A duty is work, whatever it is about: "administer the pension plan". */
const isSubjectOnly = (line: string, under: SectionKind) =>
  under !== "duty" &&
  SUBJECTS.test(line) &&
  !WORK.test(line) &&
  !((under === "must" || under === "nice") && DOING.test(line));

/** `under`: what the heading above the line is about. */
export const isBoilerplate = (line: string, under: SectionKind = "open") =>
  ((BOILERPLATE.test(line) || isSubjectOnly(line, under)) && !ASKS_YEARS.test(line)) ||
  isInvitation(line) ||
  isWaiver(line);

const CONDITION = patternOf(patterns.condition);

/** It is found out when somebody is hired, and no resume shows it: "Must clear a background check". */
export const isCondition = (line: string) => CONDITION.test(line);
