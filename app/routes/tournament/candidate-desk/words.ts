import type { RequestKind } from "#core/candidate-page/candidate-page";

export const title = "Candidate's own page";
export const intro =
  "A link that you may send to the candidate. It shows each requirement with their own lines, what was not shown, and lets them add something or ask for a person. It shows no match, no tier and no note of yours.";
export const loadError = "This candidate could not be loaded. They may have been deleted.";
export const toResume = "Open the scorecard";
export const linkTitle = "The link";
export const linkNone = "No link yet.";
export const linkDays = "Works for";
export const days = (n: number) => `${n} days`;
export const linkCreate = "Create link";
export const linkReplace = "Create a new link";
export const linkReplaces = "A new link replaces the old one.";
export const linkRevoke = "Take the link back";
export const linkMade = "The link";
export const linkOnce = "Copy it now: it is shown this once.";
export const linkCopy = "Copy link";
export const linkField = "Link";
export const linkUntil = "Works until";
export const linkRevoked = "The link was taken back.";
export const linkExpired = "The link has expired.";
export const linkOpened = "last opened";
export const linkUnopened = "not opened yet";
export const requestsTitle = "What the candidate said and asked";
export const requestsNone = "Nothing yet.";
export const KIND: Record<RequestKind, string> = {
  statement: "Said by the candidate",
  review: "Asked for a person to look",
};
export const requestAbout = (criterion: string) => `about “${criterion}”`;
export const requestAnswer = "Mark as answered";
export const requestAnswered = "Answered";
export const failed = "That did not work. Please try again.";
export const letterTitle = "Draft of a letter";
export const letterText =
  "For somebody you turn down. Complete what is in brackets; the reason is yours. It is no legal advice.";
export const letterCopy = "Copy letter";
