import type { TermMatch } from "../vocabulary/vocabulary";

const ANY =
  /\b(?:one|any|either|some) of\b|\beither\b|\bone or more\b|(?<!\p{L})(?:один из|одного из|любой из)(?!\p{L})/iu;
const EXAMPLES =
  /\bsuch as\b|\be\.?g\b|\blike\b|\bfor example\b|\bfor instance\b|\bsimilar\b|[([]|(?<!\p{L})(?:например|такие как|таких как|типа)(?!\p{L})/iu;
const OR = /\bor\b|\/|(?<!\p{L})(?:или|либо)(?!\p{L})/iu;
const AND = /\band\b|&|\+|\bplus\b|\bas well as\b|(?<!\p{L})(?:и|а также)(?!\p{L})/iu;
const COMMA = /^\s*,\s*$/;
/** A parenthesis such as "(C1)" describes what precedes it and does not start a list of examples. */
const CLOSED = /\([^()]*\)/g;

/**
 * Groups the known terms of a requirement by alternatives: in "SQL, Python and AWS or Azure" SQL and Python are both
 * required, but either of the last two is enough. Terms after "such as" or in brackets join the group before them.
 */
export function groupTerms(item: string, terms: TermMatch[]): TermMatch[][] {
  const [first, ...others] = terms;
  if (!first) return [];
  if (ANY.test(item.slice(0, others[0]?.start))) return [terms];
  const groups = [[first]];
  const alternatives = findAlternatives(item, terms);
  let inExamples = EXAMPLES.test(item.slice(0, first.start).replace(/[([]/g, ""));
  others.forEach((term, index) => {
    const before = terms[index] ?? first;
    const joint = item.slice(before.end, term.start);
    inExamples ||= EXAMPLES.test(joint.replace(CLOSED, ""));
    if (inExamples || alternatives[index]) groups.at(-1)?.push(term);
    else groups.push([term]);
    if (/[)\];]/.test(joint.replace(CLOSED, ""))) inExamples = false;
  });
  return groups;
}

/**
 * For each term, whether the next one is an alternative to it. A comma takes the meaning
 * of the next joint in the list.
 */
function findAlternatives(item: string, terms: TermMatch[]): boolean[] {
  const alternatives: boolean[] = [];
  for (let at = terms.length - 2; at >= 0; at--) {
    const joint = item.slice(terms[at]?.end, terms[at + 1]?.start).replace(CLOSED, "");
    const asNext = !AND.test(joint) && COMMA.test(joint) && (alternatives[at + 1] ?? false);
    alternatives[at] = OR.test(joint) || asNext;
  }
  return alternatives;
}
