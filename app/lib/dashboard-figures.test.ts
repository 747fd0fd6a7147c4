import { expect, test } from "vitest";
import { dashboardFigures } from "./dashboard-figures";

const totals = { tournamentCount: 1, sampleId: null, activeCount: 0, processedCount: 10, topCount: 0 };

test("the truth where all is analyzed, however small", () => {
  const figures = dashboardFigures({ ...totals, waiting: [] });
  expect(figures).toMatchObject({ processedResumes: 10, topCandidates: 0, isTopEstimated: false });
});

test("a fifth of what is not analyzed yet is expected on top, rounded for each tournament", () => {
  expect(dashboardFigures({ ...totals, topCount: 3, waiting: [10] })).toMatchObject({
    topCandidates: 5,
    isTopEstimated: true,
  });
  expect(dashboardFigures({ ...totals, waiting: [3, 3, 2] }).topCandidates).toBe(2);
});
