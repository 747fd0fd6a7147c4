import { describe, expect, test } from "vitest";
import { buildRubric } from "../analysis/build-rubric";
import { weighClaims } from "../scoring/weigh-claims";
import { embeddedAnalyzer } from "./embedded-analyzer";

const requirements = [
  "Preparation of monthly payroll for ninety drivers",
  "Reconciliation of supplier accounts with purchase orders",
  "Registration of transport permits with the port authority",
  "Coordination of night shifts at the loading docks",
];
const advert = {
  name: "Depot Administrator",
  jobDescription: "",
  keyRequirements: requirements.join("\n"),
  optionalRequirements: "",
  keySkills: [],
};
const gardener = [
  "Ira Tell",
  "",
  "EXPERIENCE",
  "Gardener, Alder Park",
  "March 2018 - Present",
  "- Planted beds and pruned hedges",
];

/** The levels of the advert's requirements. */
const levelsOf = async (lines: string[]) => (await verdictsOn(lines)).map(({ level }) => level);

async function verdictsOn(lines: string[]) {
  const rubric = await buildRubric(advert);
  const criteria = rubric.criteria.filter(({ overall }) => !overall);
  const text = lines.join("\n");
  const asOf = new Date("2026-01-01");
  const { verdicts } = await embeddedAnalyzer.analyze({ rubric, criteria, text, asOf });
  return weighClaims(verdicts);
}

test("a claim for each requirement counts less, in a summary and in a job without dates; one alone counts in full", async () => {
  const claims = [
    "Monthly payroll of ninety drivers prepared on paper",
    "Accounts of suppliers reconciled with purchase orders each week",
    "Port authority: registered the transport permits of all trucks",
    "Loading docks: coordinated all of the night shifts",
  ];
  const [name = "", ...work] = gardener;
  const job = ["Depot Administrator, Larkspur & Hobb", ...claims.map((claim) => `- ${claim}`), ""];
  for (const lines of [
    [...gardener, "", "SUMMARY", ...claims],
    [name, "", "EXPERIENCE", ...job, ...work.slice(2)],
  ]) {
    const claimed = (await verdictsOn(lines)).filter(({ isClaim }) => isClaim);
    expect(claimed.length).toBeGreaterThan(requirements.length / 2);
    for (const { claimShare } of claimed)
      expect(claimShare).toBeCloseTo(requirements.length / 2 / claimed.length);
  }
  const [, one] = await verdictsOn([...gardener, "", "SUMMARY", ...claims.slice(1, 2)]);
  expect(one).toMatchObject({ level: "weak", isClaim: true });
  expect(one?.claimShare).toBeUndefined();
});

describe("outside a dated job", () => {
  const none = requirements.map(() => "none");

  test("lines pasted from the advert prove nothing, below or above the work", async () => {
    expect(await levelsOf([...gardener, "", "PROFILE", ...requirements])).toEqual(none);
    const [name = "", ...work] = gardener;
    expect(await levelsOf([name, "", "PROFILE", ...requirements, ...work])).toEqual(none);
  });

  test("a letter mentions at most", async () => {
    const letter = [
      "Dear hiring team,",
      "For years I prepared the monthly payroll of ninety drivers at a forwarder.",
      "Kind regards",
    ];
    const [payroll] = await levelsOf([...gardener, "", ...letter]);
    expect(["none", "weak"]).toContain(payroll);
  });

  test("answers to one's own questions mention at most", async () => {
    const asked = [
      "Who coordinated night shifts at the loading docks?",
      "I coordinated night shifts at the docks.",
    ];
    const levels = await levelsOf([...gardener, "", "PROJECTS", ...asked]);
    expect(["none", "weak"]).toContain(levels[3]);
  });
});

test("the advert's own words in a dated job are evidence", async () => {
  const clerk = ["EXPERIENCE", "Depot Clerk, Alder Freight", "March 2018 - Present"];
  const duties = requirements.map((line) => `- ${line}`);
  expect(await levelsOf(["Ira Tell", "", ...clerk, ...duties])).toEqual(requirements.map(() => "strong"));
});

test.each([
  "Kubernetes: none",
  "Kubernetes: 0 years",
  "My boss used Kubernetes daily",
  "My cousin ran Kubernetes clusters in production",
  "Have yet to work with Kubernetes",
  "Refused to use Kubernetes",
  "If hired, will use Kubernetes",
  "Watched videos on Kubernetes",
  "Filed papers for the Kubernetes team",
])("%s is no claim of one's own", async (duty) => {
  const rubric = await buildRubric({ ...advert, keyRequirements: "Kubernetes\nPruning of hedges" });
  const criteria = rubric.criteria.filter(({ text }) => text === "Kubernetes");
  const text = [...gardener, `- ${duty}`].join("\n");
  const { verdicts } = await embeddedAnalyzer.analyze({
    rubric,
    criteria,
    text,
    asOf: new Date("2026-01-01"),
  });
  expect(verdicts[0]?.level).toBe("none");
});
