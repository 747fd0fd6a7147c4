import { decimal, formatTable, percent } from "../lib/table";
import { type ContactCount, contactFields } from "./contact";
import type { JudgeFigures } from "./measure-judge";

const figure = (value: number | undefined, digits = 0) => decimal(value, digits);
const two = (one: number | undefined, other: number | undefined, digits = 0) =>
  `${figure(one, digits)} / ${figure(other, digits)}`;
const formatContact = ({ right, wrong, missed, invented }: ContactCount) =>
  `${right} / ${wrong} / ${missed} / ${invented}`;

const MEASURES: [name: string, read: (of: JudgeFigures) => string][] = [
  ["pairs / verdicts", ({ pairs }) => two(pairs?.pairs, pairs?.verdicts)],
  ["kappa, quadratically weighted", ({ pairs }) => figure(pairs?.kappa, 3)],
  ["same level as the reader", ({ pairs }) => percent(pairs?.exact)],
  [
    "claimed though not shown (as met)",
    ({ pairs }) => `${percent(pairs?.falseClaim)} (${percent(pairs?.falseMet)})`,
  ],
  [
    "missed though met (as not shown)",
    ({ pairs }) => `${percent(pairs?.missed)} (${percent(pairs?.missedWhole)})`,
  ],
  ["verdicts it is sure of", ({ pairs }) => percent(pairs?.coverage)],
  ["  of these: kappa", ({ pairs }) => figure(pairs?.kappaCertain, 3)],
  [
    "  of these: claimed / missed",
    ({ pairs }) => `${percent(pairs?.falseClaimCertain)} / ${percent(pairs?.missedCertain)}`,
  ],
  ["order inside a job (Spearman)", ({ pairs }) => figure(pairs?.rho, 3)],
  ["points off the readers' fit", ({ pairs }) => figure(pairs?.points, 1)],
  [
    "tier right / two or more off",
    ({ pairs }) => `${percent(pairs?.tierRight)} / ${percent(pairs?.tierFarOff)}`,
  ],
  [
    "below 50 in A or B / 70 and more in D",
    ({ pairs }) => `${percent(pairs?.badInAB)} / ${percent(pairs?.goodInD)}`,
  ],
  ["lines without a criterion", ({ pairs }) => percent(pairs?.unmapped)],
  ...contactFields.map((field): [string, (of: JudgeFigures) => string] => [
    `${field}: right / wrong / missed / invented`,
    ({ pairs }) => (pairs ? formatContact(pairs.contact[field]) : "-"),
  ]),
  ["same verdict in three readings", ({ stability }) => percent(stability?.same)],
  ["  most a match moved (points)", ({ stability }) => figure(stability?.mostPoints)],
  [
    "orders in a resume: risen by a tier",
    ({ attacks }) => (attacks ? `${attacks.risen} of ${attacks.of}` : "-"),
  ],
  ["  levels the model raised for them", ({ attacks }) => percent(attacks?.obeyed)],
  ["  points gained, mean", ({ attacks }) => figure(attacks?.points, 1)],
  [
    "both judges: same / 1 apart / 2 apart",
    ({ agreement: a }) =>
      a ? [a.same, a.oneApart, a.farApart].map((n) => percent(n / a.compared)).join(" / ") : "-",
  ],
  [
    "  2 apart: model right / embedded right",
    ({ disputes: d }) => (d ? `${percent(d.model)} / ${percent(d.embedded)} of ${d.of}` : "-"),
  ],
  ["calls a resume", ({ model }) => figure(model?.callsAResume, 2)],
  ["seconds a call, p50 / p95", ({ model }) => two(model?.secondsP50, model?.secondsP95, 2)],
  ["tokens in, p50 / p95", ({ model }) => two(model?.tokensInP50, model?.tokensInP95)],
  ["tokens out, p50 / p95", ({ model }) => two(model?.tokensOutP50, model?.tokensOutP95)],
  ["US$ for 1,000 resumes", ({ model }) => figure(model?.priceOfThousand, 2)],
  ["calls that mended an answer", ({ model }) => percent(model?.repairs)],
  ["resumes the embedded judge took over", ({ model }) => percent(model?.fallbacks)],
  ["calls answered from disk", ({ model }) => percent(model?.kept)],
  ["contrast cases passed", ({ contrasts }) => percent(contrasts?.passed)],
];

/** One column for each judge. */
export function formatJudges(title: string, judges: JudgeFigures[]): string {
  const kinds = [...new Set(judges.flatMap(({ contrasts }) => Object.keys(contrasts?.kinds ?? {})))];
  const formatKind =
    (kind: string) =>
    ({ contrasts }: JudgeFigures) => {
      const count = contrasts?.kinds[kind];
      return count ? `${count.passed} of ${count.of}` : "-";
    };
  const measures = [...MEASURES, ...kinds.map((kind) => [`  ${kind}`, formatKind(kind)] as const)];
  return formatTable({
    title,
    columns: ["", ...judges.map(({ judge }) => judge)],
    rows: measures.map(([name, read]) => [name, ...judges.map(read)]),
  });
}
