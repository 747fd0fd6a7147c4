import { expect, test } from "vitest";
import type { TournamentEvent, TournamentProgress } from "#core/events/tournament-event";
import type { CandidateCardView } from "#core/resumes/candidate-card";
import { initialState, isConsistent, mayHaveMissed, reduceLive } from "./live-state";

const resume = (id: string, given: Partial<CandidateCardView> = {}) =>
  ({ id, status: "pending", tier: null, ...given }) as CandidateCardView;
const done = (id: string) => resume(id, { status: "done", tier: "A" });
const progress = (resumeCount: number, doneCount = 0): TournamentProgress => ({
  status: "processing",
  resumeCount,
  doneCount,
  errorCount: 0,
  rubricVersion: 1,
  staleCount: 0,
  rereadFailedCount: 0,
  tierCounts: { A: doneCount, B: 0, C: 0, D: 0 },
});
const changed = (seq: number, doneCount: number, ...resumes: CandidateCardView[]) => ({
  type: "changed" as const,
  seq,
  progress: progress(2, doneCount),
  resumes,
  removedIds: [],
});

const start = initialState({ progress: progress(2), resumes: [resume("1"), resume("2")] });

test("an event brings its resumes and leaves the others as they are", () => {
  const state = reduceLive(start, { type: "event", event: changed(1, 1, done("2")) });
  expect(state.resumes.get("2")?.status).toBe("done");
  expect(state.resumes.get("1")).toBe(start.resumes.get("1"));
  expect(isConsistent(state)).toBe(true);
});

test("a deleted resume leaves the list, and a list read before does not bring it back", () => {
  const event: TournamentEvent = { ...changed(1, 0), progress: progress(1), removedIds: ["2"] };
  const state = reduceLive(start, { type: "event", event });
  expect([...state.resumes.keys()]).toEqual(["1"]);
  expect(isConsistent(state)).toBe(true);
  const reading = { progress: progress(2), resumes: [resume("1"), resume("2")] };
  const read = { type: "read", reading, newerIds: new Set(["2"]), keepProgress: true } as const;
  expect(reduceLive(state, read)).toEqual(state);
});

test("a list that tells less than the counts is not consistent", () => {
  expect(isConsistent(reduceLive(start, { type: "event", event: changed(1, 1) }))).toBe(false);
  expect(isConsistent({ ...start, progress: progress(3) })).toBe(false);
});

test("a list that does not know which results are behind the rubric is not consistent", () => {
  const behind = { ...start.progress, rubricVersion: 2, staleCount: 1 };
  expect(isConsistent({ ...start, progress: behind })).toBe(false);
  const marked = new Map(start.resumes).set("2", resume("2", { isStale: true }));
  expect(isConsistent({ ...start, progress: behind, resumes: marked })).toBe(true);
});

test("a reading that began before an event does not undo it", () => {
  const after = reduceLive(start, { type: "event", event: changed(1, 1, done("2")) });
  const reading = { progress: progress(2), resumes: [resume("1"), resume("2")] };
  const state = reduceLive(after, { type: "read", reading, newerIds: new Set(["2"]), keepProgress: true });
  expect(state.resumes.get("2")?.status).toBe("done");
  expect(state.progress.doneCount).toBe(1);
});

test("something may have been missed before a greeting and between events that do not follow each other", () => {
  expect(mayHaveMissed(null, changed(7, 0))).toBe(false);
  expect(mayHaveMissed(6, changed(7, 0))).toBe(false);
  expect(mayHaveMissed(5, changed(7, 0))).toBe(true);
  expect(mayHaveMissed(9, changed(1, 0))).toBe(true);
  expect(mayHaveMissed(null, { type: "snapshot", seq: 0, progress: progress(0) })).toBe(true);
  expect(mayHaveMissed(5, { type: "deleted", seq: 6 })).toBe(false);
});

test("a list that begins with its first candidates is whole once it was read", () => {
  const begun = initialState({ progress: progress(2), resumes: [resume("1")] });
  expect([begun.isWhole, isConsistent(begun)]).toEqual([false, false]);
  const told = reduceLive(begun, { type: "event", event: changed(1, 1, done("2")) });
  expect(told.isWhole).toBe(false);
  const reading = { progress: progress(2), resumes: [resume("1"), resume("2")] };
  const read = { type: "read", reading, newerIds: new Set<string>(), keepProgress: false } as const;
  expect(reduceLive(begun, read).isWhole).toBe(true);
});
