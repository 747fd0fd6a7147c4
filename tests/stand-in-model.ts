import type { AiBinding } from "#platform/ai/run-model";

/** One call of the binding, and what its prompt holds. */
export type ModelCall = {
  model: string;
  input: Record<string, unknown>;
  system: string;
  user: string;
  nonce: string;
  /** Ids of the criteria asked for, in order. */
  ids: string[];
  /** The resume as the model sees it. */
  lines: { number: number; text: string }[];
};

/** A binding that answers by a function, and remembers how it was called. */
export function standInModel(answer: (call: ModelCall, index: number) => unknown) {
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

function readCall(model: string, input: Record<string, unknown>): ModelCall {
  const [system, user] = input.messages as { content: string }[];
  const [, nonce = "", body = ""] =
    /<resume (\S+)>\n([\s\S]*)\n<\/resume \1>/.exec(user?.content ?? "") ?? [];
  return {
    model,
    input,
    system: system?.content ?? "",
    user: user?.content ?? "",
    nonce,
    ids: (user?.content ?? "").split("\n").flatMap((line) => /^\{"id":"(\w+)"/.exec(line)?.[1] ?? []),
    lines: body.split("\n").map((line) => {
      const [, number, text = ""] = /^(\d+): (.*)$/.exec(line) ?? [];
      return { number: Number(number), text };
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

/** An answer that gives every criterion the same verdict, resting on the line that holds `words`. */
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
