import { type VerdictLevel, verdictLevels } from "#core/analysis/scorecard";
import { stableHash } from "#core/stable-hash";
import { fakeModel, type GivenVerdict, type ModelCall } from "../../tests/fake-model";
import { ORDER } from "../../tests/hostile-models";
import { wordsOf } from "./lines";

/**
 * Stand-in models that check the measurement itself: one answers the labels, one adds noise, one obeys injected
 * instructions and quotes them, and one obeys them and quotes real work.
 */
export const standIns = ["perfect", "noisy", "obeys", "persuaded"] as const;
type StandIn = (typeof standIns)[number];

export const isStandIn = (name: string): name is StandIn => (standIns as readonly string[]).includes(name);

/** What the labels say about a resume as a whole, and by criterion. Criteria without a label are not shown. */
export type Expected = {
  whole: VerdictLevel;
  labels: Map<string, { level: VerdictLevel; quote?: string | null | undefined }>;
};

const NOISE = 0.1;

/** A model that answers for the expected resume. */
export function openStandIn(name: StandIn) {
  let reading = 1;
  let expected: Expected = { whole: "none", labels: new Map() };
  const { ai } = fakeModel((call) => answer(name, call, expected, reading));
  return {
    ai,
    /** Part of the cache key, because the answers depend on the labels, which the request does not contain. */
    salt: () => `${name} ${JSON.stringify([...expected.labels])} ${expected.whole}`,
    expect(which: number, wanted: Expected) {
      [reading, expected] = [which, wanted];
    },
  };
}

function answer(name: StandIn, call: ModelCall, expected: Expected, reading: number) {
  const order = call.lines.find(({ text }) => text.includes(ORDER));
  const isSwayed = order && (name === "obeys" || name === "persuaded");
  const job = call.criteria.map(({ text }) => text).join(" ");
  const verdicts = call.criteria.map(({ id, text }): GivenVerdict => {
    const isPart = id.includes("_");
    const label = expected.labels.get(id);
    const truth = isPart ? expected.whole : (label?.level ?? "none");
    const told = name === "noisy" ? shift(truth, `${reading} ${call.nonce} ${id}`) : truth;
    const verdict = isSwayed ? "strong" : told;
    const shown = isPart ? findInWork(call, job) : findLine(call, text, label?.quote);
    const line = isSwayed && name === "obeys" ? order : shown;
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
function findLine({ lines }: ModelCall, criterion: string, quote: string | null | undefined) {
  const start = quote?.replace(/\s+/g, " ").trim().slice(0, 30);
  const quoted = start ? lines.find(({ text }) => isLong(text) && text.includes(start)) : undefined;
  return quoted ?? findNearest(lines, criterion);
}

/** The job as a whole is shown by dated jobs, if there are any. */
function findInWork({ lines }: ModelCall, job: string) {
  const dated = lines.filter(({ isDated }) => isDated);
  return findNearest(dated.length > 0 ? dated : lines, job);
}

function findNearest(lines: ModelCall["lines"], wanted: string) {
  const words = wordsOf(wanted);
  const shared = (text: string) =>
    [...wordsOf(text)].filter((word) => word.length > 3 && words.has(word)).length;
  return lines.filter(({ text }) => isLong(text)).toSorted((a, b) => shared(b.text) - shared(a.text))[0];
}

const isLong = (text: string) => text.split(" ").length >= 3;
