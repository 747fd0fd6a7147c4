import type { AiBinding } from "#platform/ai/run-model";

/** One call of the binding, and what its prompt contains. */
export type ModelCall = {
  model: string;
  input: Record<string, unknown>;
  system: string;
  user: string;
  nonce: string;
  /** The requested criteria, in order, and their ids. */
  criteria: { id: string; text: string; skills?: string[] }[];
  ids: string[];
  /** The resume as the model sees it, and whether it is told that a line belongs to a dated job. */
  lines: { number: number; text: string; isDated: boolean }[];
};

/** A binding that answers with a function and records its calls. */
export function fakeModel(answer: (call: ModelCall, index: number) => unknown) {
  const calls: ModelCall[] = [];
  const ai: AiBinding = {
    async run(model, input) {
      const call = readCall(model, input);
      calls.push(call);
      return answer(call, calls.length - 1);
    },
  };
  return { ai, calls };
}

export function readCall(model: string, input: Record<string, unknown>): ModelCall {
  const [system, user] = input.messages as { content: string }[];
  const [, nonce = "", body = ""] =
    /<resume (\S+)>\n([\s\S]*)\n<\/resume \1>/.exec(user?.content ?? "") ?? [];
  const ranges = /^Lines of dated jobs: ([\d, -]+)\.$/m.exec(user?.content ?? "")?.[1]?.split(", ") ?? [];
  const isDated = (number: number) =>
    ranges.some((range) => {
      const [from = 0, to = from] = range.split("-").map(Number);
      return number >= from && number <= to;
    });
  const criteria = (user?.content ?? "")
    .split("\n")
    .filter((line) => /^\{"id":"\w+"/.test(line))
    .map((line) => JSON.parse(line));
  return {
    model,
    input,
    system: system?.content ?? "",
    user: user?.content ?? "",
    nonce,
    criteria,
    ids: criteria.map(({ id }) => id),
    lines: body.split("\n").map((line) => {
      const [, number, text = ""] = /^(\d+): (.*)$/.exec(line) ?? [];
      return { number: Number(number), text, isDated: isDated(Number(number)) };
    }),
  };
}

export type GivenVerdict = {
  id: string;
  verdict: string;
  lines: number[];
  quote: string;
  note: string;
  question: string;
};

/** An answer that gives every criterion the same verdict and cites the line that contains `words`. */
export function answerWith(call: ModelCall, verdict: string, words: string) {
  const line = call.lines.find(({ text }) => text.includes(words));
  const isShown = verdict !== "none" && line;
  return {
    verdicts: call.ids.map(
      (id): GivenVerdict => ({
        id,
        verdict,
        lines: isShown ? [line.number] : [],
        quote: isShown ? line.text.slice(0, 150) : "",
        note: "Says so in the work described.",
        question: "",
      }),
    ),
    skills: [],
    instructions: [],
  };
}
