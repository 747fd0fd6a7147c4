import { UsageError } from "../lib/bench";
import { type Labels, readLabels } from "./labels";
import { type Part, takePart } from "./split";

/** Options of every bench that reads labels. */
export const labelOptions = {
  data: { type: "string", multiple: true },
  resumes: { type: "string", multiple: true },
  json: { type: "string" },
} as const;

export const LABELS_USAGE = `  --data DIR            jobs*.jsonl, pairs*.jsonl and contrasts*.jsonl of this folder
  --resumes DIR,DIR     where the labeled resumes are`;

type Folders = { data?: string[] | undefined; resumes?: string[] | undefined };

/** The labels of this part, and the folders with the resumes. */
export function openLabels(
  { data, resumes = [] }: Folders,
  part: Part,
): { labels: Labels; resumes: string[] } {
  if (!data) throw new UsageError("--data is missing.");
  return {
    labels: takePart(readLabels(data), part),
    resumes: resumes.flatMap((folders) => folders.split(",")),
  };
}
