import { LOOKED_UP } from "#core/notices/places";

export const title = "Notices to candidates";
export const intro =
  "What to tell candidates before you use the software, by place. Retention and records are those of your account; fill in your company and whom to write to.";
export const notAdvice = `Rules were looked up in ${LOOKED_UP}. This is not legal advice; have a lawyer read what you publish.`;
export const back = "Account";
export const company = "Company";
export const contact = "Whom candidates write to";
export const fill = "Fill in";
export const defaultCompany = "[company]";
export const restsOn = "Rests on:";
export const copy = "Copy notice";
export const open = "See the notices";
export const linkText = "Texts by place, filled with your settings.";
