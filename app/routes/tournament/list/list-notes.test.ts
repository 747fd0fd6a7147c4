import { expect, test } from "vitest";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { listNotes } from "./list-notes";

const card = (fields: Partial<CandidateCardView>) => ({ status: "done", ...fields }) as CandidateCardView;
const c = (matchPercent: number) => card({ tier: "C", matchPercent });
const unread = card({ status: "error", tier: null, matchPercent: null });

test("a list that is as its figures say needs no note", () => {
  expect(
    listNotes({ tier: null, sort: "best", candidates: [c(60), c(52), c(52)], counts: undefined }),
  ).toEqual([]);
});

test("files without a tier are told while all tiers are shown", () => {
  const candidates = [c(60), card({ status: "pending", tier: null, matchPercent: null }), unread, unread];
  expect(listNotes({ tier: null, sort: "newest", candidates, counts: undefined })).toEqual([
    "1 resume still to be read.",
    "2 files could not be read and have no tier.",
  ]);
  expect(listNotes({ tier: "C", sort: "best", candidates: [c(60)], counts: undefined })).toEqual([]);
});

test("a broken tie is told where it shows, and never across tiers or in another order", () => {
  const candidates = [c(51), c(52)];
  expect(listNotes({ tier: "C", sort: "best", candidates, counts: undefined })).toHaveLength(1);
  expect(listNotes({ tier: "C", sort: "name", candidates, counts: undefined })).toEqual([]);
  expect(
    listNotes({
      tier: null,
      sort: "best",
      candidates: [c(51), card({ tier: "D", matchPercent: 99 })],
      counts: undefined,
    }),
  ).toEqual([]);
});

test("what is counted is told while only the first candidates are here", () => {
  const counts = { resumeCount: 9, doneCount: 5, errorCount: 3, tierCounts: { A: 0, B: 0, C: 5, D: 0 } };
  expect(listNotes({ tier: null, sort: "best", candidates: [c(60)], counts })).toEqual([
    "1 resume still to be read.",
    "3 files could not be read and have no tier.",
  ]);
});
