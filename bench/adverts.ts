import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { buildRubric } from "#core/analysis/build-rubric";
import { type AdvertScore, type LabeledAdvert, scoreAdvert } from "./adverts/score-advert";
import { defineBench } from "./lib/bench";
import { percent, printTable } from "./lib/table";

const LABELS = "bench/adverts/labels";

const USAGE = `npm run bench:adverts [-- --failed]
  --failed  also lists the lines that went wrong`;

/** Whether pasted job adverts become the criteria that a careful reader takes from them, set by set. */
export const main = defineBench(USAGE, { failed: { type: "boolean" } }, async ({ values }) => {
  const rows: string[][] = [];
  for (const file of readdirSync(LABELS).filter((name) => name.endsWith(".jsonl"))) {
    const adverts = readFileSync(join(LABELS, file), "utf8").trim().split("\n");
    const scores: AdvertScore[] = [];
    for (const line of adverts) {
      const advert = JSON.parse(line) as LabeledAdvert;
      const score = scoreAdvert(advert, await buildRubric(advert.form));
      scores.push(score);
      if (values.failed) listFailed(advert.id, score);
    }
    rows.push([file, String(adverts.length), ...formatScores(scores)]);
  }
  printTable({
    title: "Criteria of pasted adverts",
    columns: [
      "set",
      "adverts",
      "must-haves lost",
      "other lines lost",
      "other importance",
      "taken for nothing",
    ],
    rows,
    notes: ["Lines that may not be asked (an age, a first language) count as lost."],
  });
});

function formatScores(scores: AdvertScore[]): string[] {
  const sum = (value: (score: AdvertScore) => number) =>
    scores.reduce((total, score) => total + value(score), 0);
  const musts = sum((score) => score.musts);
  const nice = sum((score) => score.nice);
  return [
    percent(
      sum(({ lostMusts }) => lostMusts.length),
      musts,
    ),
    percent(
      sum(({ lostNice }) => lostNice.length),
      nice,
    ),
    percent(
      sum(({ misweighed }) => misweighed.length),
      musts + nice,
    ),
    percent(
      sum(({ taken }) => taken.length),
      sum(({ notAsked }) => notAsked),
    ),
  ];
}

function listFailed(id: string, { lostMusts, misweighed, taken }: AdvertScore): void {
  for (const text of lostMusts) console.log(`${id} lost: ${text}`);
  for (const text of misweighed) console.log(`${id} other importance: ${text}`);
  for (const text of taken) console.log(`${id} taken: ${text}`);
}
