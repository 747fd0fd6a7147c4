import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { HoldOut } from "./fit/hold-out";

const partNames = ["fit", "contact", "skills", "attacks", "counterfactual", "speed"] as const;
export type PartName = (typeof partNames)[number];

export type Options = ReturnType<typeof readOptions>;

export const USAGE = `npm run bench:analysis [-- options]
  --data DIR             measure on fit/*.jsonl, parse/*.jsonl of this folder (default: the bench's own resumes)
  --only ${partNames.join(",")}
                         only these parts
  --hold FRACTION/SEED   print two halves as well, split by job: 0.5/1 keeps about half of the jobs aside
  --json FILE            write the figures there`;

/** Throws an error with a readable message for invalid options. */
export function readOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string" },
      only: { type: "string" },
      hold: { type: "string" },
      json: { type: "string" },
    },
  });
  if (values.data !== undefined) checkFolder(values.data);
  return {
    data: values.data,
    parts: values.only ? values.only.split(",").map(readPart) : partNames,
    hold: values.hold === undefined ? undefined : readHold(values.hold),
    json: values.json,
  };
}

function checkFolder(folder: string): void {
  if (!["fit", "parse"].some((name) => existsSync(join(folder, name))))
    throw new Error(`There is neither a folder fit nor a folder parse in ${folder}.`);
}

function readPart(name: string): PartName {
  const part = partNames.find((known) => known === name);
  if (!part) throw new Error(`No part "${name}". There are: ${partNames.join(", ")}.`);
  return part;
}

function readHold(text: string): HoldOut {
  const [fraction = Number.NaN, seed = 1] = text.split("/").map(Number);
  if (fraction > 0 && fraction < 1 && Number.isInteger(seed)) return { fraction, seed };
  throw new Error(`--hold wants a share of the jobs and a whole number, as in 0.5/1, not "${text}".`);
}
