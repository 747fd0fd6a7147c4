export * from "../../common-words";

export const shareCandidates = "Share candidates";
export const intro =
  "Anyone with the link can see the candidates your list shows now and tell you what they think. They need no account and can't change anything.";

export const emptyList = "Your list is empty right now. Change the filter, then share.";
export const tooMany = (candidates: string, most: number) =>
  `Your list shows ${candidates}; a link shows ${most} at most. Filter first, by Tier A for example.`;
export const forWhom = "For whom";
export const forWhomHint = "Sam, head of finance";
export const opensFor = "Open for";
export const days = (n: number) => `${n} days`;
export const blind = "Blind";
export const blindHint = "(no names, contact details or files)";
export const shows = (candidates: string) => `Shows ${candidates}; candidates added later aren't included.`;
export const createLink = "Create link";
export const linkFor = (name: string) => `The link for ${name}`;
export const copyNow = "Copy it now: you won't see it again.";
export const link = "Link";

export const links = "Links";
export const noLinks = "No links yet.";
export const blindMark = "blind";
export const until = "· until";
export const notOpened = "not opened yet";
export const opened = (times: string) => `opened ${times}`;
export const revokeOf = (name: string) => `Revoke the link for ${name}`;
export const revoke = "Revoke";
export const listFailed = "The links couldn't be loaded.";
export const createFailed = "The link couldn't be created. Please try again.";
export const revokeFailed = "The link couldn't be revoked. Please try again.";
