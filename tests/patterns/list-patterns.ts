import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import ts from "typescript";
import { WORKER_CONFIGS } from "../../scripts/lib/state.mjs";

/** "core/analysis/spans.ts:12" */
type Place = string;
export type Pattern = { place: Place; source: string; flags: string };

const WORKERS = WORKER_CONFIGS.map((config) => posix.dirname(config)).filter((folder) => folder !== ".");
const FOLDERS = ["app", "core", "platform", "worker", ...WORKERS];

/** The product's own files. */
export const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => posix.join(folder, path)),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Every pattern that is written as one, and every place where one is put together. */
export function readPatterns(): { literals: Pattern[]; constructed: Place[] } {
  const literals: Pattern[] = [];
  const constructed: Place[] = [];
  for (const file of sources) {
    const tree = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
    const placeOf = (node: ts.Node) =>
      `${file}:${tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    const visit = (node: ts.Node) => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf("/");
        const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
        literals.push({ place: placeOf(node), source, flags });
      }
      const isMade = ts.isNewExpression(node) || ts.isCallExpression(node);
      if (isMade && node.expression.getText() === "RegExp") constructed.push(placeOf(node));
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return { literals, constructed };
}

/** The patterns that are put together while `work` runs, of the product's own files. */
export async function recordPatterns(work: () => Promise<void>): Promise<Pattern[]> {
  const recorded: Pattern[] = [];
  const Original = globalThis.RegExp;
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args, newTarget) {
      const made: RegExp = Reflect.construct(target, args, newTarget);
      const place = callerOf(new Error().stack ?? "");
      if (place) recorded.push({ place, source: made.source, flags: made.flags });
      return made;
    },
  });
  try {
    await work();
  } finally {
    globalThis.RegExp = Original;
  }
  return recorded;
}

/** The second line of a stack is this file's, the third whoever asked for the pattern. */
function callerOf(stack: string): Place | undefined {
  const line = stack.split("\n")[2] ?? "";
  const [, path = "", number = ""] = /([^\s(]+):(\d+):\d+\)?$/.exec(line) ?? [];
  const file = sources.find((one) => path.endsWith(`/${one}`));
  return file && `${file}:${number}`;
}
