import { expect, test } from "vitest";
import { buildRubric } from "../../analysis/build-rubric";
import { readResume } from "../read-resume";
import { openWhole } from "./whole-context";

const job = {
  name: "Pastry Chef",
  jobDescription: "Laminated doughs, chocolate work and plated desserts for a hotel of ninety rooms.",
  keyRequirements: "Laminated dough; Chocolate tempering; Plated desserts; Food costing",
  optionalRequirements: "",
  keySkills: [],
};

async function similarity(work: string[], after = "") {
  const rubric = await buildRubric(job);
  const text = `Experience\nCook, Blue Door Bistro\nMay 2016 - Present\n${work.join("\n")}\n${after}`;
  const resume = readResume(text, new Date("2024-06-15"));
  const { similarity: found } = openWhole(resume, rubric);
  return { ...found, text: resume.lines[found.line ?? -1]?.text };
}

const grill = ["Grilled ninety steaks a night", "Kept the fryer and the cold store clean"];
const pastry = ["Made croissants from laminated dough", "Tempered chocolate for plated desserts"];

test("the work of the job is more alike than other work, and the line that tells most of it is named", async () => {
  const [other, same] = [await similarity(grill), await similarity(pastry)];
  expect(same.cosine).toBeGreaterThan(2 * other.cosine);
  expect(same.text).toBe("Tempered chocolate for plated desserts");
});

test("dates and figures make nobody less alike", async () => {
  const dated = await similarity(pastry.map((line) => `${line} 2016 2017 2018`));
  expect(dated.cosine).toBe((await similarity(pastry)).cosine);
});

test("claims beside the work count, but not without end", async () => {
  const claim = (times: number) =>
    similarity(
      [...grill, pastry[0] as string],
      `\nSummary\n${Array.from({ length: times }, (_, index) => `Tempers chocolate and plates desserts, in kitchen ${index}`).join("\n")}`,
    );
  const [none, one, many] = [await claim(0), await claim(1), await claim(12)];
  expect(one.cosine).toBeGreaterThan(none.cosine);
  expect(many.cosine).toBeLessThan(3.1 * none.cosine);
});

test("saying a line twice adds nothing", async () => {
  expect((await similarity([...pastry, ...pastry])).cosine).toBe((await similarity(pastry)).cosine);
});

test("names put on line after line count once, wherever they stand", async () => {
  const kitchen = ["Grilled steaks", "Cleaned the fryer", "Counted the cold store", "Swept the back room"];
  const names = (count: number) =>
    similarity(kitchen.map((line, at) => (at < count ? `${line} (chocolate, costing)` : line)));
  const [none, once, often] = [await names(0), await names(1), await names(4)];
  expect(once.cosine).toBeGreaterThan(none.cosine);
  expect(often.cosine).toBe(once.cosine);
});

test("the same work told in several sentences counts each time", async () => {
  const more = ["Planned plated desserts for weddings", "Taught two cooks to make plated desserts"];
  expect((await similarity([...pastry, ...more])).cosine).toBeGreaterThan((await similarity(pastry)).cosine);
});

test("the job's own sentence, pasted, adds nothing", async () => {
  const pasted = await similarity(grill, `\nSummary\n${job.jobDescription}`);
  expect(pasted.cosine).toBeLessThanOrEqual((await similarity(grill)).cosine);
});

test("a list of the requirements is worth less than the work", async () => {
  const listed = await similarity(
    grill,
    "\nSkills\nLaminated dough, Chocolate tempering, Plated desserts, Food costing",
  );
  expect(listed.cosine).toBeLessThan((await similarity(pastry)).cosine);
});

test("a headline in the words of the job adds little beside work that has none of them", async () => {
  const rubric = await buildRubric(job);
  const work = `Experience\nCook, Blue Door Bistro\nMay 2016 - Present\n${grill.join("\n")}\n${"Cleaned the fryer, the grill and the floor of the back room after each long shift\n".repeat(4)}`;
  const read = (text: string) => {
    const resume = readResume(text, new Date("2024-06-15"));
    return openWhole(resume, rubric).similarity.cosine;
  };
  const headline = "Ola Brandt\nPastry Chef | Senior Pastry Chef | Plated desserts\n";
  const headlined = read(`${headline}${work}`);
  expect(headlined).toBeLessThan(read(`${work}${pastry.join("\n")}`) / 2);
});
