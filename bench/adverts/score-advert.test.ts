import { expect, test } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import { type LabeledAdvert, scoreAdvert } from "./score-advert";

const form = { name: "", jobDescription: "", optionalRequirements: "Chess club", keySkills: [] };

test("what got no criterion, the other importance, or a criterion for nothing is counted", async () => {
  const advert: LabeledAdvert = {
    id: "x1",
    form: { ...form, keyRequirements: "Forklift license\nWeaving of baskets" },
    asks: [
      { text: "Forklift license", importance: "must" },
      { text: "Chess club", importance: "must" },
      { text: "Zither playing", importance: "must" },
      { text: "Fire eating", importance: "nice" },
    ],
    notAsked: ["Weaving of baskets", "A key to the cold room"],
  };
  expect(scoreAdvert(advert, await buildRubric(advert.form))).toEqual({
    ...{ musts: 3, lostMusts: ["Zither playing"], nice: 1, lostNice: ["Fire eating"] },
    ...{ misweighed: ["Chess club"], notAsked: 2, taken: ["Weaving of baskets"] },
  });
});
