import type { Figures } from "../../lib/text-document/part";
import type { Evaluation, Measured, MeasuredModel } from "./evaluation";

const percent = (value: number | undefined) => (value === undefined ? "-" : `${(100 * value).toFixed(1)}%`);
const plain = (value: number) => value.toFixed(2);

const TRUTH: [label: string, read: (measured: Measured) => string][] = [
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

export const truthTable = ({ newTrades, look, tune }: Evaluation): Figures => ({
  label: "How accurate verdicts are",
  columns: ["Measure", "Job ads of new trades", "All not tuned on", "Job ads tuned on"],
  rows: TRUTH.map(([name, read]) => ({ name, values: [newTrades, look, tune].map(read) })),
});

export const steadinessTable = ({ stability, attacks }: Evaluation): Figures => ({
  label: "Stability, attacks, cost",
  columns: ["Measure", "Figure"],
  rows: [
    { name: "Same verdict in three readings", values: [percent(stability.same)] },
    {
      name: "Resumes that rose a tier by instructions to the AI",
      values: [`${attacks.risen} of ${attacks.of}`],
    },
    { name: "Fee for 1,000 resumes", values: ["none"] },
  ],
});

const MODEL: [label: string, read: (model: MeasuredModel) => string][] = [
  ["Measured on", ({ measuredOn }) => measuredOn],
  ["Verdicts", ({ verdicts }) => verdicts.toLocaleString("en")],
  ["Same level as the reader", ({ exact }) => percent(exact)],
  ["Agreement beyond chance (weighted kappa)", ({ kappa }) => plain(kappa)],
  ["Claimed although not shown", ({ falseClaim }) => percent(falseClaim)],
  ["Missed although met", ({ missed }) => percent(missed)],
  ["Order of candidates for a job (Spearman)", ({ rho }) => plain(rho)],
  ["Tier as the reader's", ({ tierRight }) => percent(tierRight)],
  ["Contrast cases right", ({ contrastsPassed }) => percent(contrastsPassed)],
  ["Same verdict in three readings", ({ stable }) => percent(stable)],
  ["Seconds a call (median)", ({ secondsP50 }) => secondsP50.toFixed(1)],
  ["US$ for 1,000 resumes", ({ priceOfThousand }) => priceOfThousand?.toFixed(2) ?? "-"],
];

export const modelTable = (models: MeasuredModel[]): Figures => ({
  label: "Language models",
  columns: ["Measure", ...models.map(({ name }) => name)],
  rows: MODEL.map(([name, read]) => ({ name, values: models.map(read) })),
});

/** Readable names for the kinds of cases; kinds that are not listed show their own name. */
const KINDS: Record<string, string> = {
  other_person: "Someone else's attribute",
  pseudo_dates: "Numbers that look like dates",
  licence: "Licenses and certificates",
  team_size: "Size of a team",
  logic: "And, or, either",
  copied: "Pasted job ad",
  stuffing: "Keyword lists",
  summary_claim: "Claims in a summary",
  job_skills_line: "A list of skills under a job",
  foreign: "Other languages",
  title_vs_duty: "Titles without duties",
  tool_version: "Versions of tools",
  helping: "Helping someone who does it",
  direction: "Who does what to whom",
  employer_business: "What an employer does",
  first_person: "Written in the first person",
  injection: "Instructions to the reader",
};

const nameOf = (kind: string) => KINDS[kind] ?? `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;

/** Both halves combined, the kinds with the highest failure rate first. */
export function contrastTable({ contrasts: { look, tune } }: Pick<Evaluation, "contrasts">): Figures {
  const both: Record<string, { passed: number; of: number }>[] = [look.kinds, tune.kinds];
  const kinds = [...new Set(both.flatMap(Object.keys))].map((kind) => {
    const halves = both.flatMap((half) => half[kind] ?? []);
    const passed = halves.reduce((sum, half) => sum + half.passed, 0);
    const of = halves.reduce((sum, half) => sum + half.of, 0);
    return { kind, passed, of };
  });
  kinds.sort((a, b) => a.passed / a.of - b.passed / b.of || b.of - a.of);
  return {
    label: "Contrast cases by kind",
    columns: ["Kind of case", "Right"],
    rows: kinds.map(({ kind, passed, of }) => ({ name: nameOf(kind), values: [`${passed} of ${of}`] })),
  };
}
