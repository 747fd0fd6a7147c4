import { expect, test } from "vitest";
import type { TournamentFigures } from "#core/tournaments/tournament-list";
import { dashboardFigures } from "./dashboard-figures";

function tournament(given: Partial<TournamentFigures> & { tierA?: number }): TournamentFigures {
  const { tierA = 0, ...rest } = given;
  const tierCounts = { A: tierA, B: 0, C: 0, D: 0 };
  return {
    resumeCount: 0,
    doneCount: 0,
    errorCount: 0,
    status: "completed",
    tierCounts,
    ...rest,
  } as TournamentFigures;
}

test("the truth where all is analysed, however small", () => {
  const figures = dashboardFigures([tournament({ resumeCount: 10, doneCount: 10 })]);
  expect(figures).toMatchObject({ processedResumes: 10, topCandidates: 0, isTopEstimated: false });
});

test("a fifth of what is not analysed yet is expected on top", () => {
  const figures = dashboardFigures([
    tournament({ status: "processing", resumeCount: 20, doneCount: 10, tierA: 3 }),
  ]);
  expect(figures).toMatchObject({ topCandidates: 5, isTopEstimated: true });
});

test("drafts and running ones are active, samples count nowhere", () => {
  const figures = dashboardFigures([
    tournament({ status: "draft" }),
    tournament({ status: "processing" }),
    tournament({ status: "completed" }),
    tournament({ status: "processing", isDemoTournament: true, resumeCount: 8, doneCount: 8, tierA: 8 }),
  ]);
  expect(figures).toMatchObject({ activeTournaments: 2, processedResumes: 0, topCandidates: 0 });
});
