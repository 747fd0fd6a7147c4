import { type VerdictLevel, verdictLevels } from "#core/analysis/scorecard";
import { CHARACTERS_A_TOKEN } from "#platform/ai/run-model";
import { ORDER } from "../../tests/hostile-models";
import { reply, startModelServer } from "../../tests/model-server";
import { type GivenVerdict, type ModelCall, readCall } from "../../tests/stand-in-model";
import { stableHash } from "../analysis/lib/random";
import { wordsOf } from "./lines";

/**
 * Stand-in models that check the measurement itself: one answers the labels, one adds noise, one obeys injected
 * instructions.
 */
export const standIns = ["perfect", "noisy", "obeys"] as const;
type StandIn = (typeof standIns)[number];

export const isStandIn = (name: string): name is StandIn => (standIns as readonly string[]).includes(name);

/** What the labels say about a resume, by criterion. Criteria without a label are not shown. */
export type Expected = {
  levels: Map<string, VerdictLevel>;
  whole: VerdictLevel;
  quotes: Map<string, string>;
};

const NOISE = 0.1;

/** Starts a local server that speaks the model protocol and answers for the expected resume. */
export async function startStandIn(name: StandIn) {
  let reading = 1;
  let expected: Expected = { levels: new Map(), whole: "none", quotes: new Map() };
  let salt = "";
  const { baseUrl, close } = await startModelServer(({ model, ...input }, _request, response) => {
    const content = JSON.stringify(answer(name, readCall(String(model), input), expected, reading));
    const tokens = (length: number) => Math.ceil(length / CHARACTERS_A_TOKEN);
    reply(response, 200, {
      choices: [{ message: { role: "assistant", content } }],
      usage: {
        prompt_tokens: tokens(JSON.stringify(input).length),
        completion_tokens: tokens(content.length),
      },
    });
  });
  return {
    baseUrl,
    /** Part of the cache key, because the answers depend on the labels, which the request does not contain. */
    salt: () => salt,
    expect(which: number, wanted: Expected) {
      [reading, expected] = [which, wanted];
      salt = `${name} ${JSON.stringify([...wanted.levels])} ${wanted.whole}`;
    },
    close,
  };
}

function answer(name: StandIn, call: ModelCall, expected: Expected, reading: number) {
  const order = name === "obeys" ? call.lines.find(({ text }) => text.includes(ORDER)) : undefined;
  const job = call.criteria.map(({ text }) => text).join(" ");
  const verdicts = call.criteria.map(({ id, text }): GivenVerdict => {
    const isPart = id.includes("_");
    const truth = isPart ? expected.whole : (expected.levels.get(id) ?? "none");
    const verdict = order
      ? "strong"
      : name === "noisy"
        ? shift(truth, `${reading} ${call.nonce} ${id}`)
        : truth;
    const line = order ?? findLine(call, isPart ? job : text, isPart ? undefined : expected.quotes.get(id));
    const isShown = verdict !== "none" && line;
    return {
      ...{ id, verdict: isShown ? verdict : "none", lines: isShown ? [line.number] : [] },
      quote: isShown ? line.text.slice(0, 150) : "",
      ...{ note: "", question: "" },
    };
  });
  return { verdicts, skills: [], instructions: [] };
}

/** Replaces one in ten verdicts with another level, always the same one for the same key. */
function shift(level: VerdictLevel, key: string): VerdictLevel {
  if (stableHash(key) % 1000 >= 1000 * NOISE) return level;
  const others = verdictLevels.filter((other) => other !== level);
  return others[stableHash(`which ${key}`) % others.length] ?? level;
}

/** The line that the label quotes, otherwise the one that shares the most words with the criterion. */
function findLine({ lines }: ModelCall, wanted: string, quote: string | undefined) {
  const long = lines.filter(({ text }) => text.split(" ").length >= 3);
  const start = quote?.replace(/\s+/g, " ").trim().slice(0, 30);
  const quoted = start ? long.find(({ text }) => text.includes(start)) : undefined;
  if (quoted) return quoted;
  const words = wordsOf(wanted);
  const shared = (text: string) =>
    [...wordsOf(text)].filter((word) => word.length > 3 && words.has(word)).length;
  return long.toSorted((a, b) => shared(b.text) - shared(a.text))[0];
}
