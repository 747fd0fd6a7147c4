import { memoizeByObject } from "#core/memoize";
import { createMatcher, type Matcher, nameOf } from "./match-words";
import { parseRequirement } from "./parse-requirement";

const SPLIT = new Set(["skill", "duty", "license"]);
const OPENING =
  /^(?:experience (?:with|in|of)|knowledge of|skills? in|proficien\p{L}+ (?:in|with)|use of)\s/iu;

/**
 * The two halves of "sales tax returns and payroll", each of which makes sense alone. Empty if the requirement does not
 * split like that: "planning" of "planning and coordination of events" does not.
 */
export const splitHalves = memoizeByObject<Matcher, [Matcher, Matcher] | []>(split);

function split({ requirement: { text, kind } }: Matcher): [Matcher, Matcher] | [] {
  if (!SPLIT.has(kind) || /,|\/|\(|\bor\b/.test(text)) return [];
  const [left, right, ...more] = text.replace(OPENING, "").split(/\s(?:and|&)\s/);
  if (!left || !right || more.length > 0) return [];
  const halves = [parseRequirement(left), parseRequirement(right)] as const;
  const saysAll = (half: (typeof halves)[number]) =>
    kind === "license"
      ? half.kind === "license"
      : SPLIT.has(half.kind) && (half.units.length >= 2 || nameOf(half) !== undefined);
  return halves.every(saysAll) ? [createMatcher(halves[0]), createMatcher(halves[1])] : [];
}
