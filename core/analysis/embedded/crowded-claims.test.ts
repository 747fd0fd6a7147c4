import { expect, test } from "vitest";
import { buildRubric } from "../build-rubric";
import { weighLines } from "./credibility";
import { readResume } from "./read-resume";
import { openSkillContext } from "./skill-context";

const WISHES = ["Welding", "Forklift", "Blueprint reading", "Carpentry", "Scaffolding", "Plumbing"];

async function crowdedLines(text: string, keySkills = WISHES): Promise<string[]> {
  const rubric = await buildRubric({
    name: "",
    jobDescription: "",
    keyRequirements: "",
    optionalRequirements: "",
    keySkills,
  });
  const resume = readResume(text, new Date("2026-01-01"));
  const { crowded } = openSkillContext(resume, weighLines(resume, rubric), rubric);
  return resume.lines.flatMap(({ text: line }, index) => (crowded.has(index) ? [line] : []));
}

const claims = WISHES.map((wish) => `I brought ${wish.toLowerCase()} to a higher level in my team.`);

test("claims that go through the wishes one by one, or all in one sentence, are a list", async () => {
  expect(await crowdedLines(["Ola Brandt", "Projects", ...claims].join("\n"))).toEqual(claims);
  const sentence = `They know me for ${WISHES.join(" and for ")}, all at once and every day of the week.`;
  expect(await crowdedLines(["Ola Brandt", "Summary", sentence].join("\n"))).toEqual([sentence]);
});

test("other sentences between the claims do not hide them", async () => {
  const between = ["I read a lot.", "My garden is small."];
  const told = claims.flatMap((claim, index) => [claim, `${between[index % 2]} ${index}`]);
  expect(await crowdedLines(["Ola Brandt", "Projects", ...told].join("\n"))).toEqual(claims);
});

test("wishes in the advert's own words are of the list that they stand in", async () => {
  const wordy = [
    "Reading of detailed drawings for timber frames of large family houses",
    "Carpentry",
    "Welding",
  ];
  const asked = [...wordy, "Tiling", "Plumbing", "Scaffolding"];
  const told = asked.slice(0, 4).map((wish) => `They know me for ${wish}.`);
  expect(await crowdedLines(["Ola Brandt", "Projects", ...told].join("\n"), asked)).toEqual(told.slice(1));
});

test("a line per wish is a list of them, whatever level each is given; one line of skills anybody may have", async () => {
  const levels = WISHES.map((wish, index) => `${wish}: ${["expert", "advanced", "5/5"][index % 3]}`);
  expect(await crowdedLines(["Ola Brandt", "Skills", ...levels].join("\n"))).toEqual(levels);
  expect(await crowdedLines(["Ola Brandt", "Skills", ...levels.slice(0, 3)].join("\n"))).toEqual([]);
  expect(await crowdedLines(["Ola Brandt", "Skills", `${WISHES.join(", ")}, gardening`].join("\n"))).toEqual(
    [],
  );
});

test("claims of a few things, and dated work, are what they are", async () => {
  expect(await crowdedLines(["Ola Brandt", "Projects", ...claims.slice(0, 3)].join("\n"))).toEqual([]);
  const work = ["Experience", "Builder, Alder & Co", "Jan 2019 - Present", ...claims];
  expect(await crowdedLines(["Ola Brandt", ...work].join("\n"))).toEqual([]);
});
