import { RULES_AS_OF } from "#core/notices/places";

export const title = "Documents";
export const intro =
  "For lawyers and regulators, filled in with your settings, the judge you use and its measured figures. Complete what only you know: it is in [brackets].";
export const notAdvice = `The rules are as of ${RULES_AS_OF}. These are drafts, not legal advice. PDFs show Latin letters only; for other scripts, use Markdown.`;
export const backToAccount = "My account";
export const filledWith = (company: string, contact: string) =>
  `Company: ${company}. Contact for candidates: ${contact}.`;
export const change = "Change";
export const basedOn = "Based on:";
export const markdown = "Markdown";
export const pdf = "PDF";
export const download = (title: string, format: string) => `Download “${title}” as ${format}`;
export const seeAlso = "See also the";
export const trustPage = "trust page";
export const and = "and the";
export const dataProcessingAgreement = "data processing agreement";
