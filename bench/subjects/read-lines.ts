import { readdirSync } from "node:fs";
import { join } from "node:path";
import { stem } from "#core/analysis/language/stem";
import { isStopWord } from "#core/analysis/language/stop-words";
import { tokenize } from "#core/analysis/language/tokens";
import { findTerms } from "#core/analysis/vocabulary/vocabulary";
import { splitLines } from "#core/matching/split-lines";
import { parseJsonLines } from "../lib/json-lines";
import { openReader } from "../verdicts/read-resume";

/** The content stems of one line, in order. */
export type StemLine = string[];

export type Lines = {
  lines: StemLine[];
  counts: Map<string, number>;
  /** Stems that rarely occur in lowercase and are not a known term: names of people, places and companies. */
  names: Set<string>;
};

const MAX_CHARACTERS = 40_000;
/** Lines longer than this that repeat across resumes come from forms and templates, and count once. */
const FORM = 30;
const MIN_SMALL = 0.2;

/**
 * Reads the lines of all resumes in the folders and of the texts in the files (`resume_text` or `text` of each JSON
 * line).
 */
export async function readLines(folders: string[], files: string[]): Promise<Lines> {
  const counts = new Map<string, number>();
  const small = new Map<string, number>();
  const terms = new Set<string>();
  const seen = new Set<string>();
  const lines: StemLine[] = [];
  for (const text of await readTexts(folders, files))
    for (const { text: line } of splitLines(text.slice(0, MAX_CHARACTERS))) {
      if (seen.has(line)) continue;
      if (line.length > FORM) seen.add(line);
      const tokens = tokenize(line).filter(({ key }) => /^[a-z+#.]{2,}$/.test(key) && !isStopWord(key));
      const known = findTerms(line, tokenize(line));
      const stems = tokens.map(({ key, start, end }) => {
        const root = stem(key);
        counts.set(root, (counts.get(root) ?? 0) + 1);
        if (/^[a-z]/.test(line.slice(start, end))) small.set(root, (small.get(root) ?? 0) + 1);
        if (known.some((term) => term.start <= start && end <= term.end)) terms.add(root);
        return root;
      });
      if (stems.length > 0) lines.push(stems);
    }
  const isName = ([root, count]: [string, number]) =>
    !terms.has(root) && (small.get(root) ?? 0) / count < MIN_SMALL;
  return { lines, counts, names: new Set([...counts].filter(isName).map(([root]) => root)) };
}

/** Each resume once, even if several sets contain it. */
async function readTexts(folders: string[], files: string[]): Promise<Iterable<string>> {
  const texts = new Map<string, string>();
  const add = (text: string) => texts.set(text.slice(0, 200), text);
  for (const file of files)
    for (const row of parseJsonLines(file)) {
      const { resume_text, text } = row as { resume_text?: string; text?: string };
      add(resume_text ?? text ?? "");
    }
  const read = openReader();
  for (const folder of folders)
    for (const name of readdirSync(folder).sort()) {
      const document = await read(join(folder, name));
      if (typeof document !== "string") add(document.text);
    }
  return texts.values();
}
