import { describe, expect, it } from "vitest";
import type { Criterion } from "#core/analysis/rubric";
import type { Verdict, VerdictLevel } from "#core/analysis/scorecard";
import { countContacts } from "./contact";
import type { LabeledJob, LabeledPair } from "./labels";
import { readLines } from "./lines";
import { type Judged, scorePairs, tierOf } from "./score-pairs";

const job: LabeledJob = {
  job: "baker",
  name: "Baker",
  jobDescription: "",
  keyRequirements: ["Baking of sourdough bread", "Food hygiene certificate"],
  optionalRequirements: ["Cake decoration"],
  keySkills: ["Ovens"],
};

const criterion = (id: string, text: string, source?: Criterion["source"]): Criterion => ({
  ...{ id, text, kind: "skill", importance: "must", skills: [], weight: 1 },
  ...(source && { source }),
});
const verdict = (criterionId: string, level: VerdictLevel, sure = true): Verdict => ({
  ...{ criterionId, level, evidence: null, note: "" },
  ...(!sure && { sure }),
});
const key = (line: number) => ({ field: "keyRequirements" as const, line });

describe("readLines", () => {
  it("reads the lines that criteria say they come from, and the mean of several", () => {
    const lines = readLines(job, {
      criteria: [
        { ...criterion("c0", "Baker"), overall: true },
        criterion("c1", "Baking", [key(0)]),
        criterion("c2", "Sourdough", [key(0)]),
        criterion("c3", "Ovens", [{ field: "keySkills", line: 0 }, key(1)]),
      ],
      verdicts: [
        verdict("c0", "strong"),
        verdict("c1", "strong"),
        verdict("c2", "none"),
        verdict("c3", "weak", false),
      ],
    });
    expect(Object.fromEntries(lines)).toEqual({
      k0: { level: 1.5, sure: true, criterionIds: ["c1", "c2"] },
      k1: { level: 1, sure: false, criterionIds: ["c3"] },
      o0: { level: undefined, sure: true, criterionIds: [] },
      s0: { level: 1, sure: false, criterionIds: ["c3"] },
    });
  });
});

const levels = { none: "none", weak: "mentioned", partial: "partly", strong: "met" } as const;

/** A resume with the given levels for the first requirements. */
function judged(given: (keyof typeof levels)[], rest: Partial<Judged> = {}): Judged {
  return {
    ...rest,
    scorecard: {
      ...{ rubricHash: "", engine: "embedded", engineVersion: "1", flags: [] },
      criteria: given.map((_, index) => criterion(`c${index}`, "", [key(index)])),
      verdicts: given.map((level, index) => verdict(`c${index}`, level, index === 0)),
    },
  };
}

const gold = (resume: string, fit: number, verdicts: LabeledPair["verdicts"]): LabeledPair => ({
  job: "baker",
  resume,
  fit,
  verdicts,
});

describe("scorePairs", () => {
  const { figures, verdicts } = scorePairs([
    {
      job,
      gold: gold("a.pdf", 92, [
        { r: "k0", level: "met" },
        { r: "k1", level: "none" },
      ]),
      resume: judged(["weak", "strong"], {
        matchPercent: 60,
        tier: "C",
        contactInfo: { email: "A@b.example" },
      }),
    },
    {
      job,
      gold: {
        ...gold("b.pdf", 40, [
          { r: "k0", level: "met", unsure: true },
          { r: "o0", level: "none" },
        ]),
        contact: { email: "b@b.example", phone: "+44 20 7946 0101" },
      },
      resume: judged(["strong", "none"], {
        matchPercent: 70,
        tier: "B",
        contactInfo: { email: "b@b.example", phone: "020 7946 0102" },
      }),
    },
    { job, gold: gold("c.pdf", 55, [{ r: "k0", level: "partly" }]), resume: {} },
  ]);

  it("counts what is claimed and missed over the verdicts of which the reader was sure", () => {
    expect(verdicts.map(({ gold, got }) => [gold, got])).toEqual([
      [3, 1],
      [0, 3],
      [3, 3],
      [0, 0],
      [2, 0],
    ]);
    expect(figures).toMatchObject({ pairs: 3, verdicts: 5, exact: 0.4, falseClaim: 0.5, falseMet: 0.5 });
    expect(figures).toMatchObject({ missed: 1, missedWhole: 0 });
  });

  it("counts lines without a criterion, and resumes that were not judged, as such", () => {
    expect(figures.unmapped).toBeCloseTo(2 / 5);
  });

  it("tells what it is sure of from the rest", () => {
    expect(figures).toMatchObject({ coverage: 0.8, missedCertain: 1, falseClaimCertain: 0 });
  });

  it("compares the order, the tiers and the points with the readers' fit", () => {
    // Fit 92, 40, 55 against match 60, 70, 0: ranks 2, 0, 1 against 1, 2, 0.
    expect(figures.rho).toBeCloseTo(-0.5);
    expect(figures.points).toBeCloseTo((32 + 30 + 55) / 3);
    // An A rated C, a D rated B, and a C that is not rated.
    expect(figures).toMatchObject({ tierRight: 0, tierFarOff: 1, badInAB: 1, goodInD: 0 });
  });

  it("cannot compare a contact of which is only known that there is one", () => {
    const row = { gold: { name: true, email: false }, got: { name: "Ann Lee", email: "a@b.example" } };
    expect(countContacts([row])).toMatchObject({ name: { right: 0, wrong: 0 }, email: { invented: 1 } });
  });

  it("compares contacts", () => {
    expect(figures.contact).toEqual({
      name: { right: 0, wrong: 0, missed: 0, invented: 0 },
      email: { right: 1, wrong: 0, missed: 0, invented: 1 },
      phone: { right: 0, wrong: 1, missed: 0, invented: 0 },
    });
  });
});

describe("tierOf", () => {
  it("has the edges of the tiers", () => {
    expect([90, 89, 70, 69, 50, 49].map(tierOf)).toEqual(["A", "B", "B", "C", "C", "D"]);
  });
});
