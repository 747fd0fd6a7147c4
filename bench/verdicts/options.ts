import { parseArgs } from "node:util";
import { type Half, halves } from "./split";

export type Options = {
  /** Folders with jobs*.jsonl, pairs*.jsonl and contrasts*.jsonl. */
  data: string[];
  /** Folders in which the labeled resumes are. */
  resumes: string[];
  jobs: string[] | undefined;
  half: Half | undefined;
  /** What a look at the half that is only looked at was for. */
  note: string | undefined;
  failed: boolean;
  json: string | undefined;
};

export const USAGE = `npm run bench:verdicts -- --data DIR [--data DIR] [options]
  --data DIR            jobs*.jsonl, pairs*.jsonl and contrasts*.jsonl of this folder
  --resumes DIR,DIR     where the labeled resumes are
  --jobs a,b            only the pairs of these jobs, no contrasts
  --split ${halves.join("|")}     only this half of the jobs and contrasts; "look" wants --note and is written down in looks.md
  --note "..."          what the look was for
  --failed              lists wrong verdicts with quotes, of the half that may be tuned on unless --split or --jobs says otherwise
  --json FILE           writes the figures there`;

/** Throws with words on what it does not understand. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      data: { type: "string", multiple: true },
      resumes: { type: "string", multiple: true },
      jobs: { type: "string" },
      split: { type: "string" },
      note: { type: "string" },
      failed: { type: "boolean", default: false },
      json: { type: "string" },
    },
  });
  const half = halves.find((known) => known === values.split);
  if (values.split && !half) throw new Error(`--split wants ${halves.join(" or ")}, not "${values.split}".`);
  if (half && values.jobs) throw new Error("--jobs and --split do not go together.");
  if (half === "look" && !values.note)
    throw new Error("--split look wants --note: every look is written down.");
  if (!values.data) throw new Error("--data is missing.");
  return {
    data: values.data,
    resumes: (values.resumes ?? []).flatMap((folders) => folders.split(",")),
    jobs: values.jobs?.split(","),
    half,
    note: values.note,
    failed: values.failed,
    json: values.json,
  };
}
