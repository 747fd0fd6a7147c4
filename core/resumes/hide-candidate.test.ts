import { expect, test } from "vitest";
import { codeName, hideCandidate, hideInText } from "./hide-candidate";

const TEXT =
  "Jordan Marchetti\njordan@example.com, +1 415 555 0142\nExperience\nWelder, Quay Works, 2015 - 2018";
const seen = {
  id: "3f9a1c00-0000-4000-8000-000000000000",
  fileName: "jordan_marchetti.pdf",
  contactInfo: { name: "Jordan Marchetti", email: "jordan@example.com", phone: "+1 415 555 0142" },
  isBlind: true,
  recruiterTier: null,
  pros: ["Welded for years: “Jordan Marchetti, welder”"],
  scorecard: {
    verdicts: [
      { criterionId: "c1", note: "Says so.", evidence: { quote: TEXT.slice(0, 16), start: 0, end: 16 } },
    ],
  },
  note: "My own words",
};

test("until a tier is set nothing tells who it is, and quotes keep their place", () => {
  const hidden = hideCandidate(seen);
  expect(JSON.stringify(hidden)).not.toMatch(/jordan|marchetti|0142/i);
  expect(hidden).toMatchObject({
    id: seen.id,
    fileName: "Candidate 3F9A1C",
    contactInfo: {},
    note: "My own words",
  });
  expect(codeName(seen.id)).toBe(hidden.fileName);
  const text = hideInText(TEXT, seen);
  expect(text).toHaveLength(TEXT.length);
  expect(text).not.toMatch(/jordan|marchetti|0142/i);
  expect(text).toContain("Welder, Quay Works, 2015 - 2018");
  const { evidence } = hidden.scorecard.verdicts[0] ?? {};
  expect(text.slice(evidence?.start, evidence?.end)).toBe(evidence?.quote);
});

test("with a tier, and outside of a blind review, all is there", () => {
  expect(hideCandidate({ ...seen, isBlind: false })).toEqual({ ...seen, isBlind: false });
  const decided = { ...seen, recruiterTier: { tier: "A" as const } };
  expect(hideCandidate(decided)).toEqual(decided);
  expect(hideInText(TEXT, decided)).toBe(TEXT);
});

test.each(["Søren", "Łukasz", "Yıldız", "Groß", "Đặng", "Æthel", "Núñez"])(
  "%s is hidden in what was written about them",
  (name) => {
    const pros = [`Led a team: “${name} led it”`, `${name.toUpperCase()} led it`];
    const hidden = hideCandidate({ ...seen, contactInfo: { name }, pros });
    expect(hidden.pros.map((text) => text.replace(/█+/, "█"))).toEqual([
      "Led a team: “█ led it”",
      "█ led it",
    ]);
  },
);
