import { memoizeByObject } from "#core/memoize";
import { createMatcher, type Matcher, nameOf } from "./match-words";
import { parseRequirement } from "./parse-requirement";
import { namesAct } from "./requirement-units";
import { DUTY } from "./role-titles";

const SPLIT = new Set(["skill", "duty", "license"]);
const OPENING =
  /^(?:\p{L}+ )?(?:experience (?:with|in|of)|knowledge of|skills? in|proficien\p{L}+ (?:in|with)|use of)\s/iu;
/** Alternatives that may be of the whole, or what is said of a part. */
const NO_LIST = /[/(:;]|(?<!\beither [^,;]{1,40})\bor\b/u;
/** "A and B" or "A, B and C". */
const SEPARATOR = /,?\s(?:and|&)\s|,\s/gu;
const HEAD = /^\p{L}+ (?:(?:of|with|for) )?/u;

/**
 * The parts of "sales tax returns and payroll", each of which makes sense alone; all of "processing of invoices, receipts
 * and refunds" begin as the first does. Empty if the requirement does not split like that: "planning" of "planning and
 * coordination of events" does not.
 */
export const splitList = memoizeByObject<Matcher, Matcher[]>(split);

function split({ requirement: { text, kind } }: Matcher): Matcher[] {
  if (!SPLIT.has(kind) || NO_LIST.test(text)) return [];
  const [first = "", ...others] = text.replace(OPENING, "").split(SEPARATOR);
  const marks = text.match(SEPARATOR) ?? [];
  if (marks.findIndex((mark) => mark !== ", ") !== marks.length - 1 || marks.length === 0) return [];
  const head = opensWithAct(first) ? HEAD.exec(first)?.[0] : undefined;
  const parts = [first, ...others.map((part) => withHead(part, head))].map((part) => parseRequirement(part));
  const saysAll = (part: (typeof parts)[number]) =>
    kind === "license" ? part.kind === "license" : SPLIT.has(part.kind) && saysEnough(part);
  return parts.every(saysAll) ? parts.map(createMatcher) : [];
}

const opensWithAct = (part: string) => namesAct(/^\p{L}+/u.exec(part)?.[0] ?? "") || DUTY.test(part);

/** "Writing invoices" of "writing reports and invoices", but not "writing customer service". */
function withHead(part: string, head = ""): string {
  const isShared = / \p{L}+ $/u.test(head) || !saysEnough(parseRequirement(part));
  return isShared && !opensWithAct(part) ? head + part : part;
}

const saysEnough = (part: ReturnType<typeof parseRequirement>) =>
  part.units.length >= 2 || nameOf(part) !== undefined;

const PLACE = /\s(?:in|at|within|for) an? [^,;]{3,60}$/iu;

/** "5 years of accounting" for "5 years of accounting in a factory"; undefined if no place is named at the end. */
export const withoutPlace = memoizeByObject<Matcher, Matcher | undefined>(({ requirement: { text } }) => {
  const work = parseRequirement(text.replace(PLACE, ""));
  return PLACE.test(text) && work.kind === "years" && work.units.length > 0 ? createMatcher(work) : undefined;
});
