import type { RequestKind } from "#core/candidate-page/candidate-page";

export const title = "Candidate's own page";
export const intro =
  "A link you can send to the candidate. It shows each requirement with the lines of the resume that meet it, and which ones the resume does not show. They can add information or ask for a human review. It never shows the match, the tier or your notes.";
export const loadError = "This candidate could not be loaded. They may have been deleted.";
export const openScorecard = "Open the scorecard";
export const linkTitle = "The link";
export const linkNone = "No link yet.";
export const linkDays = "Valid for";
export const days = (n: number) => `${n} days`;
export const linkCreate = "Create link";
export const linkReplace = "Create a new link";
export const linkReplaces = "A new link replaces the old one.";
export const linkRevoke = "Revoke link";
export const linkCopyNow = "Copy it now. You won't see it again.";
export const linkCopy = "Copy link";
export const linkField = "Link";
export const linkUntil = "Valid until";
export const linkRevoked = "This link was revoked.";
export const linkExpired = "This link has expired.";
export const linkOpened = "last opened";
export const linkUnopened = "not opened yet";
export const requestsTitle = "From the candidate";
export const requestsNone = "Nothing yet.";
export const KIND: Record<RequestKind, string> = {
  statement: "Said by the candidate",
  review: "Asked for a human review",
};
export const requestAbout = (criterion: string) => `about “${criterion}”`;
export const requestAnswer = "Mark as answered";
export const requestAnswered = "Answered";
export const letterTitle = "Draft letter";
export const letterText =
  "For a candidate you turn down. Fill in the brackets; give the reason yourself. Not legal advice.";
export const letterCopy = "Copy letter";
