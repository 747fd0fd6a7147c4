import { expect, test } from "vitest";
import { giveUpOnCheckedResume, type RunCheckDeps } from "./run-check";

const aResume = { id: "r", tournamentId: "t", contactInfo: {}, createdAt: new Date(0), isTest: false };
const aCheck = {
  ...{ id: "c", tournamentId: "t", rubricVersion: 1, createdAt: new Date(0) },
  ...{ steppedAt: new Date(0), finishedAt: null, judge: null },
};

/** Steps once; `left` says whose turn it is now and whose afterwards. */
async function step({ isStep, left }: { isStep: boolean; left: (typeof aResume | undefined)[] }) {
  const done: string[] = [];
  const deps = {
    now: () => new Date(0),
    fairness: {
      findUnfinished: async () => aCheck,
      nextResume: async () => left.shift(),
      storeResult: async () => isStep,
      finish: async () => void done.push("finished"),
    },
    jobs: { enqueue: async () => void done.push("went on") },
  } as unknown as RunCheckDeps;
  await giveUpOnCheckedResume(deps, "c");
  return done;
}

test("a check goes on while there are resumes, and then ends", async () => {
  expect(await step({ isStep: true, left: [aResume, aResume] })).toEqual(["went on"]);
  expect(await step({ isStep: true, left: [aResume] })).toEqual(["finished"]);
});

test("of two deliveries of a message, the one that came second neither goes on nor ends the check", async () => {
  expect(await step({ isStep: false, left: [aResume, aResume] })).toEqual([]);
  expect(await step({ isStep: false, left: [aResume] })).toEqual([]);
});
