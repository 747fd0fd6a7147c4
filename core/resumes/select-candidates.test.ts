import { expect, test } from "vitest";
import type { CandidateCardView } from "./candidate-card";
import { listQuerySchema, strictListQuerySchema } from "./candidate-query.schema";
import { countTiers, filterCandidates, type Known } from "./select-candidates";
import { sortCandidates } from "./sort-candidates";

const card = (fileName: string, given: Partial<CandidateCardView> = {}) =>
  ({
    id: fileName,
    fileName,
    createdAt: "2026-01-01",
    extractedSkills: [],
    contactInfo: {},
    recruiterTier: null,
    tier: null,
    levels: {},
    unsure: [],
    profile: {},
    noteAt: null,
    score: null,
    ...given,
  }) as unknown as CandidateCardView;

const own = { tier: "A" as const, changedBy: "u", changedAt: "2026-01-02", reason: null };
const cards = [
  card("zoe_10.pdf", {
    tier: "A",
    contactInfo: { name: "Zoë Marchetti" },
    extractedSkills: ["TypeScript"],
    levels: { c1: "strong", c2: "none", c3: "weak" },
    profile: { years: 12, language: "English", title: "Engineer" },
  }),
  card("zoe_9.pdf", {
    tier: "B",
    createdAt: "2026-02-01",
    extractedSkills: ["Type design", "Script"],
    levels: { c1: "partial", c2: "none", c3: "none" },
    unsure: ["c2"],
    profile: { years: 3, language: "Russian", title: "Designer" },
  }),
  card("amir.pdf", { tier: "A", recruiterTier: own, extractedSkills: ["TypeScript", "Go"] }),
];
const known: Known = { musts: [{ id: "c1", knockOut: true }, { id: "c2" }], textIds: new Set() };
const namesOf = (found: CandidateCardView[]) => found.map(({ fileName }) => fileName);
const find = (address: object, given: Partial<Known> = {}) =>
  namesOf(filterCandidates(cards, listQuerySchema.parse(address), { ...known, ...given }));

test.each([
  ["", ["zoe_10.pdf", "zoe_9.pdf", "amir.pdf"]],
  ["  TYPESCRIPT ", ["zoe_10.pdf", "amir.pdf"]],
  ["zoë marchetti", ["zoe_10.pdf"]],
  ["Zoe script", ["zoe_10.pdf", "zoe_9.pdf"]],
  ["typescript zoe_9", []],
  ["cobol", []],
])("%j finds every word of it, in any of the fields", (q, found) => {
  expect(find({ q })).toEqual(found);
});

test("or in the text of the resume, which is searched elsewhere", () => {
  expect(find({ q: "peachtree" }, { textIds: new Set(["amir.pdf"]) })).toEqual(["amir.pdf"]);
  expect(find({}, { textIds: new Set() })).toHaveLength(3);
});

test.each([
  [{ tier: "B" }, ["zoe_9.pdf"]],
  [{ missing: "0" }, []],
  [{ missing: "1" }, ["zoe_10.pdf", "zoe_9.pdf"]],
  [{ knockOuts: "1" }, ["zoe_10.pdf", "zoe_9.pdf"]],
  [{ has: "c1:strong" }, ["zoe_10.pdf"]],
  [{ has: "c1:partial" }, ["zoe_10.pdf", "zoe_9.pdf"]],
  [{ has: "c1:partial,c3:weak" }, ["zoe_10.pdf"]],
  [{ has: "c1:none" }, ["zoe_10.pdf", "zoe_9.pdf"]],
  [{ lacks: "c1:strong" }, ["zoe_9.pdf"]],
  [{ lacks: "c3:partial" }, ["zoe_10.pdf", "zoe_9.pdf"]],
  [{ minYears: "5" }, ["zoe_10.pdf"]],
  [{ maxYears: "5" }, ["zoe_9.pdf"]],
  [{ language: "Russian" }, ["zoe_9.pdf"]],
  [{ look: "1" }, ["zoe_9.pdf"]],
  [{ ids: "amir.pdf,zoe_9.pdf" }, ["zoe_9.pdf", "amir.pdf"]],
  [{ ids: "" }, []],
  [{ ids: "amir.pdf", tier: "B" }, []],
])("%j; who has not been judged meets no filter on verdicts", (address, found) => {
  expect(find(address)).toEqual(found);
});

test.each([
  ["best", ["zoe_10.pdf", "zoe_9.pdf", "amir.pdf"]],
  ["-best", ["amir.pdf", "zoe_9.pdf", "zoe_10.pdf"]],
  ["newest", ["zoe_9.pdf", "zoe_10.pdf", "amir.pdf"]],
  ["name", ["amir.pdf", "zoe_9.pdf", "zoe_10.pdf"]],
  ["person", ["amir.pdf", "zoe_10.pdf", "zoe_9.pdf"]],
  ["own", ["amir.pdf", "zoe_10.pdf", "zoe_9.pdf"]],
  ["years", ["zoe_10.pdf", "zoe_9.pdf", "amir.pdf"]],
  ["-years", ["zoe_9.pdf", "zoe_10.pdf", "amir.pdf"]],
  ["title", ["zoe_9.pdf", "zoe_10.pdf", "amir.pdf"]],
  ["tier", ["zoe_10.pdf", "amir.pdf", "zoe_9.pdf"]],
  ["musts", ["zoe_10.pdf", "zoe_9.pdf", "amir.pdf"]],
  ["-musts", ["zoe_9.pdf", "zoe_10.pdf", "amir.pdf"]],
  ["worst", ["zoe_10.pdf", "zoe_9.pdf", "amir.pdf"]],
])("sorted by %j: the best first among equals, what is lacking last", (sort, found) => {
  expect(
    namesOf(sortCandidates(cards, listQuerySchema.parse({ sort }).sort, [{ id: "c1" }, { id: "c3" }])),
  ).toEqual(found);
});

test("every tier is counted, zero too", () => {
  expect(countTiers(cards)).toEqual({ A: 2, B: 1, C: 0, D: 0 });
});

test("of an address what cannot be read is left out; of what is done to many it is refused", () => {
  const wrong = {
    tier: "Z",
    missing: "-1",
    has: "c1:best",
    minYears: "old",
    look: "yes",
    sort: "worst",
    other: "x",
  };
  expect(listQuerySchema.parse(wrong)).toEqual({});
  for (const [name, value] of Object.entries(wrong)) {
    expect(strictListQuerySchema.safeParse({ [name]: value }).success, name).toBe(false);
  }
  expect(strictListQuerySchema.parse({})).toEqual({});
});
