import { patternOf } from "#core/patterns";
import patterns from "./lead-in.patterns.json";

const ASKED = patternOf(patterns.asked);
const SUBJECT = patternOf(patterns.subject);
const OWN = patternOf(patterns.own);
const OTHER_CLAUSE = patternOf(patterns.otherClause);
const HAS =
  /^(?:you(?:(?:['’]ll| will| should| must| need to) have| have| bring| will bring| will need)|must have|we need|ideally|preferably)\s+(?:an?\s+)?(?=\S)/i;
/** "Ideally in manufacturing" says where experience is from. */
const WHERE = /^(?:in|with|at|as)\b/i;
const OTHER_SUBJECT = /(?:[,;:]|\b(?:and|but|or)) you\b/i;

/**
 * Leaves out who has to have or do it, which sounds odd in a question: "You must know fair housing law" asks for the law.
 * A verb that says what is done stays ("write your own menus"), and so does one that others are joined to.
 */
export function withoutLeadIn(item: string): string {
  if (HAS.test(item))
    return item.replace(HAS, (lead) => (WHERE.test(item.slice(lead.length)) ? "Experience " : ""));
  if (OTHER_SUBJECT.test(item)) return item;
  const asked = item.replace(ASKED, "");
  const isOne = asked !== item && !OWN.test(asked) && !OTHER_CLAUSE.test(asked);
  const rest = isOne ? asked : item.replace(SUBJECT, "");
  return rest === item || OWN.test(rest) || !/\p{L}{2}/u.test(rest) ? item : rest;
}
