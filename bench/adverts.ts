import { buildRubric } from "#core/analysis/build-rubric";
import { type AdvertScore, type LabeledAdvert, scoreAdvert } from "./adverts/score-advert";
import { defineBench } from "./lib/bench";
import { readJsonLines } from "./lib/json-lines";
import { percent, printTable } from "./lib/table";

const USAGE = `npm run bench:adverts [-- --failed]
  --failed  also lists the lines that went wrong`;

/** Whether pasted job adverts become the criteria that a careful reader takes from them, set by set. */
export const main = defineBench(USAGE, { failed: { type: "boolean" } }, async ({ values }) => {
  const rows: string[][] = [];
  for (const { file, rows: adverts } of readJsonLines("bench/adverts/labels")) {
    const scores: AdvertScore[] = [];
    for (const advert of adverts as LabeledAdvert[]) {
      const score = scoreAdvert(advert, await buildRubric(advert.form));
      scores.push(score);
      if (values.failed) listFailed(advert.id, score);
    }
    rows.push([file, String(adverts.length), ...formatScores(scores)]);
  }
  printTable({
    title: "Criteria of pasted adverts",
    columns: [
      ...["set", "adverts", "must-haves lost", "other lines lost", "other importance"],
      "taken for nothing",
    ],
    rows,
    notes: ["Lines that may not be asked (an age, a first language) count as lost."],
  });
});

function formatScores(scores: AdvertScore[]): string[] {
  const sum = (count: (score: AdvertScore) => number) =>
    scores.reduce((total, score) => total + count(score), 0);
  const musts = sum((score) => score.musts);
  const nice = sum((score) => score.nice);
  const shares = [
    [sum((score) => score.lostMusts.length), musts],
    [sum((score) => score.lostNice.length), nice],
    [sum((score) => score.misweighed.length), musts + nice],
    [sum((score) => score.taken.length), sum((score) => score.notAsked)],
  ];
  return shares.map(([part, whole]) => percent(part, whole));
}

function listFailed(id: string, { lostMusts, misweighed, taken }: AdvertScore): void {
  const kinds = { lost: lostMusts, "other importance": misweighed, taken };
  for (const [kind, texts] of Object.entries(kinds))
    for (const text of texts) console.log(`${id} ${kind}: ${text}`);
}
