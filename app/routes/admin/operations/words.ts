import type { Job } from "#core/jobs/job";
import type { OutboxMail, WorkKind } from "#core/operations/operations";

/** A label for each kind of work, and what to do about the part of it that is stuck. */
export const WORK: Record<WorkKind, { label: string; stuck: string }> = {
  "resumes-pending": {
    label: "Resumes to be read",
    stuck: "Nobody asked for them in 15 minutes. Check that the scheduled sweep runs.",
  },
  "resumes-extracting": {
    label: "Resumes being read",
    stuck: "Whoever read them broke off. They are taken up again within minutes.",
  },
  "resumes-analyzing": {
    label: "Resumes being judged",
    stuck: "Whoever judged them broke off. They are taken up again within minutes.",
  },
  rereads: {
    label: "Results waiting for new criteria",
    stuck: "Nobody asked for them in 15 minutes. Check that the scheduled sweep runs.",
  },
  mails: { label: "Mails to send", stuck: "Unsent for 15 minutes. Check the mail provider." },
  "mails-given-up": { label: "Mails given up", stuck: "" },
  samples: {
    label: "Sample tournaments to make",
    stuck: "Not made in 15 minutes. Look for them among the failed jobs.",
  },
  "file-deletions": {
    label: "Files of deleted resumes to remove",
    stuck: "Still there after 15 minutes. Look for them among the failed jobs.",
  },
  webhooks: {
    label: "Webhook messages to deliver",
    stuck: "Overdue by 15 minutes. Check that the queue consumer runs.",
  },
  "webhooks-failed": { label: "Webhook messages given up", stuck: "" },
};

/** Hints for kinds of work that need a person to act. */
export const TO_DO: Partial<Record<WorkKind, string>> = {
  "mails-given-up": "Check the mail provider, then run them again below.",
  "webhooks-failed": "The partner's address did not take them. Ask the partner to check it.",
};

export const JOB: Record<Job["type"], string> = {
  "process-resume": "Read a resume",
  "extend-analysis": "Judge a resume by new criteria",
  "create-sample-tournament": "Make a sample tournament",
  "send-mail": "Send a mail",
  "remove-files": "Remove deleted files",
  "cache-export": "Keep the zip of a tier",
  "deliver-webhook": "Send a webhook message",
};

const CAUSES: Record<string, string> = {
  welcome: "Welcome",
  "results-ready": "Results are ready",
  "password-reset": "Set a new password",
};

export const causeInWords = (cause: string) => CAUSES[cause] ?? cause;

export const MAIL_STATE: Record<OutboxMail["state"], string> = {
  waiting: "waiting",
  sending: "sending",
  "given-up": "given up",
  sent: "sent",
};
