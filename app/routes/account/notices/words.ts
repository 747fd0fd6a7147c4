import { RULES_AS_OF } from "#core/notices/places";

export * from "../../common-words";

export const title = "Notices to candidates";
export const intro =
  "What to tell candidates before you use the software, by place. Retention, records and judge are those of your account.";
export const notAdvice = `The rules are as of ${RULES_AS_OF}. This is not legal advice; have a lawyer read what you publish.`;
export const backToAccount = "Account";
export const contact = "Whom candidates write to";
export const notSaved = "The settings could not be saved. Please try again.";
export const alsoDocuments = "The same settings fill your";
export const documents = "documents for lawyers and regulators";
export const basedOn = "Based on:";
export const copy = "Copy notice";
export const openNotices = "See the notices";
export const linkText = "Texts by place, filled with your settings.";
export const documentsTitle = "Documents";
export const documentsText = "For lawyers and regulators, filled with your settings and measured figures.";
export const openDocuments = "See the documents";
