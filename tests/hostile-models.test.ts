import { beforeAll, expect, test } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import type { JobText, Rubric } from "#core/analysis/rubric";
import { type OwnJob, ownJobs, resumesOf } from "../bench/analysis/data/own-set";
import { HONEST, hostileModels, readByModel } from "./hostile-models";
import { judgeOnce } from "./judge-once";

judgeOnce();

/** The full job, and a form with only its lines and no title that code could judge by. */
function formsOf({ job }: OwnJob): JobText[] {
  const lines = `${job.jobDescription}\n${job.keyRequirements}`.match(/^- .+$/gm) ?? [job.keyRequirements];
  return [job, { ...job, name: "Opening 12", jobDescription: "", keyRequirements: lines.join("\n") }];
}

const best = (job: OwnJob) => resumesOf(job).filter(({ person }) => person.label === 3);

/** The best candidate of every other trade, plus people from another trade who applied anyway. */
const strangersTo = (own: OwnJob) => [
  ...ownJobs.filter((job) => job !== own).flatMap((job) => best(job).slice(0, 1)),
  ...resumesOf(own).filter(({ person }) => person.label === 0),
];

let jobs: { own: OwnJob; rubric: Rubric }[];
beforeAll(async () => {
  const forms = ownJobs.flatMap((own) => formsOf(own).map((form) => ({ own, form })));
  jobs = await Promise.all(forms.map(async ({ own, form }) => ({ own, rubric: await buildRubric(form) })));
});

/** Judges every person against both forms of each job. */
async function readAll(model: string, peopleOf: (own: OwnJob) => { text: string }[]) {
  const read = [];
  for (const { own, rubric } of jobs)
    for (const { text } of peopleOf(own)) read.push(await readByModel(model, rubric, text));
  return read;
}

/** Verdicts that were not accepted as the model gave them carry this note. */
const isDoubted = ({ note }: { note: string }) => note === "The quoted passage isn't about this.";

test.each(hostileModels)(
  "a model that %s lifts nobody of another field above C",
  async (model) => {
    const read = await readAll(model, strangersTo);
    const highest = Math.max(...read.map(({ matchPercent }) => matchPercent ?? 0));
    console.log({ model, read: read.length, highest });
    expect(read.length).toBeGreaterThan(60);
    expect(read.filter(({ tier }) => tier === "A" || tier === "B")).toEqual([]);

    const doubted = read.filter(({ scorecard }) => scorecard.verdicts.some(isDoubted));
    for (const { scorecard } of doubted) {
      expect(scorecard.flags.join()).toMatch(/aren't about: .+ Please check yourself\./);
      for (const verdict of scorecard.verdicts.filter(isDoubted)) {
        expect(verdict).toMatchObject({ sure: false, level: expect.stringMatching(/^(?:none|weak)$/) });
      }
    }
  },
  240_000,
);

test("of a model that quotes the lines that speak of it, to people of the field, nearly all stands", async () => {
  const read = await readAll(HONEST, best);
  const verdicts = read.flatMap(({ scorecard }) => scorecard.verdicts);
  const doubted = verdicts.filter(isDoubted).length;
  console.log({ model: HONEST, verdicts: verdicts.length, doubted });
  // Some doubt is correct: if a resume does not show a requirement at all, no line supports it.
  expect(doubted / verdicts.length).toBeLessThan(0.15);
  expect(read.filter(({ tier }) => tier === "A" || tier === "B").length).toBeGreaterThan(0.9 * read.length);
}, 240_000);
