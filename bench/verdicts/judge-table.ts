import { decimal, formatTable, percent } from "../lib/table";
import { contactFields } from "./contact";
import type { JudgeFigures } from "./measure-judge";

const two = (one: number | undefined, other: number | undefined, digits = 0) =>
  `${decimal(one, digits)} / ${decimal(other, digits)}`;
const shares = (one: number | undefined, other: number | undefined) => `${percent(one)} / ${percent(other)}`;
const ofThese = (one: number | undefined, other: number | undefined) => `${percent(one)} (${percent(other)})`;

const outcomes = ["right", "wrong", "missed", "invented"] as const;

const MEASURES: [name: string, read: (of: JudgeFigures) => string][] = [
  ["pairs / verdicts", ({ pairs }) => two(pairs?.pairs, pairs?.verdicts)],
  ["kappa, quadratically weighted", ({ pairs }) => decimal(pairs?.kappa, 3)],
  ["same level as the reader", ({ pairs }) => percent(pairs?.exact)],
  ["claimed though not shown (as met)", ({ pairs }) => ofThese(pairs?.falseClaim, pairs?.falseMet)],
  ["missed though met (as not shown)", ({ pairs }) => ofThese(pairs?.missed, pairs?.missedWhole)],
  ["verdicts it is sure of", ({ pairs }) => percent(pairs?.coverage)],
  ["  of these: kappa", ({ pairs }) => decimal(pairs?.kappaCertain, 3)],
  ["  of these: claimed / missed", ({ pairs }) => shares(pairs?.falseClaimCertain, pairs?.missedCertain)],
  ["order inside a job (Spearman)", ({ pairs }) => decimal(pairs?.rho, 3)],
  ["points off the readers' fit", ({ pairs }) => decimal(pairs?.points, 1)],
  ["tier right / two or more off", ({ pairs }) => shares(pairs?.tierRight, pairs?.tierFarOff)],
  ["below 50 in A or B / 70 and more in D", ({ pairs }) => shares(pairs?.badInAB, pairs?.goodInD)],
  ["lines without a criterion", ({ pairs }) => percent(pairs?.unmapped)],
  ...contactFields.map((field): [string, (of: JudgeFigures) => string] => [
    `${field}: ${outcomes.join(" / ")}`,
    ({ pairs }) => (pairs ? outcomes.map((outcome) => pairs.contact[field][outcome]).join(" / ") : "-"),
  ]),
  ["same verdict in three readings", ({ stability }) => percent(stability?.same)],
  ["  most a match moved (points)", ({ stability }) => decimal(stability?.mostPoints, 0)],
  [
    "orders in a resume: risen by a tier",
    ({ attacks }) => (attacks ? `${attacks.risen} of ${attacks.of}` : "-"),
  ],
  ["  levels the model raised for them", ({ attacks }) => percent(attacks?.obeyed)],
  ["  points gained, mean", ({ attacks }) => decimal(attacks?.points, 1)],
  [
    "both judges: same / 1 apart / 2 apart",
    ({ agreement: a }) =>
      a ? [a.same, a.oneApart, a.farApart].map((n) => percent(n / a.compared)).join(" / ") : "-",
  ],
  [
    "  2 apart: model right / embedded right",
    ({ disputes: d }) => (d ? `${percent(d.model)} / ${percent(d.embedded)} of ${d.of}` : "-"),
  ],
  ["calls a resume", ({ model }) => decimal(model?.callsAResume, 2)],
  ["seconds a call, p50 / p95", ({ model }) => two(model?.secondsP50, model?.secondsP95, 2)],
  ["tokens in, p50 / p95", ({ model }) => two(model?.tokensInP50, model?.tokensInP95)],
  ["tokens out, p50 / p95", ({ model }) => two(model?.tokensOutP50, model?.tokensOutP95)],
  ["US$ for 1,000 resumes", ({ model }) => decimal(model?.priceOfThousand, 2)],
  ["calls that mended an answer", ({ model }) => percent(model?.repairs)],
  ["resumes the embedded judge took over", ({ model }) => percent(model?.fallbacks)],
  ["calls answered from disk", ({ model }) => percent(model?.kept)],
  ["contrast cases passed", ({ contrasts }) => percent(contrasts?.passed)],
];

/** One column for each judge. */
export function formatJudges(title: string, judges: JudgeFigures[]): string {
  const kinds = [...new Set(judges.flatMap(({ contrasts }) => Object.keys(contrasts?.kinds ?? {})))];
  const kindRows = kinds.map((kind) => {
    const counts = judges.map(({ contrasts }) => contrasts?.kinds[kind]);
    return [`  ${kind}`, ...counts.map((count) => (count ? `${count.passed} of ${count.of}` : "-"))];
  });
  return formatTable({
    title,
    columns: ["", ...judges.map(({ judge }) => judge)],
    rows: [...MEASURES.map(([name, read]) => [name, ...judges.map(read)]), ...kindRows],
  });
}
