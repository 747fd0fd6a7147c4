import { count } from "#app/lib/format.ts";
import { readMarkdown, type Values } from "#app/lib/text-document/read-markdown.ts";
import { trustCard } from "#app/routes/trust/card.ts";
import { evaluation, isMeasured } from "#app/routes/trust/evaluation.ts";
import { modelTable } from "#app/routes/trust/tables.ts";
import type { JudgeAtWork } from "#core/notices/notice-settings";
import { RULES_AS_OF } from "#core/notices/places";
import { yearsOf } from "#core/notices/write-notice";
import { PRODUCT_NAME } from "#core/product";
import type { Facts } from "./documents";
import passages from "./passages.md?raw";

export const aboutText = (basedOn: string, { company, madeOn, judge }: Facts) =>
  `For ${company}, made on ${madeOn} from the account's settings and the figures of ${evaluation.measuredOn}. Judge in use: ${nameJudge(judge)}. Based on: ${basedOn}, as of ${RULES_AS_OF}. A draft to be completed where it has [brackets]; not legal advice.`;

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
function describeJudge({ judge }: Facts): string[] {
  const choice =
    "The operator of the deployment chooses the judge: the built-in one (code, word vectors and small decision trees, without a network) or a language model. Every scorecard names the judge and its version.";
  if (!judge) return [choice, "No resume of this account has been judged yet."];
  const latest = `The newest results of this account were given by ${nameJudge(judge)}.`;
  if (isMeasured(judge)) return [choice, `${latest} It was measured; the figures are below.`];
  const figures = `The figures below are of the built-in judge, version ${evaluation.version}, and do not hold for it.`;
  return [choice, `${latest} It was never measured. ${figures}`];
}

/** What the documents leave blank: facts, passages of several documents, and sections of the trust page. */
export function valuesOf(facts: Facts): Values {
  const { company, contact, seller, judge } = facts;
  const trust = trustCard.map(
    ({ id, text, items, tables }) => [`trust.${id}`, { text, items, tables }] as const,
  );
  const truth = trustCard.find(({ id }) => id === "truth");
  const measured = evaluation.models.filter(
    ({ engine, name }) => engine === judge?.engine && name === judge.model,
  );
  const figures = { product: PRODUCT_NAME, company, contact, seller: seller.name, address: seller.address };
  return {
    ...{ ...figures, email: seller.email, resumes: count(facts.resumeCount, "resume") },
    ...{ judge: describeJudge(facts), retention: retentionItems(facts) },
    ...Object.fromEntries(trust),
    // The built-in judge's figures, and those of the model at work if there are any.
    accuracy: {
      text: truth?.text,
      tables: [...(measured.length > 0 ? [modelTable(measured)] : []), ...(truth?.tables ?? [])],
    },
    ...Object.fromEntries(
      readMarkdown(passages, figures).parts.map(({ title, text = [], items = text }) => [title, items]),
    ),
  };
}

function retentionItems({ retentionDays, recordYears, isOnHold }: Facts): string[] {
  return [
    `Resumes, texts, results, notes and candidates' requests: ${retentionDays} days after the upload, then deleted.`,
    recordYears > 0
      ? `Decision records (criteria, levels, tiers, versions, who decided, when and why; no name, quote or file): ${yearsOf(recordYears)} after that.`
      : "Decision records: none are kept. California's rules ask for 4 years.",
    "The log of who did what, by ids, chained so that a change shows: 730 days in the database unless the operator set otherwise, then in files.",
    isOnHold ? "A legal hold is on: nothing is deleted until it ends." : "No legal hold is on.",
  ];
}
