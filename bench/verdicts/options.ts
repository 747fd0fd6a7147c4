import { parseArgs } from "node:util";
import { readCount } from "../lib/options";
import { type JudgeName, judgeNames } from "./judges";
import { halves } from "./split";

export type Options = ReturnType<typeof readOptions>;

export const USAGE = `npm run bench:verdicts -- --data DIR [--data DIR] [options]
  --data DIR            jobs*.jsonl, pairs*.jsonl and contrasts*.jsonl of this folder
  --resumes DIR,DIR     where the labeled resumes are
  --jobs a,b            only the pairs of these jobs, no contrasts
  --split ${halves.join("|")}     only this half of the jobs and contrasts; "look" wants --note and is written down in looks.md
  --note "..."          what the look was for
  --failed              lists wrong verdicts with quotes, of the half that may be tuned on unless --split or --jobs says otherwise
  --json FILE           writes the figures there
  --judge a,b           who judges: ${judgeNames.join(", ")} (default: embedded). openai asks AI_MODEL at
                        AI_BASE_URL with AI_API_KEY; workers-ai asks AI_MODEL of CLOUDFLARE_ACCOUNT_ID with
                        CLOUDFLARE_API_TOKEN; the others are stand-ins that know the labels. Answers are kept on disk
  --model NAME          in place of AI_MODEL
  --limit N             only so many pairs and so many contrast cases, from all over
  --price IN,OUT        US dollars for a million tokens in and out`;

/** Throws an error with a readable message for invalid options. */
export function readOptions(args: string[]) {
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
      judge: { type: "string", default: "embedded" },
      model: { type: "string" },
      limit: { type: "string" },
      price: { type: "string" },
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
    judges: values.judge.split(",").map(readJudge),
    model: values.model,
    limit:
      values.limit === undefined
        ? undefined
        : readCount(values.limit, `--limit wants a whole number, not "${values.limit}".`),
    price: values.price === undefined ? undefined : readPrice(values.price),
  };
}

function readJudge(name: string): JudgeName {
  const judge = judgeNames.find((known) => known === name);
  if (!judge) throw new Error(`No judge "${name}". There are: ${judgeNames.join(", ")}.`);
  return judge;
}

function readPrice(text: string) {
  const [into = Number.NaN, out = Number.NaN] = text.split(",").map(Number);
  if (into >= 0 && out >= 0) return { in: into, out };
  throw new Error(`--price wants two amounts, as in 0.10,0.30, not "${text}".`);
}
