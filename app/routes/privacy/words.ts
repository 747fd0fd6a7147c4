export const privacy = "Privacy";
export const subtitle = (product: string) => `What ${product} keeps, why, and for how long`;
export const candidateTitle = "If you're a candidate";
export const candidateText =
  "The company you applied to decides about your application and your data. It can show you your assessment, export everything it holds about you, or delete it. Ask it first; if you don't know whom to ask, write to";
export const noticeForCandidates = "A notice for candidates";
export const noticeStart = "If you screen resumes with";
export const noticeEnd =
  ", tell candidates. This text says what happens; fill in the brackets and have it checked for the places you hire in.";
export const copyNotice = "Copy the notice";
export const questions = "Questions";
export const writeTo = "Write to";
export const replyTime = ". We reply within 24 business hours.";
export const description = "What we keep about you and about candidates, why, and for how long.";
