import type { Part } from "#app/lib/text-document/part.ts";
import { trustCard } from "#app/routes/trust/card.ts";
import { evaluation, isMeasured } from "#app/routes/trust/evaluation.ts";
import { modelTable } from "#app/routes/trust/tables.ts";
import type { JudgeAtWork } from "#core/notices/notice-settings";
import { RULES_AS_OF } from "#core/notices/places";
import { yearsOf } from "#core/notices/write-notice";
import { PRODUCT_NAME } from "#core/product";
import type { Facts } from "./facts";

export const aboutText = (basedOn: string, { company, madeOn, judge }: Facts) =>
  `For ${company}, made on ${madeOn} from the account's settings and the figures of ${evaluation.measuredOn}. Judge in use: ${nameJudge(judge)}. Based on: ${basedOn}, as of ${RULES_AS_OF}. A draft to be completed where it has [brackets]; not legal advice.`;

/** A section of the trust page, under a title of its own. */
export function fromTrust(id: string, title: string): Part {
  const part = trustCard.find((one) => one.id === id);
  if (!part) throw new Error(`the trust page has no section ${id}`);
  const { text, items, tables } = part;
  return { title, ...(text && { text }), ...(items && { items }), ...(tables && { tables }) };
}

const SERVERS: Record<string, string> = {
  "workers-ai": " on Workers AI",
  openai: " on an OpenAI-compatible server",
};

function nameJudge(judge: JudgeAtWork | null): string {
  if (!judge) return "none yet";
  if (judge.model) return `${judge.model}${SERVERS[judge.engine] ?? ""}`;
  return `the built-in judge, version ${judge.version}`;
}

/** Who judges this account's resumes, and whether that was measured. */
export function describeJudge({ judge }: Facts): string[] {
  const choice =
    "The operator of the deployment chooses the judge: the built-in one (code, word vectors and small decision trees, without a network) or a language model. Every scorecard names the judge and its version.";
  if (!judge) return [choice, "No resume of this account has been judged yet."];
  const latest = `The newest results of this account were given by ${nameJudge(judge)}.`;
  if (isMeasured(judge)) return [choice, `${latest} It was measured; the figures are below.`];
  const figures = `The figures below are of the built-in judge, version ${evaluation.version}, and do not hold for it.`;
  return [choice, `${latest} It was never measured. ${figures}`];
}

/** How true the verdicts are: the built-in judge's figures, and the model's at work if there are any. */
export function accuracyPart(title: string, { judge }: Facts): Part {
  const truth = fromTrust("truth", title);
  const model = evaluation.models.find(
    ({ engine, name }) => engine === judge?.engine && name === judge.model,
  );
  return model ? { ...truth, tables: [modelTable([model]), ...(truth.tables ?? [])] } : truth;
}

export const INTENDED =
  `${PRODUCT_NAME} compares resumes with the requirements of one job, one by one. For each requirement it gives a level (met, partly met, mentioned, not shown) with a line of the resume as evidence. Levels and weights are added up to a match in percent, which gives a tier from A to D and an order. It helps people decide whom to look at first; it invites nobody and turns nobody down.` as const;

export const NOT_INTENDED = [
  "Turning people down or inviting them without a person looking: a requirement that is not shown may still be met.",
  "Anything but comparing resumes with a job: pay, promotion, dismissal, performance, or judging personality, feelings or honesty.",
  "Requirements about age, gender, origin, family, health or faith, or what stands in for them. Those that are recognized are refused.",
  "Resumes in languages that were not measured: the built-in judge gives them no tier.",
  "Comparing candidates of different jobs by their match.",
];

export const OVERSIGHT = [
  "Reviewers know the trust page: how often a level is wrong, and where.",
  "They read the quoted lines before they decide, above all where a verdict says that it is not sure.",
  "They set their own tier, with a reason, wherever they disagree; it counts instead, and both are kept.",
  "Nobody is turned down for a requirement that is not shown without a look at the resume.",
  "The fairness page of a tournament is looked at before a round is closed: the same resumes with other names, pronouns, places and schools, and impact tables from voluntary answers.",
  "The agreement panel shows where reviewers and the software differ.",
];

/** What can go wrong, and what is done about it; the same facts for each law. */
export const RISKS = [
  "A qualification is missed or claimed: levels are wrong as often as the figures in this document say. The quote beside each level lets a person see it; candidates can correct it on their own page.",
  "Groups are treated differently by what correlates with a trait, such as gaps or schools. Personal details are hidden before judging; swapped resumes are compared on your own pool; outcomes by group are only known from your own figures.",
  "People rely on the order too much. Evidence stands before the match, blind review is available, and a verdict says when it is not sure.",
  "A resume is written to be ranked high. Hidden text and instructions are flagged and earn nothing; pasted adverts and keyword lists are flagged but can still lift a weak resume.",
  "Personal data is seen by somebody who should not. Access is per account, every view of contact details and files is logged, and data is deleted on time.",
];

export const RIGHTS = [
  "Before: a notice, by place, and on the apply page the choice of a person. Whoever chooses one is never read by the software and waits in a list with a clock.",
  "After: a page of their own shows what was shown and not shown in their own lines. There they correct or add something, which is marked as said by them and read again, or ask for a person.",
  "A draft of a letter after an adverse outcome names the part the software had.",
];

export function retentionItems({ retentionDays, recordYears, isOnHold }: Facts): string[] {
  return [
    `Resumes, texts, results, notes and candidates' requests: ${retentionDays} days after the upload, then deleted.`,
    recordYears > 0
      ? `Decision records (criteria, levels, tiers, versions, who decided, when and why; no name, quote or file): ${yearsOf(recordYears)} after that.`
      : "Decision records: none are kept. California's rules ask for 4 years.",
    "The log of who did what, by ids, chained so that a change shows: 730 days in the database unless the operator set otherwise, then in files.",
    isOnHold ? "A legal hold is on: nothing is deleted until it ends." : "No legal hold is on.",
  ];
}
