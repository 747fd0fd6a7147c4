import { readdirSync } from "node:fs";
import { posix } from "node:path";
import { type CallExpression, type NewExpression, type Node, Visitor } from "oxc-parser";
import { WORKER_CONFIGS } from "../../scripts/lib/state.mjs";
import { parseSource } from "../parse-source";

/** "core/analysis/spans.ts:12" */
type Place = string;
export type Pattern = { place: Place; source: string; flags: string };

const WORKERS = WORKER_CONFIGS.map((config) => posix.dirname(config)).filter((folder) => folder !== ".");
const FOLDERS = ["app", "core", "platform", "worker", ...WORKERS];

/** The product's own files. */
export const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => posix.join(folder, path)),
).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Every regular expression literal, and every place that constructs a pattern. */
export function readPatterns(): { literals: Pattern[]; constructed: Place[] } {
  const literals: Pattern[] = [];
  const constructed: Place[] = [];
  for (const file of sources) {
    const { text, program } = parseSource(file);
    const placeOf = ({ start }: Node) => `${file}:${text.slice(0, start).split("\n").length}`;
    const noteMade = (node: NewExpression | CallExpression) => {
      if (node.callee.type === "Identifier" && node.callee.name === "RegExp") constructed.push(placeOf(node));
    };
    const visitor = new Visitor({
      Literal(node) {
        if (!("regex" in node)) return;
        literals.push({ place: placeOf(node), source: node.regex.pattern, flags: node.regex.flags });
      },
      NewExpression: noteMade,
      CallExpression: noteMade,
    });
    visitor.visit(program);
  }
  return { literals, constructed };
}

/** Records the patterns that the product's own files construct while `work` runs. */
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

/** The second line of the stack is this file, the third is the caller that constructed the pattern. */
function callerOf(stack: string): Place | undefined {
  const line = stack.split("\n")[2] ?? "";
  const [, path = "", number = ""] = /([^\s(]+):(\d+):\d+\)?$/.exec(line) ?? [];
  const file = sources.find((one) => path.endsWith(`/${one}`));
  return file && `${file}:${number}`;
}
