import { countMatches } from "#core/patterns";
import { isAsking, isDemand, isFirm, isOptional, isWaiver, saysElse } from "./firmness";

const LEVEL =
  "strong|solid|good|excellent|proven|deep|extensive|hands[- ]on|working|basic|advanced|demonstrable|some|valid|current|relevant|prior|previous|sehr gute|gute|fließende?|sichere[rn]?";
const SUBJECT =
  "experience[ds]?|exp\\b|knowledge|understanding|familiar\\w*|proficien\\w*|fluen\\w*|command|ability|able|degree|bachelor\\w*|master(?:'|’)?s|\\d{1,2}\\+? ?(?:years?|yrs?|months?)|certifi\\w+|licen[cs]e\\w*|kenntnisse|erfahrung";
/** Starts a clause with a requirement of its own: "strong Go", "ideally with retailers", "12 months of driving". */
const OWN_CLAUSE = new RegExp(
  `^(?:(?:and|plus|as well as|but) )?(?:an? |some )?(?:(?:${LEVEL})\\b|(?:${SUBJECT})|(?:at least|min(?:imum|\\.)?|ideally|preferably|idealerweise|must|should|no more th[ae]n|pass|clean)\\b)`,
  "iu",
);
/** It asks for something by itself. */
export const isClause = (part: string) => OWN_CLAUSE.test(part);

const SHORT_SENTENCE = 7;

/** Where a sentence may begin to ask for something else; a degree follows years without a comma. */
const COMMA = /,\s+|(?<!\s)\s{1,9}(?=and an? (?:degree|diploma|bachelor|master)\b)/gi;
const MANY_YEARS = /\d\+? ?(?:years?|yrs?)|\b(?:two|three|four|five|six|seven|eight|ten) years\b/i;

/**
 * What is known about a clause so far, updated at each comma; scanning it from its start
 * each time would take too long.
 */
type Clause = {
  isFirm: boolean;
  isOptional: boolean;
  asksYears: boolean;
  /** Asks for years, a degree or a license, which is a requirement without what follows. */
  isWhole: boolean;
  /** Begins like one: "experience with". */
  isClause: boolean;
  words: number;
  openBrackets: number;
};

const NOTHING: Clause = {
  isFirm: false,
  isOptional: false,
  asksYears: false,
  isWhole: false,
  isClause: false,
  words: 0,
  openBrackets: 0,
};

/** Splits a sentence with several requirements into clauses; leaves parentheses whole. */
export function splitClauses(sentence: string): string[] {
  const isShort = sentence.split(/\s+/).length <= SHORT_SENTENCE;
  return splitAtCommas(
    sentence,
    (before, next) => isFirmer(before, next) || (!isShort && isOfItsOwn(before, next)),
  );
}

const BUT = /[,;.]?\s{1,9}(?:but|however),?\s{1,9}|[,;]\s{1,9}(?=no\b)/gi;
/** More are not written in one sentence. */
const MOST_BUTS = 4;

/** "No degree needed, but a license is required": what stands beside a waiver may ask for something. */
export function splitWaiver(sentence: string): string[] {
  for (const { 0: but, index } of [...sentence.matchAll(BUT)].slice(0, MOST_BUTS)) {
    const before = sentence.slice(0, index);
    const after = sentence.slice(index + but.length);
    // "A plus, but not a must" is about one thing.
    if (/^not\b/i.test(after)) continue;
    const asking = isWaiver(before) ? after : before;
    if (isWaiver(before) !== isWaiver(after) && asksOfItself(asking)) return [before, after];
  }
  return [sentence];
}

/** Unlike "would help" in "not required but would help". */
const asksOfItself = (clause: string) => isAsking(clause) && saysElse(clause);

/** "DATEV a must, SAP nice to have": splits only at a comma between a must-have and a nice-to-have. */
export const splitFirmness = (sentence: string): string[] => splitAtCommas(sentence, isFirmer);

function splitAtCommas(sentence: string, parts: (before: Clause, next: string) => boolean): string[] {
  const commas = [...sentence.matchAll(COMMA)].map(({ 0: comma, index }) => ({
    at: index,
    end: index + comma.length,
  }));
  const clauses: string[] = [];
  let from = 0;
  let partFrom = 0;
  let before = NOTHING;
  commas.forEach(({ at, end }, place) => {
    before = readPart(before, sentence.slice(partFrom, at));
    partFrom = end;
    const next = sentence.slice(end, commas[place + 1]?.at);
    if (before.openBrackets !== 0 || !parts(before, next)) return;
    clauses.push(sentence.slice(from, at));
    from = end;
    before = NOTHING;
  });
  clauses.push(sentence.slice(from));
  return clauses;
}

const readPart = (clause: Clause, part: string): Clause => ({
  isFirm: clause.isFirm || isFirm(part),
  isOptional: clause.isOptional || isOptional(part),
  asksYears: clause.asksYears || MANY_YEARS.test(part),
  isClause: clause.words > 0 ? clause.isClause : isClause(part),
  isWhole: clause.isWhole || MANY_YEARS.test(part) || QUALIFIED.test(part),
  words: clause.words + countWords(part),
  openBrackets: clause.openBrackets + part.split("(").length - part.split(")").length,
});

/** "Operations of a bank, broker, fund or asset manager" is one list. */
const LAST_OF_LIST = /^[\p{L}-]+(?: [\p{L}-]+)? or \p{L}/u;
/** "Finance or accounting preferred": the end of what "a degree in economics," began. */
const isListEnd = (next: string) => LAST_OF_LIST.test(next) || /\b(?:and|or)\b/i.test(next.slice(0, 4));
const QUALIFIED = /\b(?:degree|bachelor|master|mba|phd|certif|licen[cs]|cpa|equivalent|diploma|ged\b)/i;

/** Said of one thing, unlike "preferred" in "experience in retail, hospitality preferred". */
const PLUS = /\b(?:an? (?:\p{L}{3,12} )?(?:plus|bonus|asset|advantage)|nice to have)\b/iu;

const countWords = (text: string) => countMatches(text, /\S+/g);

const IDEALLY = /^(?:ideally|preferably)\b/i;

/** "DATEV a must, SAP nice to have"; "3 years of sales, retail preferred"; "Dutch a plus, English a must". */
const isFirmer = (before: Clause, next: string) =>
  isOptional(next)
    ? !before.isOptional &&
      (before.isFirm ||
        ((before.isWhole || (before.isClause && PLUS.test(next))) &&
          before.words > 1 &&
          saysElse(next) &&
          !isListEnd(next)) ||
        (before.words > 2 && IDEALLY.test(next)))
    : before.isOptional && !before.isFirm && before.words > 1 && isDemand(next);

/** "Two of them in an ICU", "at least one as a sous chef": some of the years asked for before. */
const OF_THE_YEARS =
  /^(?:and )?(?:at least |including )?(?:\d{1,2}\+?|one|two|three|four|five|six) (?:of (?:them|which|those|these)|as|in|with)\b/i;

function isOfItsOwn(before: Clause, next: string): boolean {
  if (before.asksYears && OF_THE_YEARS.test(next)) return false;
  // "Good, strong knowledge": an adjective is not a clause.
  if (before.words < 2) return false;
  const isPart =
    /^(?:in|with|of|or|including|such|preferred|e\.g|like)\b/i.test(next) ||
    (LAST_OF_LIST.test(next) && !QUALIFIED.test(next));
  return OWN_CLAUSE.test(next) || (before.asksYears && !isPart && countWords(next) > 2);
}
