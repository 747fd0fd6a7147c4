export const privacy = "Privacy";
export const subtitle = (product: string) => `What ${product} keeps, why, and for how long`;
export const inShort = "In short";
export const uploadUse =
  "We use what you upload to rank candidates for the job you uploaded it to, and for nothing else. We don't sell it, show it to other customers or train models on it.";
export const peopleDecide =
  "Nothing is decided automatically. Every result shows the requirement, the verdict and the quote behind it; a person decides.";
export const deleteAnytime =
  "You can delete a resume, a tournament or your whole account yourself at any time.";
export const keptTitle = "What we keep";
export const keptAboutYou =
  "About you: your email address, a salted hash of your password, your sessions, your credits and purchases. Card details go to the payment provider and never reach us.";
export const keptAboutCandidates =
  "About candidates: the uploaded file, its text, the contact details in it, the result with its quotes, your tier and note, and the opinions of people you sent a link to.";
export const keptLog =
  "A log of who did what (scoring, tier changes, exports, deletions), by ID, without names or resume text.";
export const analysisTitle = "How a resume is analyzed";
export const analysisVerdicts =
  "A language model, or our own rules, gives a verdict on each requirement, with a quote. If the quote isn't in the resume word for word, the verdict is “Not shown”. The percentage and the tier are arithmetic.";
export const analysisRejected =
  "Requirements about age, gender, origin, family or other protected traits are rejected.";
export const howLongTitle = "How long we keep it";
export const howLongResumes = (days: number) =>
  `Resumes and everything made from them are deleted ${days} days after upload; you can set a shorter or longer period on your account page.`;
export const howLongDecisions =
  "Decisions stay on record for 4 years, or as long as you set (0 to 7): criteria, verdict levels, tiers, who decided, when and why. They contain no name, contact details, quote, note or file.";
export const howLongDemo = "A demo on the landing page and its files are deleted after 24 hours.";
export const howLongDeleted =
  "What you delete is gone from the database at once and from the file store within minutes, exports included. The database provider keeps a recovery copy of the database, not of the files, for up to 30 days.";
export const howLongPurchases =
  "Once your account is deleted, we keep the date and amount of each purchase for our books, without your name or email address.";
export const whereTitle = "Where we keep it";
export const whereText =
  "On Cloudflare: pages, database, files, queue and the language model. Stripe handles payments. No ads, no trackers; our cookies keep you logged in, bring you back from a payment, recognize a browser you've used before, let you keep a demo, and remember your theme.";
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
export const analysisHides =
  "Name, email address, phone, links, address, date of birth, photo, gendered words and the name of the file are hidden before anything is judged. Contact details are taken out by fixed rules and shown to you, and to whom you send a link that is not blind.";
