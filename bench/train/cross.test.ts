import { expect, test } from "vitest";
import type { Chances } from "#core/matching/decide-level";
import { decideAll, fitDecision } from "./cross";
import { fitModel, predictHeldOut } from "./fit-model";
import type { Example } from "./read-examples";

const example = (job: string, shown: number, gold: number): Example => ({
  job,
  resume: `${job} ${shown}`,
  r: "k0",
  kind: "skill",
  gold,
  unsure: false,
  invented: false,
  weight: 1,
  ruling: undefined,
  features: { shown },
  bounds: { max: 3, min: 0 },
});

const jobs = ["a", "b", "c"];
const examples = jobs.flatMap((job) =>
  [0, 0.1, 0.9, 1].map((shown) => example(job, shown, shown > 0.5 ? 3 : 0)),
);

test("what is shown is predicted from the other jobs", () => {
  const chances = predictHeldOut(examples, ["shown"]);
  expect(chances.size).toBe(examples.length);
  for (const [{ gold }, chance] of chances) expect(chance[gold] ?? 0).toBeGreaterThan(0.5);
});

test("a job is predicted without its own labels", () => {
  const lying = examples.map((one) => (one.job === "a" ? { ...one, gold: 3 - one.gold } : one));
  const chances = predictHeldOut(lying, ["shown"]);
  for (const [{ job, gold }, chance] of chances) if (job === "a") expect(chance[gold] ?? 0).toBeLessThan(0.5);
});

test("a rule stands over the model, and a line of two criteria has the mean of both", () => {
  const chance: Chances = [1, 0, 0, 0];
  const ruling = { level: 3, sure: true, line: 0, note: "" };
  const [one] = examples as [Example];
  const decision = { power: 1, claim: 1, mostDoubt: 0.5 };
  const both = new Map([
    [{ ...one, ruling }, chance],
    [{ ...one }, chance],
  ]);
  expect(decideAll(both, decision)).toMatchObject([{ got: 2, certain: true }]);
});

test("the decision keeps seven verdicts of ten", () => {
  const chances = predictHeldOut(examples, ["shown"]);
  const decision = fitDecision(chances);
  const verdicts = decideAll(chances, decision);
  expect(verdicts.filter(({ certain }) => certain).length / verdicts.length).toBeGreaterThanOrEqual(0.7);
  expect(fitModel(examples, ["shown"]).weights).toHaveLength(3);
});
