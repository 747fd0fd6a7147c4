import type { Measured } from "./evaluation";
import { FigureTable } from "./figure-table";

const percent = (value: number) => `${(100 * value).toFixed(1)}%`;
const plain = (value: number) => value.toFixed(2);

const MEASURES: [label: string, read: (measured: Measured) => string][] = [
  ["Same level as the reader", ({ exact }) => percent(exact)],
  ["Agreement beyond chance (weighted kappa)", ({ kappa }) => plain(kappa)],
  ["Claimed although not shown", ({ falseClaim }) => percent(falseClaim)],
  ["Missed although met", ({ missed }) => percent(missed)],
  ["Verdicts it is sure of", ({ coverage }) => percent(coverage)],
  ["Of these: weighted kappa", ({ kappaCertain }) => plain(kappaCertain)],
  ["Of these: claimed although not shown", ({ falseClaimCertain }) => percent(falseClaimCertain)],
  ["Of these: missed although met", ({ missedCertain }) => percent(missedCertain)],
  ["Order of candidates for a job (Spearman)", ({ rho }) => plain(rho)],
  ["Tier as the reader's", ({ tierRight }) => percent(tierRight)],
  ["Tier two or more off", ({ tierFarOff }) => percent(tierFarOff)],
  ["In A or B although the reader said below 50", ({ badInAB }) => percent(badInAB)],
  ["In D although the reader said 70 or more", ({ goodInD }) => percent(goodInD)],
];

export function TruthTable({ look, tune }: { look: Measured; tune: Measured }) {
  return (
    <FigureTable
      label="How true verdicts are"
      columns={["Measure", "Adverts not tuned on", "Adverts tuned on"]}
      rows={MEASURES.map(([name, read]) => ({ name, values: [read(look), read(tune)] }))}
    />
  );
}
