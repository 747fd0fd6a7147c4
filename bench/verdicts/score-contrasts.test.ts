import { describe, expect, it } from "vitest";
import type { Scorecard } from "#core/analysis/scorecard";
import type { Contrast } from "./labels";
import { scoreContrasts } from "./score-contrasts";
import type { Judged } from "./score-pairs";

const contrast = (id: string, rest: Partial<Contrast> = {}): Contrast => ({
  id,
  kind: "grammar",
  job: {
    name: "Baker",
    jobDescription: "",
    keyRequirements: ["Baking of bread"],
    optionalRequirements: [],
    keySkills: [],
  },
  resume: "",
  expect: [{ r: "k0", level: ["met", "partly"] }],
  ...rest,
});

const CARD: Scorecard = {
  ...{ rubricHash: "", engine: "embedded", engineVersion: "1", flags: [] },
  ...{ criteria: [], verdicts: [] },
};

const shown = (level: "none" | "strong", rest: Partial<Judged> = {}): Judged => ({
  ...rest,
  scorecard: {
    ...CARD,
    criteria: [
      {
        ...{ id: "c1", text: "Baking of bread", kind: "skill", importance: "must", skills: [], weight: 1 },
        source: [{ field: "keyRequirements", line: 0 }],
      },
    ],
    verdicts: [{ criterionId: "c1", level, evidence: null, note: "" }],
  },
});

describe("scoreContrasts", () => {
  it("passes a level that is among those accepted", () => {
    const { figures, failed } = scoreContrasts([
      { case: contrast("a"), resume: shown("strong") },
      { case: contrast("b"), resume: shown("none") },
      { case: contrast("c", { kind: "logic", expect: [{ r: "k0", level: ["none"] }] }), resume: {} },
    ]);
    expect(figures).toEqual({
      cases: 3,
      passed: 2 / 3,
      kinds: { grammar: { passed: 1, of: 2 }, logic: { passed: 1, of: 1 } },
    });
    expect(failed).toEqual([{ id: "b", kind: "grammar", faults: ["k0 none not met/partly"] }]);
  });

  it("wants the contact that is known, and none where there is none", () => {
    const known = contrast("a", { expect: [], contact: { email: "a@b.example", phone: null } });
    const faultsOf = (contactInfo: Judged["contactInfo"]) =>
      scoreContrasts([{ case: known, resume: { contactInfo } }]).failed.flatMap(({ faults }) => faults);
    expect(faultsOf({ email: "A@B.example" })).toEqual([]);
    expect(faultsOf({ phone: "555-0126" })).toEqual(["email missed", "phone wrong"]);
    expect(faultsOf({ email: "boss@b.example" })).toEqual(["email wrong"]);
  });

  it("wants variants within three points of each other", () => {
    const first = { case: contrast("a"), resume: shown("strong", { matchPercent: 80 }) };
    const second = (matchPercent: number) => ({
      case: contrast("b", { same_as: "a" }),
      resume: shown("strong", { matchPercent }),
    });
    expect(scoreContrasts([first, second(77)]).failed).toEqual([]);
    expect(scoreContrasts([first, second(76)]).failed[0]?.faults).toEqual(["score 76 beside 80"]);
  });

  it("wants a tier without a word about the language only where the language is read", () => {
    const told = {
      ...shown("strong"),
      scorecard: { ...CARD, flags: ["Language: Romanian"] },
    };
    const foreign = contrast("a", { expect: [], expect_flag: "language" });
    const english = contrast("b", { expect: [], expect_no_flag: "language" });
    const isPassed = (one: Contrast, resume: Judged) =>
      scoreContrasts([{ case: one, resume }]).figures.passed === 1;
    expect(isPassed(foreign, shown("strong", { tier: "A" }))).toBe(false);
    expect(isPassed(foreign, shown("strong", { tier: null }))).toBe(true);
    expect(isPassed(foreign, { ...told, tier: "A" })).toBe(true);
    expect(isPassed(english, told)).toBe(false);
  });
});
