import { type AST, RegExpParser, visitRegExpAST } from "@eslint-community/regexpp";
import { Chars, getConsumedChars, isPotentiallyZeroLength, isZeroLength } from "regexp-ast-analysis";

type CharSet = ReturnType<typeof getConsumedChars>["chars"];

/** A loop that can repeat this often costs as much as an unbounded one. */
const MANY = 800;

/**
 * Finds the loops of a pattern that cannot be shown to be linear. A loop is linear if it reads the same text only
 * once, however often the pattern is tried: either nothing after it can fail, or no attempt can begin inside what it
 * has read.
 */
export function findUnprovenLoops(source: string, flagText: string): string[] {
  const parser = new RegExpParser();
  const flags = parser.parseFlags(flagText);
  const pattern = parser.parsePattern(source, 0, source.length, flags);
  const loops: string[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter(loop) {
      const isLong = loop.max > MANY && !isZeroLength(loop.element, flags);
      // An outer loop's result also covers the loops inside it.
      const isInside = ancestorsOf(loop).some((outer) => outer.type === "Quantifier" && outer.max > MANY);
      if (isLong && !isInside && !isLast(loop, flags) && !beginsApart(loop, flags)) loops.push(loop.raw);
    },
  });
  return loops;
}

function ancestorsOf(node: AST.Node): AST.Node[] {
  const ancestors: AST.Node[] = [];
  for (let at = node.parent; at; at = at.parent) ancestors.push(at);
  return ancestors;
}

const closestLookaround = (node: AST.Node) =>
  ancestorsOf(node).find((outer): outer is AST.LookaroundAssertion => outer.type === "Assertion");

type Step = {
  /** What is read before the element, nearest first, and what is read after it. */
  before: AST.Element[];
  after: AST.Element[];
  /** The group, assertion or pattern that contains the alternative. */
  within: AST.Node;
};

/** The alternatives that contain an element, from the inside out. */
function stepsOut(element: AST.Node): Step[] {
  const path = [element, ...ancestorsOf(element)];
  return path.flatMap((alternative, index) => {
    if (alternative.type !== "Alternative") return [];
    const at = alternative.elements.indexOf(path[index - 1] as AST.Element);
    const [left, right] = [alternative.elements.slice(0, at), alternative.elements.slice(at + 1)];
    const within = alternative.parent;
    return closestLookaround(alternative)?.kind === "lookbehind"
      ? [{ before: right, after: left, within }]
      : [{ before: left.reverse(), after: right, within }];
  });
}

/** Whether nothing after the loop can fail, so that the text it has read is never read again. */
function isLast(loop: AST.Quantifier, flags: AST.Flags): boolean {
  if (closestLookaround(loop)) return false;
  return stepsOut(loop).every(
    ({ after, within }) =>
      after.every((element) => cannotFail(element, flags)) &&
      !(within.parent?.type === "Quantifier" && within.parent.max > 1),
  );
}

function cannotFail(element: AST.Element, flags: AST.Flags): boolean {
  let asserts = false;
  visitRegExpAST(element, {
    onAssertionEnter() {
      asserts = true;
    },
  });
  return !asserts && isPotentiallyZeroLength(element, flags);
}

/**
 * Whether every attempt must first read something that the loop cannot, or can begin only where no run of the loop's
 * characters continues.
 */
function beginsApart(loop: AST.Quantifier, flags: AST.Flags): boolean {
  const run = getConsumedChars(loop, flags).chars;
  let read = run;
  for (const element of stepsOut(loop).flatMap(({ before }) => before)) {
    if (mustLeave(element, run, flags)) return true;
    const guard = guardOf(element, flags);
    if (guard && read.isSubsetOf(guard)) return true;
    if (element.type !== "Assertion") read = read.union(getConsumedChars(element, flags).chars);
  }
  return false;
}

/** Whether everything that the element matches contains a character outside the run. */
function mustLeave(element: AST.Element, run: CharSet, flags: AST.Flags): boolean {
  const eachLeaves = (alternatives: AST.Alternative[]) =>
    alternatives.every(({ elements }) => elements.some((one) => mustLeave(one, run, flags)));
  switch (element.type) {
    case "Quantifier":
      return element.min > 0 && mustLeave(element.element, run, flags);
    case "Group":
    case "CapturingGroup":
      return eachLeaves(element.alternatives);
    case "Assertion":
      return element.kind === "lookbehind" && !element.negate && eachLeaves(element.alternatives);
    case "Character":
    case "CharacterClass":
    case "CharacterSet":
      return getConsumedChars(element, flags).chars.isDisjointWith(run);
    default:
      return false;
  }
}

/** Characters that cannot precede the position of the assertion if one of them follows it. */
function guardOf(element: AST.Element, flags: AST.Flags): CharSet | undefined {
  if (element.type !== "Assertion") return undefined;
  if (element.kind === "word") return element.negate ? undefined : Chars.word(flags);
  if (element.kind === "start")
    return flags.multiline ? Chars.lineTerminator(flags).negate() : Chars.all(flags);
  if (element.kind !== "lookbehind" || !element.negate || element.alternatives.length > 1) return undefined;
  const [behind, ...others] = element.alternatives[0]?.elements ?? [];
  const isOne =
    behind?.type === "Character" || behind?.type === "CharacterClass" || behind?.type === "CharacterSet";
  return isOne && others.length === 0 ? getConsumedChars(behind, flags).chars : undefined;
}
