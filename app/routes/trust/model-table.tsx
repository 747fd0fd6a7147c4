import type { MeasuredModel } from "./evaluation";
import { FigureTable } from "./figure-table";

const percent = (value: number | undefined) => (value === undefined ? "-" : `${(100 * value).toFixed(1)}%`);

const MEASURES: [label: string, read: (model: MeasuredModel) => string][] = [
  ["Measured on", ({ measuredOn }) => measuredOn],
  ["Verdicts", ({ verdicts }) => verdicts.toLocaleString("en")],
  ["Same level as the reader", ({ exact }) => percent(exact)],
  ["Agreement beyond chance (weighted kappa)", ({ kappa }) => kappa.toFixed(2)],
  ["Claimed although not shown", ({ falseClaim }) => percent(falseClaim)],
  ["Missed although met", ({ missed }) => percent(missed)],
  ["Tier as the reader's", ({ tierRight }) => percent(tierRight)],
  ["Contrast cases right", ({ contrastsPassed }) => percent(contrastsPassed)],
  ["Same verdict in three readings", ({ stable }) => percent(stable)],
  ["Seconds a call (median)", ({ secondsP50 }) => secondsP50.toFixed(1)],
  ["US$ for 1,000 resumes", ({ priceOfThousand }) => priceOfThousand?.toFixed(2) ?? "-"],
];

/** One column per measured model. */
export function ModelTable({ models }: { models: MeasuredModel[] }) {
  return (
    <div className="mt-4 overflow-x-auto">
      <FigureTable
        label="Language models"
        columns={["Measure", ...models.map(({ name }) => name)]}
        rows={MEASURES.map(([name, read]) => ({ name, values: models.map(read) }))}
      />
    </div>
  );
}
