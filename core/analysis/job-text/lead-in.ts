import { patternOf } from "#core/patterns";
import patterns from "./lead-in.patterns.json";

const ROLE = patternOf(patterns.role);
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
  const line = item.replace(ROLE, "");
  if (HAS.test(line))
    return line.replace(HAS, (lead) => (WHERE.test(line.slice(lead.length)) ? "Experience " : ""));
  if (OTHER_SUBJECT.test(line)) return item;
  const asked = line.replace(ASKED, "");
  const isOne = asked !== line && !OWN.test(asked) && !OTHER_CLAUSE.test(asked);
  const rest = isOne ? asked : line.replace(SUBJECT, "");
  return rest === line || OWN.test(rest) || !/\p{L}{2}/u.test(rest) ? item : rest;
}
