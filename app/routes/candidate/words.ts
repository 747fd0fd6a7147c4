import { PRODUCT_NAME } from "#core/product";

export const title = "Your application";
export const titleOf = (job: string) => `Your application: ${job}`;
export const eyebrow = "Your application for";
export const intro = `The hiring team used ${PRODUCT_NAME} to help them read your resume. It compares a resume with each requirement of the job and decides nothing: people do. Here is what it found in yours, in your own words.`;
export const hidden =
  "Your name, contact details, address, date of birth and photo were hidden from it. It used only the file you sent.";
export const worksUntil = "This page works until";
export const human = "A person reads your resume";
export const humanText = "You asked for a person. No AI reads your resume; it waits for the hiring team.";
export const reading = "Your resume is being read";
export const readingText = "Come back in a few minutes.";
export const unrated = "Your resume was not rated";
export const unratedText = "It is in a language that was not measured, so a person reads it.";
export const judgedBy = (model: string | null) =>
  model ? `Read by the language model ${model}.` : "Read by rules and a small statistical model.";
export const requirements = "Each requirement";
export const mustHave = "must-have";
export const niceToHave = "nice to have";
export const quoted = "From your resume:";
export const notShown = "Your resume does not show this. That does not mean that you do not have it.";
export const beingRead = "This is being read again.";
export const correct = "Correct this or add proof";
export const correctText =
  "Say where and when you did it, or what is wrong. The hiring team sees your words marked as said by you, and this requirement is read again with them.";
export const yourWords = "Your words";
export const send = "Send";
export const review = "Ask for a person to look";
export const reviewText =
  "Somebody of the hiring team is told that you asked, and since when you wait. You may add why.";
export const reviewSend = "Ask for a person";
export const said = "What you said and asked";
export const saidAbout = (criterion: string) => `About “${criterion}”`;
export const askedReview = "You asked for a person to look";
export const answered = "answered";
export const waiting = "waiting";
export const thanks = "Thank you. The hiring team has been told.";
export const failedTitle = "The page could not be loaded";
export const failedText = "Something went wrong on our side. Please try again in a minute.";
export const over = "This link no longer works";
export const missing = "This link does not work";
export const wait = "Please wait a minute";
