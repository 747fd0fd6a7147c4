import { describe, expect, it } from "vitest";
import type { Labels } from "./labels";
import { halfOfContrast, halfOfJob, takePart } from "./split";

describe("split", () => {
  it("puts the jobs of the list where it says, and others always in the same half", () => {
    expect(halfOfJob("hr-generalist")).toBe("tune");
    expect(halfOfJob("construction-pm")).toBe("look");
    expect(halfOfJob("some-new-job")).toBe(halfOfJob("some-new-job"));
  });

  it("keeps variants of a contrast case together", () => {
    for (const id of ["a", "b", "c", "d", "e", "f"])
      expect(halfOfContrast({ id: `${id}-variant`, pair: id })).toBe(halfOfContrast({ id }));
  });

  it("parts the labels into two halves that have all of them", () => {
    const labels = {
      jobs: new Map(),
      pairs: ["hr-generalist", "construction-pm", "x", "y"].map((job) => ({ job })),
      contrasts: ["1", "2", "3", "4", "5", "6", "7", "8"].map((id) => ({ id })),
    } as unknown as Labels;
    const [tune, look] = (["tune", "look"] as const).map((half) => takePart(labels, { half })) as [
      Labels,
      Labels,
    ];
    expect([...tune.pairs, ...look.pairs]).toHaveLength(4);
    expect([...tune.contrasts, ...look.contrasts]).toHaveLength(8);
    expect(tune.contrasts.length * look.contrasts.length).toBeGreaterThan(0);
    expect(takePart(labels, { jobs: ["x"] })).toMatchObject({ pairs: [{ job: "x" }], contrasts: [] });
  });
});
