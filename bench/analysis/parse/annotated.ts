import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";
import { readJsonLines } from "../fit/dataset";

const annotatedSchema = z.object({
  text: z.string(),
  entities: z.array(z.object({ start: z.number(), end: z.number(), label: z.string() })),
});
export type Annotated = z.infer<typeof annotatedSchema>;
export type AnnotatedSet = { name: string; texts: Annotated[] };

/** Reads every `parse/*.jsonl` in the folder: texts whose spans were annotated by people. */
export function readAnnotatedSets(folder: string): AnnotatedSet[] {
  const parse = join(folder, "parse");
  if (!existsSync(parse)) return [];
  return readdirSync(parse)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .map((file) => ({
      name: file.replace(/\.jsonl$/, ""),
      texts: z.array(annotatedSchema).parse(readJsonLines(join(parse, file))),
    }));
}
