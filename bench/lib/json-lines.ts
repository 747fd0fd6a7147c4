import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The rows of every `.jsonl` in the folder whose name begins like this, file by file. */
export function readJsonLines(folder: string, prefix = ""): { file: string; rows: unknown[] }[] {
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith(".jsonl"))
    .sort()
    .map((file) => ({ file, rows: parseJsonLines(join(folder, file)) }));
}

export const parseJsonLines = (path: string): unknown[] =>
  readFileSync(path, "utf8")
    .split("\n")
    .filter((line) => line.trim())
    .map((line) => JSON.parse(line));
