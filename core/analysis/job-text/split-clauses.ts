import { isFirm, isOptional } from "./firmness";

const LEVEL =
  "strong|solid|good|excellent|proven|deep|extensive|hands[- ]on|working|basic|advanced|demonstrable|some|valid|current|relevant|prior|previous|sehr gute|gute|fließende?|sichere[rn]?";
const SUBJECT =
  "experience[ds]?|exp\\b|knowledge|understanding|familiar\\w*|proficien\\w*|fluen\\w*|command|ability|able|degree|bachelor\\w*|master(?:'|’)?s|\\d{1,2}\\+? ?(?:years?|yrs?|months?)|certifi\\w+|licen[cs]e\\w*|kenntnisse|erfahrung";
/** Opens a clause that asks for something of its own: "strong Go", "ideally with retailers", "12 months of driving". */
const OWN_CLAUSE = new RegExp(
  `^(?:(?:and|plus|as well as|but) )?(?:an? |some )?(?:(?:${LEVEL})\\b|(?:${SUBJECT})|(?:at least|min(?:imum|\\.)?|ideally|preferably|idealerweise|must|should|no more th[ae]n|pass|clean)\\b)`,
  "iu",
);
const SHORT_SENTENCE = 7;

const COMMA = /,\s+/g;
const MANY_YEARS = /\d\+? ?(?:years?|yrs?)|\b(?:two|three|four|five|six|seven|eight|ten) years\b/i;

/** A sentence that asks for one thing after another, in clauses; what stands in brackets is left whole. */
export function splitClauses(sentence: string): string[] {
  const isShort = sentence.split(/\s+/).length <= SHORT_SENTENCE;
  return splitAtCommas(
    sentence,
    (before, after) => isFirmer(before, after) || (!isShort && isOfItsOwn(before, after)),
  );
}

/** "DATEV a must, SAP nice to have": only where a comma parts what is firm from what is not. */
export const splitFirmness = (sentence: string): string[] => splitAtCommas(sentence, isFirmer);

function splitAtCommas(sentence: string, parts: (before: string, after: string) => boolean): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { 0: comma, index } of sentence.matchAll(COMMA)) {
    const before = sentence.slice(from, index);
    const after = sentence.slice(index + comma.length);
    if (!closesBrackets(before) || !parts(before, after)) continue;
    clauses.push(before);
    from = index + comma.length;
  }
  return [...clauses, sentence.slice(from)];
}

const closesBrackets = (text: string) => text.split("(").length === text.split(")").length;
const clauseOf = (text: string) => text.slice(0, /,\s/.exec(text)?.index);

const isFirmer = (before: string, after: string) =>
  isFirm(before) && !isOptional(before) && isOptional(clauseOf(after));

function isOfItsOwn(before: string, after: string): boolean {
  // "Good, strong knowledge": an adjective is no clause.
  if (before.trim().split(/\s+/).length < 2) return false;
  const isPart = /^(?:in|with|of|or|including|such|preferred|e\.g|like)\b/i.test(after);
  return (
    OWN_CLAUSE.test(after) ||
    (MANY_YEARS.test(before) && !isPart && clauseOf(after).trim().split(/\s+/).length > 2)
  );
}
