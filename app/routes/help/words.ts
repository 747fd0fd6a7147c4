// Every text of the help page. Its topics are in topics.ts. Imported as a whole: `import * as words`.

export const gettingStarted = "Getting started";
export const frequentlyAskedQuestions = "Frequently asked questions";
export const troubleshooting = "Troubleshooting";
export const support = "Support";
export const title = "Help & Support";
export const subtitle = "Get started, get answers, get in touch";
export const onThisPage = "On this page";
export const stillStuck = "Still stuck?";
export const writeTo = "Write to";
export const replyTime = ". We reply within 24 business hours.";
export const ownSoftwareHint = "To connect your own software, use the";
export const partnerApi = "partner API";
export const contactSupport = "Contact Support";
export const description = "How to get started, answers to common questions, and how to reach support.";
