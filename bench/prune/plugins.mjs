import { relative } from "node:path";
import { ROOT } from "../../scripts/lib/process.mjs";

/** @typedef {{ file: string, line: number, text: string, off: boolean }} Condition */

/**
 * What the judge's code asks about its conditions. `off`: the one that is switched off. `seen`: collects those whose
 * value would change if they were.
 */
const pruning = {
  /** @type {Condition[]} */
  conditions: [],
  off: -1,
  /** @type {Set<number> | undefined} */
  seen: undefined,
  /** @type {(index: number, value: unknown) => unknown} */
  read: (index, value) => {
    if (pruning.seen && Boolean(value) !== pruning.conditions[index]?.off) pruning.seen.add(index);
    return value;
  },
};
Object.assign(globalThis, { pruning });

const JUDGE = /^core\/(?:matching|analysis)\/[^.]+\.ts$/;

/**
 * Lets each condition of the judge be switched off: one of an `if` or before a `?` is then false, one of several joined
 * by `&&` is true, and one of several joined by `||` is false.
 *
 * @type {import("vite").Plugin}
 */
const instrument = {
  name: "instrument",
  transform(code, id) {
    const file = relative(ROOT, id);
    if (!JUDGE.test(file)) return null;
    /** @type {{ at: number, text: string }[]} */
    const added = [];
    const wrap = (/** @type {any} */ { start, end }, /** @type {boolean} */ off) => {
      const index = pruning.conditions.length;
      const line = code.slice(0, start).split("\n").length;
      pruning.conditions.push({ file, line, text: code.slice(start, end), off });
      added.push({ at: start, text: `(pruning.off === ${index} ? ${off} : pruning.read(${index}, (` });
      added.unshift({ at: end, text: ")))" });
    };
    visit(this.parse(code), wrap);
    let [out, last] = ["", 0];
    for (const { at, text } of added.sort((a, b) => a.at - b.at)) {
      out += code.slice(last, at) + text;
      last = at;
    }
    return { code: out + code.slice(last), map: null };
  },
};

/**
 * Finds the conditions of a syntax tree, the outer ones first.
 *
 * @param {any} node
 * @param {(condition: any, off: boolean) => void} found
 * @param {string} [joined] The operator that joins the node with others
 */
function visit(node, found, joined) {
  if (node.type === "IfStatement" || node.type === "ConditionalExpression") found(node.test, false);
  const operator = node.type === "LogicalExpression" && node.operator !== "??" ? node.operator : undefined;
  if (operator && operator !== joined)
    for (const part of partsOf(node, operator)) found(part, operator === "&&");
  for (const child of Object.values(node).flat())
    if (child && typeof child === "object" && "type" in child) visit(child, found, operator);
}

/** @type {(node: any, operator: string) => any[]} */
const partsOf = (node, operator) =>
  node.type === "LogicalExpression" && node.operator === operator
    ? [...partsOf(node.left, operator), ...partsOf(node.right, operator)]
    : [node];

export default [instrument];
