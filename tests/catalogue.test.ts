import { readdirSync } from "node:fs";
import { posix } from "node:path";
import {
  type Expression,
  type JSXElement,
  type JSXExpression,
  type JSXFragment,
  type JSXText,
  type Node,
  Visitor,
} from "oxc-parser";
import { expect, test } from "vitest";
import { planNames } from "#core/billing/plan";
import { parseSource } from "./parse-source";

/** Names of keys and account types, what is written about invented people, what may be typed into a test call. */
const DATA = [
  "app/routes/admin/paying-users/account-badge.tsx",
  "app/routes/admin/api-integration/listing-fields.tsx",
  "app/routes/admin/dev-emails/make-sample.ts",
  "app/routes/landing/sample.ts",
  "app/routes/tournament/keys/shortcuts.ts",
];

/** Documents: each is a whole text as typed data, so it is its own catalogue. */
const DOCUMENTS = [
  "app/routes/documents/passages.ts",
  "app/routes/trust/card.ts",
  "app/routes/trust/tables.ts",
];

/** Attributes and properties whose value people read. */
const READ = new Set(
  "alt aria-label caption confirm description heading hint label note placeholder text title".split(" "),
);

/** Keys, headers and types of the browser, and a way to send a token. */
const OF_THE_WEB = ["Bearer …", "Cookie", "Enter", "Files"];

/** Quotation marks, or a capital and then more words or one word to its end, not a plan's name: true of few other strings. */
const isProse = (value: string) =>
  /[“”]|^\p{Lu}(?:\p{L}*[.,:!?]? [\p{L}…]|\p{Ll}+[.…]*$)/u.test(value) &&
  ![...planNames, ...OF_THE_WEB].includes(value);

const isText = (value: string) => /\p{L}{2}/u.test(value);

/** String literals that the expression may come to. */
function literalsOf(node: Expression | JSXExpression): { node: Node; value: string }[] {
  switch (node.type) {
    case "Literal":
      return typeof node.value === "string" ? [{ node, value: node.value }] : [];
    case "TemplateLiteral":
      return [{ node, value: node.quasis.map(({ value }) => value.cooked).join("") }];
    case "ConditionalExpression":
      return [...literalsOf(node.consequent), ...literalsOf(node.alternate)];
    case "LogicalExpression":
      return [...(node.operator === "&&" ? [] : literalsOf(node.left)), ...literalsOf(node.right)];
    default:
      return [];
  }
}

function findTexts(file: string): string[] {
  const { text, program } = parseSource(file);
  const found: string[] = [];
  const skipped = new Set<number>();
  /** What is compared, or names a function, is not shown. */
  const skip = (node: Node) => void skipped.add(node.start);
  const note = (node: Node, value: string) => {
    if (isText(value) && !skipped.has(node.start))
      found.push(`${file}:${text.slice(0, node.start).split("\n").length} ${value.trim()}`);
  };
  const noteAll = (node: Expression | JSXExpression) => {
    for (const literal of literalsOf(node)) note(literal.node, literal.value);
  };
  const noteText = (node: JSXText) => note(node, node.value);
  const noteChildren = ({ children }: JSXElement | JSXFragment) => {
    for (const child of children) if (child.type === "JSXExpressionContainer") noteAll(child.expression);
  };
  new Visitor({
    JSXText: noteText,
    JSXElement: noteChildren,
    JSXFragment: noteChildren,
    Literal(node) {
      if (typeof node.value === "string" && isProse(node.value)) note(node, node.value);
    },
    TemplateLiteral(node) {
      if (isProse(node.quasis.map(({ value }) => value.cooked).join("…"))) noteAll(node);
    },
    BinaryExpression({ left, right }) {
      skip(left);
      skip(right);
    },
    AssignmentExpression({ left, right }) {
      if (
        left.type === "MemberExpression" &&
        left.property.type === "Identifier" &&
        left.property.name === "displayName"
      )
        skip(right);
    },
    JSXAttribute({ name, value }) {
      if (!value || name.type !== "JSXIdentifier" || !READ.has(name.name)) return;
      if (value.type === "JSXExpressionContainer") noteAll(value.expression);
      else if (value.type === "Literal") note(value, value.value);
    },
    Property({ key, value }) {
      if (key.type === "Identifier" && READ.has(key.name)) noteAll(value as Expression);
    },
  }).visit(program);
  return [...new Set(found)];
}

test("every text on screen is in a catalogue", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path) && !/(\.test\.tsx?|words\.ts)$/.test(path))
    .map((path) => posix.join("app", path))
    .filter((file) => !DATA.includes(file) && !DOCUMENTS.includes(file));
  expect(files.flatMap(findTexts)).toEqual([]);
});
