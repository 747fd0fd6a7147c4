export * from "../../common-words";

export const intro =
  "Candidates send their resumes themselves, by link or email. They count toward this tournament's limit, just like your uploads.";
export const senderChecks = (spf: string, dkim: string) => `SPF ${spf}, DKIM ${dkim}`;
export const latestEmails = "Latest emails";
export const added = (resumes: string) => `${resumes} added`;
export const filesRefused = (files: string) => `, ${files} refused`;

export const link = "Apply link";
export const linkText =
  "A public page with this tournament's name. It says that an AI helps to screen, and candidates can ask for a person instead.";
export const linkRenewHint = "The old link stops working.";
export const email = "Email address";
export const emailText =
  "Each attached PDF, DOCX or TXT becomes a candidate; the email's own text is not read. Where you publish the address, say that an AI helps to screen: the privacy page has a notice.";
export const copyEmail = "Copy address";
export const emailRenewHint = "The old address stops working.";
export const noEmailYet =
  "This deployment doesn't receive email yet. Its operator has to set up a domain first.";
export const cannotBeShownHint =
  "It still works, but can't be shown again because this deployment's secret key was replaced. Renew it to get a new one.";
export const renewOf = (title: string) => `Renew: ${title}`;
export const renew = "Renew";
export const failed = "Something went wrong. Please try again.";
