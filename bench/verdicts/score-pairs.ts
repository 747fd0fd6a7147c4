import type { ResumeAnalysis } from "#core/analysis/scorecard";
import { weightedKappa } from "#core/scoring/weighted-kappa";
import { groupBy } from "../lib/group-by";
import { mean, share, spearman } from "../lib/statistics";
import { countContacts } from "./contact";
import { type LabeledJob, type LabeledPair, labelLevels } from "./labels";
import { readLines } from "./lines";

/** The product's result for one resume. Empty if it could not be read. */
export type Judged = Partial<ResumeAnalysis>;
export type JudgedPair = { job: LabeledJob; gold: LabeledPair; resume: Judged };

/** One labeled verdict next to the product's. Levels are 0 to 3. */
export type ComparedVerdict = {
  gold: number;
  got: number;
  /** The reader was not sure. */
  unsure: boolean;
  /** The product is sure. */
  certain: boolean;
  job: string;
  resume: string;
  r: string;
};

const TIERS = "ABCD";
/** The tier that a reader's fit corresponds to. */
export const tierOf = (fit: number) => (fit >= 90 ? "A" : fit >= 70 ? "B" : fit >= 50 ? "C" : "D");
const tierGot = ({ resume }: JudgedPair) => resume.tier ?? "-";
const percentOf = ({ resume }: JudgedPair) => resume.matchPercent ?? 0;

/** How close matches and tiers come to the readers' fit. */
export function rateTiers(rows: { fit: number; percent: number; tier: string }[]) {
  const bad = rows.filter(({ fit }) => fit < 50);
  const good = rows.filter(({ fit }) => fit >= 70);
  const stepsOff = ({ fit, tier }: { fit: number; tier: string }) =>
    Math.abs(TIERS.indexOf(tier) - TIERS.indexOf(tierOf(fit)));
  return {
    /** Mean absolute difference between match and fit. */
    points: mean(rows.map(({ fit, percent }) => Math.abs(fit - percent))),
    tierRight: share(rows, (row) => stepsOff(row) === 0),
    tierFarOff: share(rows, (row) => stepsOff(row) >= 2),
    badInAB: share(bad, ({ tier }) => "AB".includes(tier)),
    goodInD: share(good, ({ tier }) => tier === "D"),
  };
}

/** Compares the product's verdicts, matches, tiers and contacts with the labels. */
export function scorePairs(rows: JudgedPair[]) {
  const compared = rows.flatMap(compareVerdicts);
  const verdicts: ComparedVerdict[] = compared.map(({ hasCriterion, ...verdict }) => verdict);
  const certain = accuracyOf(verdicts.filter((verdict) => verdict.certain));
  const orders = [...groupBy(rows, ({ job }) => job.job).values()].map((job) =>
    spearman(
      job.map(({ gold }) => gold.fit),
      job.map(percentOf),
    ),
  );
  const figures = {
    pairs: rows.length,
    verdicts: verdicts.length,
    /** Share of lines without a criterion. */
    unmapped: share(compared, ({ hasCriterion }) => !hasCriterion),
    ...accuracyOf(verdicts),
    /** Share of verdicts that the product is sure of, and their accuracy. */
    coverage: share(verdicts, (verdict) => verdict.certain),
    kappaCertain: certain.kappa,
    falseClaimCertain: certain.falseClaim,
    missedCertain: certain.missed,
    /** Rank correlation between match and the readers' fit, averaged over jobs. */
    rho: mean(orders),
    ...rateTiers(rows.map((row) => ({ fit: row.gold.fit, percent: percentOf(row), tier: tierGot(row) }))),
    contact: countContacts(rows.map(({ gold, resume }) => ({ gold: gold.contact, got: resume.contactInfo }))),
  };
  return { figures, verdicts };
}

/** Accuracy of verdicts: kappa and exact agreement over all, false claims and misses only where the reader was sure. */
export function accuracyOf(verdicts: ComparedVerdict[]) {
  const sure = verdicts.filter(({ unsure }) => !unsure);
  const none = sure.filter(({ gold }) => gold === 0);
  const met = sure.filter(({ gold }) => gold === 3);
  return {
    exact: share(verdicts, ({ gold, got }) => gold === got),
    kappa: weightedKappa(
      verdicts.map(({ gold }) => gold),
      verdicts.map(({ got }) => got),
    ).kappa,
    /** Share of "not shown" lines that the product calls partly met or met. */
    falseClaim: share(none, ({ got }) => got >= 2),
    falseMet: share(none, ({ got }) => got === 3),
    /** Share of "met" lines that the product calls mentioned or not shown. */
    missed: share(met, ({ got }) => got <= 1),
    missedWhole: share(met, ({ got }) => got === 0),
  };
}

function compareVerdicts({ job, gold, resume }: JudgedPair): (ComparedVerdict & { hasCriterion: boolean })[] {
  const lines = resume.scorecard ? readLines(job, resume.scorecard) : undefined;
  return gold.verdicts.map(({ r, level, unsure }) => {
    const line = lines?.get(r);
    return {
      gold: labelLevels.indexOf(level),
      got: Math.round(line?.level ?? 0),
      unsure: unsure === true,
      certain: line?.sure ?? true,
      job: job.job,
      resume: gold.resume,
      r,
      hasCriterion: line?.level !== undefined,
    };
  });
}
