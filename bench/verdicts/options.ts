import { readCount, UsageError } from "../lib/bench";
import { type JudgeName, judgeNames } from "./judges";
import { halves } from "./split";

/** Options of every bench that reads labels. */
export const labelOptions = {
  data: { type: "string", multiple: true },
  resumes: { type: "string", multiple: true },
  json: { type: "string" },
} as const;

export const LABELS_USAGE = `  --data DIR            jobs*.jsonl, pairs*.jsonl and contrasts*.jsonl of this folder
  --resumes DIR,DIR     where the labeled resumes are`;

export const USAGE = `npm run bench:verdicts -- --data DIR [--data DIR] [options]
${LABELS_USAGE}
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

export const verdictOptions = {
  ...labelOptions,
  jobs: { type: "string" },
  split: { type: "string" },
  note: { type: "string" },
  failed: { type: "boolean", default: false },
  judge: { type: "string", default: "embedded" },
  model: { type: "string" },
  limit: { type: "string" },
  price: { type: "string" },
} as const;

type Folders = { data?: string[] | undefined; resumes?: string[] | undefined };
type Words = "json" | "jobs" | "split" | "note" | "model" | "limit" | "price";
type Given = Folders & { failed: boolean; judge: string } & Partial<Record<Words, string | undefined>>;
export type Options = ReturnType<typeof readOptions>;

export function readFolders({ data, resumes = [] }: Folders) {
  if (!data) throw new UsageError("--data is missing.");
  return { data, resumes: resumes.flatMap((folders) => folders.split(",")) };
}

export function readOptions({ jobs, split, judge, limit, price, ...values }: Given) {
  const half = halves.find((known) => known === split);
  if (split && !half) throw new UsageError(`--split wants ${halves.join(" or ")}, not "${split}".`);
  if (half && jobs) throw new UsageError("--jobs and --split do not go together.");
  if (half === "look" && !values.note)
    throw new UsageError("--split look wants --note: every look is written down.");
  return {
    ...values,
    ...readFolders(values),
    half,
    jobs: jobs?.split(","),
    judges: judge.split(",").map(readJudge),
    limit: limit === undefined ? undefined : readCount(limit),
    price: price === undefined ? undefined : readPrice(price),
  };
}

function readJudge(name: string): JudgeName {
  const judge = judgeNames.find((known) => known === name);
  if (!judge) throw new UsageError(`No judge "${name}". There are: ${judgeNames.join(", ")}.`);
  return judge;
}

function readPrice(text: string) {
  const [into = Number.NaN, out = Number.NaN] = text.split(",").map(Number);
  if (into >= 0 && out >= 0) return { in: into, out };
  throw new UsageError(`--price wants two amounts, as in 0.10,0.30, not "${text}".`);
}
