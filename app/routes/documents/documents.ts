import type { Part, TextDocument } from "#app/lib/text-document/part.ts";
import { annexIv } from "./annex-iv";
import { colorado } from "./colorado";
import { dpia } from "./dpia";
import type { Facts } from "./facts";
import { instructions } from "./instructions";
import { aboutText } from "./passages";
import { riskAssessment } from "./risk-assessment";

export type FilledDocument = {
  /** The name of its file, without extension. */
  id: string;
  title: string;
  summary: string;
  basedOn: string;
  parts(facts: Facts): Part[];
};

export const documents: FilledDocument[] = [annexIv, instructions, colorado, riskAssessment, dpia];

export const fillDocument = ({ title, basedOn, parts }: FilledDocument, facts: Facts): TextDocument => ({
  title,
  about: aboutText(basedOn, facts),
  parts: parts(facts),
});
