import { expect, test } from "vitest";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { cellsOf } from "./row-cells";

const COLUMNS = ["rank", "person", "work", "years", "musts", "match", "tier", "status"];
const cells = (candidate: CandidateCardView, columns = COLUMNS) =>
  cellsOf(
    candidate,
    columns.map((id) => ({ id })),
  ).map(({ column, ...cell }) => ({ ...column, ...cell }));
const card = (fields: Partial<CandidateCardView>) =>
  ({ status: "done", isJudged: true, profile: {}, ...fields }) as CandidateCardView;
const widthOf = (fields: Partial<CandidateCardView>, columns = COLUMNS) =>
  cells(card(fields), columns).map(({ id, span }) => (span === 1 ? id : `${id} and ${span - 1} more`));

test("a candidate with a result, or waiting for one, has all cells", () => {
  expect(widthOf({})).toEqual(COLUMNS);
  expect(widthOf({ status: "pending", isJudged: false })).toEqual(COLUMNS);
});

test("a file that could not be read says why in place of its result", () => {
  const unread = card({ status: "error", isJudged: false, error: "The file is empty." });
  expect(cells(unread).map(({ id, reason }) => reason ?? id)).toEqual([
    "rank",
    "person",
    "The file is empty.",
    "status",
  ]);
  expect(widthOf({ status: "error" }, ["person", "years", "status"])).toEqual(["person", "years", "status"]);
});

test("a tier can still be set where a person must read, and the last job stays where it is known", () => {
  expect(widthOf({ isHumanOnly: true, isJudged: false })).toContain("work and 3 more");
  const notRated = { language: "Polish" } as unknown as CandidateCardView["notRated"];
  expect(widthOf({ notRated, profile: { title: "Welder" } })).toEqual([
    "rank",
    "person",
    "work",
    "years",
    "musts and 1 more",
    "tier",
    "status",
  ]);
});
