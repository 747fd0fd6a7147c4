import { PRODUCT_NAME } from "#core/product";

export * from "../common-words";

export const title = "Your application";
export const titleOf = (job: string) => `Your application: ${job}`;
export const eyebrow = "Your application for";
export const intro = `The hiring team uses ${PRODUCT_NAME} to help read resumes. It compares each resume with the requirements of the job. It doesn't decide anything; people do.`;
export const introFound = "This is what it found in yours, in your own words.";
export const introForPerson = `The hiring team uses ${PRODUCT_NAME} to help read resumes, but not yours.`;
export const detailsHidden =
  "It does not see your name, contact details, address, date of birth or photo, and it uses only the file you send.";
export const worksUntil = "This page works until";
export const personReads = "A person reads your resume";
export const personReadsText =
  "You asked for a person. No AI reads your resume; it waits for the hiring team.";
export const reading = "Your resume is being read";
export const readingText = "Come back in a few minutes.";
export const unrated = "Your resume was not rated";
export const unratedText = "We haven't tested the software in its language, so a person will read it.";
export const unreadableText = "The file couldn't be read automatically, so a person will read it.";
export const notSureText = "These lines may show it. A person should look.";
export const readBy = (model: string | null) =>
  model ? `Read by the language model ${model}.` : "Read by rules and a small statistical model.";
export const requirements = "Each requirement";
export const mustHave = "must-have";
export const niceToHave = "nice to have";
export const quoted = "From your resume:";
export const notShown = "Your resume doesn't show this. That doesn't mean you don't have it.";
export const notClear = "It is not clear whether your resume shows this. A person should look.";
export const beingAnalyzedAgain = "This is being analyzed again.";
export const correctTitle = "Correct this or add proof";
export const correctText =
  "Say where and when you did it, or what is wrong. The hiring team sees your words, marked as yours, and this requirement is analyzed again.";
export const yourWords = "Your words";
export const sendLater =
  "You can send this once your resume has been analyzed again. Reload the page in a few minutes, but copy your text first.";
export const review = "Ask for a human review";
export const reviewText =
  "The hiring team is told that you asked and how long you have been waiting. You can say why.";
export const reviewSend = "Request a review";
export const yourMessages = "What you told the hiring team";
export const aboutCriterion = (criterion: string) => `About “${criterion}”`;
export const askedReview = "You asked for a human review";
export const answered = "answered";
export const waiting = "waiting";
export const thanks = "Thank you. The hiring team has been notified.";
export const failedTitle = "The page could not be loaded";
export const failedText = "Something went wrong on our side. Please try again in a minute.";
