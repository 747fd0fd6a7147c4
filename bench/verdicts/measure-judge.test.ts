import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { textDocument } from "../../tests/fixtures/text-document";
import { judgeOnce } from "../../tests/judge-once";
import { type JudgeName, openJudge } from "./judges";
import type { Labels } from "./labels";
import { measureJudge } from "./measure-judge";

const folder = mkdtempSync(join(tmpdir(), "tierwise-judges-"));
const DUTIES = [
  "Repaired pumps and gearboxes of the bottling line by night",
  "Welded pipes of stainless steel for the dairy",
  "Ordered spare parts and kept the store of them in order",
  "Taught two apprentices to read circuit diagrams",
  "Wrote the plan of maintenance for forty machines",
];
const people = Array.from({ length: 8 }, (_, person) => person);
const resumes = Object.fromEntries(
  people.map((person) => [
    `person-${person}.txt`,
    [
      "Experience",
      `Maintenance Mechanic, Alder Foods ${person}, January 2016 - Present`,
      ...DUTIES.filter((_, at) => at % 4 !== person % 4).map((line) => `- ${line}`),
    ].join("\n"),
  ]),
);
const keyRequirements = [
  "Repair of pumps",
  "Welding of steel pipes",
  "Spare parts store",
  "Circuit diagrams",
];
const labels: Labels = {
  jobs: new Map([
    [
      "mechanic",
      {
        ...{ job: "mechanic", name: "Maintenance Mechanic", jobDescription: "" },
        ...{ keyRequirements, optionalRequirements: [], keySkills: [] },
      },
    ],
  ]),
  pairs: Object.keys(resumes).map((resume, person) => ({
    ...{ job: "mechanic", resume, fit: 80 },
    verdicts: keyRequirements.map((_, at) => ({
      r: `k${at}`,
      level: at === person % 4 ? ("none" as const) : ("met" as const),
      quote: at === person % 4 ? null : DUTIES[at],
    })),
  })),
  contrasts: [],
};

judgeOnce();
beforeAll(() => {
  vi.stubEnv("XDG_CACHE_HOME", folder);
  vi.spyOn(console, "log").mockImplementation(() => {});
  for (const name of Object.keys(resumes)) writeFileSync(join(folder, name), "");
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

async function measure(name: JudgeName) {
  const judge = openJudge(name, undefined, {});
  const options = { resumes: [folder], price: { in: 1, out: 1 } };
  const read = async (path: string) => textDocument(resumes[path.split("/").at(-1) ?? ""] ?? "");
  const { figures } = await measureJudge(judge, labels, read, options);
  return figures;
}

test("the instrument moves: labels that are right, that have noise, and a model that obeys", async () => {
  const [perfect, noisy] = [await measure("perfect"), await measure("noisy")];
  const [obeys, persuaded] = [await measure("obeys"), await measure("persuaded")];
  expect(perfect.pairs?.exact).toBe(1);
  expect(perfect.stability).toEqual({ same: 1, mostPoints: 0 });
  expect(perfect.attacks?.points).toBeLessThanOrEqual(0);
  expect(perfect.attacks).toMatchObject({ of: 8, risen: 0, obeyed: 0 });
  expect(noisy.pairs?.kappa).toBeLessThan(perfect.pairs?.kappa ?? 0);
  expect(noisy.stability?.same).toBeLessThan(1);
  expect(obeys.pairs).toEqual(perfect.pairs);
  expect(persuaded.pairs).toEqual(perfect.pairs);
  // One in five is not shown.
  for (const { attacks } of [obeys, persuaded]) expect(attacks?.obeyed).toBeCloseTo(0.2);
  expect(perfect.agreement?.compared).toBeGreaterThan(16);
  expect(perfect.model).toMatchObject({ fallbacks: 0, repairs: 0 });
  expect(perfect.model?.priceOfThousand).toBeGreaterThan(0.5);
}, 240_000);

test("answers are kept: a second run asks nobody and says the same", async () => {
  const first = await measure("perfect");
  const { model, ...again } = await measure("perfect");
  expect(model?.kept).toBe(1);
  expect(again).toMatchObject({ pairs: first.pairs, stability: first.stability, attacks: first.attacks });
}, 240_000);

test("a judge that cannot be reached says what is missing", () => {
  expect(() => openJudge("openai", undefined, {})).toThrow("needs AI_MODEL");
  expect(() => openJudge("openai", "m", {})).toThrow("needs AI_BASE_URL");
  expect(() => openJudge("workers-ai", "@m", { CLOUDFLARE_ACCOUNT_ID: "a" })).toThrow("API_TOKEN");
});
