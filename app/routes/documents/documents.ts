import type { TextDocument } from "#app/lib/text-document/part.ts";
import { readMarkdown } from "#app/lib/text-document/read-markdown.ts";
import type { Seller } from "#core/legal";
import type { NoticeFacts } from "#core/notices/get-notice-facts";
import annexIv from "./annex-iv.md?raw";
import riskAssessment from "./ccpa-risk-assessment.md?raw";
import colorado from "./colorado-developer.md?raw";
import dpia from "./dpia.md?raw";
import instructions from "./instructions-for-use.md?raw";
import { aboutText, valuesOf } from "./passages";

export type Facts = NoticeFacts & {
  /** Who develops and runs the deployment. */
  seller: Seller;
  /** ISO 8601 date. */
  madeOn: string;
};

/** As Markdown, by the name of its file without extension: a title, a summary, and what it is based on. */
const SOURCES = {
  "annex-iv": annexIv,
  "instructions-for-use": instructions,
  "colorado-developer": colorado,
  "ccpa-risk-assessment": riskAssessment,
  dpia,
};

export const documents = Object.entries(SOURCES).map(([id, markdown]) => {
  const [title = "", summary = "", basedOn = ""] = markdown.slice(2).split("\n\n", 3);
  return { id, title, summary, basedOn, markdown };
});

type FilledDocument = (typeof documents)[number];

export const fillDocument = ({ title, basedOn, markdown }: FilledDocument, facts: Facts): TextDocument => ({
  title,
  about: aboutText(basedOn, facts),
  parts: readMarkdown(markdown, valuesOf(facts)).parts,
});
