import { readFileSync } from "node:fs";
import { type Program, parseSync } from "oxc-parser";

/** The syntax tree of one of the product's files. Throws if it cannot be parsed. */
export function parseSource(file: string): { text: string; program: Program } {
  const text = readFileSync(file, "utf8");
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { text, program };
}
