import { LOOKED_UP } from "#core/notices/places";

export const title = "Documents";
export const intro =
  "For lawyers and regulators, filled with your settings, the judge at work and the measured figures. What only you know stands in [brackets].";
export const notAdvice = `Rules were looked up in ${LOOKED_UP}. These are drafts and not legal advice. The PDF has Latin letters only; the Markdown has all.`;
export const back = "My account";
export const filledWith = (company: string, contact: string) =>
  `Filled in as ${company}; candidates write to ${contact}.`;
export const change = "Change";
export const restsOn = "Rests on:";
export const markdown = "Markdown";
export const pdf = "PDF";
export const download = (title: string, format: string) => `Download “${title}” as ${format}`;
export const others = "Also of use: the";
export const trust = "trust page";
export const and = "and the";
export const agreement = "data processing agreement";
