import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { buildRubric } from "#core/analysis/build-rubric";
import type { JobText, Rubric } from "#core/analysis/rubric";
import { embeddedAnalyzer } from "#core/matching/embedded-analyzer";
import { analyzeResume } from "#core/resumes/analyze-resume";
import { checkCriterion } from "#core/rubrics/check-criterion";
import { checkVague } from "#core/rubrics/check-vague";
import { cleanWords } from "#platform/ai/clean-words";
import { cleanText } from "#platform/documents/clean-text";
import { showContactLinks } from "#platform/documents/contact-links";
import { htmlToText } from "#platform/documents/html-to-text";
import { isReadable } from "#platform/documents/text-quality";
import { findPhones } from "#platform/phones";
import { formatTable } from "../bench/lib/table";
import { textDocument } from "./fixtures/text-document";
import { type Growth, measureGrowth, SIZES } from "./hostile-shapes/measure-growth";
import { shapes } from "./hostile-shapes/shapes";

/** A resume above the shape, so that every processing step runs. */
const RESUME = `Jordan Ellery
Software Engineer, Leeds
jordan.ellery@example.com | +44 20 7946 0018 | linkedin.com/in/jordanellery

Experience
Software Engineer, Blue Harbour Ltd
Jan 2018 - Mar 2023
Built payment services in Java and Spring (Boot, Data) for 200 shops and ran PostgreSQL.

Education
Bachelor of Science in Computer Science, 2017

Skills: Java, SQL, Docker

`;
const JOB: JobText = {
  name: "Java Developer",
  jobDescription: "We build payments. You will run services in Java.",
  keyRequirements:
    "3+ years of Java\nSQL\nBachelor's degree in computer science\nAWS certification\nFluent German\nExperience with payment services\nExperience as a software engineer",
  optionalRequirements: "Docker",
  keySkills: ["Java", "SQL"],
};
const NO_JOB: JobText = {
  name: "Java Developer",
  jobDescription: "",
  keyRequirements: "",
  optionalRequirements: "",
  keySkills: [],
};

let rubric: Rubric;
const measured: Growth[] = [];

/** Where the product takes no longer texts: all skills together have 10,000 characters (core/partners/listing.schema.ts). */
const LONGEST: Record<string, number> = { "a job's requirements": 20_000, "a job's name and skill": 10_000 };

/** Everything a text goes through, by its source. */
const STAGES: Record<string, (text: string) => unknown> = {
  "a resume's text": (text) =>
    analyzeResume(
      { analyzer: embeddedAnalyzer, findPhones },
      { rubric, document: textDocument(RESUME + text), asOf: new Date("2026-01-01") },
    ),
  "a file's text": (text) => {
    isReadable(text);
    showContactLinks(text, [text, `mailto:${text}`, "mailto:jordan@example.com"]);
    return [cleanText(text), htmlToText(`<p>${text}</p>`)];
  },
  "an advert": (text) => buildRubric({ ...NO_JOB, jobDescription: text }),
  "a job's requirements": (text) => buildRubric({ ...NO_JOB, keyRequirements: text }),
  "a job's name and skill": (text) => buildRubric({ ...NO_JOB, name: text, keySkills: [text] }),
  "a criterion": (text) => [checkCriterion(text), checkVague(text)],
  "a model's words": (text) => cleanWords(text, 240),
};

beforeAll(async () => {
  rubric = await buildRubric(JOB);
  for (const run of Object.values(STAGES))
    for (let round = 0; round < 10; round++) await run(RESUME.repeat(4));
}, 60_000);

afterAll(() => {
  const slowest = measured.sort((a, b) => (b.times.at(-1) ?? 0) - (a.times.at(-1) ?? 0)).slice(0, 5);
  const rows = slowest.map(({ stage, shape, times }) => [
    `${stage}: ${shape}`,
    ...SIZES.map((_, index) => times[index]?.toFixed(0) ?? ""),
  ]);
  const columns = ["the slowest", "an eighth", "half", "the longest"];
  console.log(formatTable({ title: `${shapes.length} hostile shapes, ms of CPU`, columns, rows }));
});

test("the shapes are many, and none of another's name", () => {
  expect(shapes.length).toBeGreaterThanOrEqual(150);
  expect(new Set(shapes.map(({ name }) => name)).size).toBe(shapes.length);
  for (const { draw } of shapes) expect(draw(1000)).toHaveLength(1000);
});

test.each(Object.entries(STAGES))(
  "no shape holds up %s",
  async (stage, run) => {
    const faults: string[] = [];
    const share = (LONGEST[stage] ?? SIZES[2]) / SIZES[2];
    for (const { name, draw } of shapes) {
      const growth = await measureGrowth({ stage, shape: name }, (length) => run(draw(length * share)));
      measured.push(growth);
      if (growth.fault) faults.push(growth.fault);
    }
    expect(faults).toEqual([]);
  },
  300_000,
);

describe("the measure itself", () => {
  afterEach(() => void vi.restoreAllMocks());

  /** Measures work that costs this many milliseconds, on a processor clock of its own. */
  async function faultOf(cost: (length: number) => number) {
    let spent = 0;
    vi.spyOn(process, "cpuUsage").mockImplementation((since) => ({
      user: spent - (since?.user ?? 0),
      system: 0,
    }));
    const work = (length: number) => {
      spent += cost(length) * 1000;
    };
    return (await measureGrowth({ stage: "stage", shape: "shape" }, work)).fault;
  }

  test("what takes the square of the text, or too long, is found out", async () => {
    expect(await faultOf((length) => (length / 4500) ** 2)).toMatch(/grows faster/);
    expect(await faultOf((length) => (length < 40_000 ? 0 : 2000))).toMatch(/over 600 ms/);
    expect(await faultOf((length) => length / 60)).toMatch(/over 600 ms/);
  });

  test("what takes as long as the text is left alone", async () => {
    expect(await faultOf((length) => length / 300)).toBeUndefined();
  });
});
