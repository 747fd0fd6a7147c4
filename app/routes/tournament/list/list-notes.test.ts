import { expect, test } from "vitest";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { listNotes } from "./list-notes";

const card = (fields: Partial<CandidateCardView>) => ({ status: "done", ...fields }) as CandidateCardView;
const c = (matchPercent: number) => card({ tier: "C", matchPercent });
const unread = card({ status: "error", tier: null, matchPercent: null });

test("a list that is as its figures say needs no note", () => {
  expect(listNotes({ tier: null, candidates: [c(60), c(52), c(52)], counts: undefined })).toEqual([]);
});

test("files without a tier are told while all tiers are shown", () => {
  const candidates = [c(60), card({ status: "pending", tier: null, matchPercent: null }), unread, unread];
  expect(listNotes({ tier: null, candidates, counts: undefined })).toEqual([
    "1 resume still to be analyzed.",
    "2 files couldn't be read and have no tier.",
  ]);
  expect(listNotes({ tier: "C", candidates: [c(60)], counts: undefined })).toEqual([]);
});

test("who was judged without the model is told, by reason, in every tier", () => {
  const spent = "The AI model has used up what may be spent on it. The built-in judge took its place.";
  const candidates = [{ ...c(60), fallback: spent }, c(58), { ...c(52), fallback: spent }];
  expect(listNotes({ tier: "C", candidates, counts: undefined })).toEqual([
    "2 resumes: the AI model has used up what may be spent on it. The built-in judge took its place.",
  ]);
});

test("what is counted is told while only the first candidates are here", () => {
  const counts = { resumeCount: 9, doneCount: 5, errorCount: 3, tierCounts: { A: 0, B: 0, C: 5, D: 0 } };
  expect(listNotes({ tier: null, candidates: [c(60)], counts })).toEqual([
    "1 resume still to be analyzed.",
    "3 files couldn't be read and have no tier.",
  ]);
});
