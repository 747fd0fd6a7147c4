import type { Job } from "#core/jobs/job";
import type { OutboxMail, WorkKind } from "#core/operations/operations";

export const WORK: Record<WorkKind, { label: string; stuck: string }> = {
  "resumes-pending": {
    label: "Resumes waiting to be read",
    stuck: "Not picked up for 15 minutes. Check that the scheduled sweep runs.",
  },
  "resumes-extracting": {
    label: "Resumes being read",
    stuck: "Reading was interrupted. It restarts within minutes.",
  },
  "resumes-analyzing": {
    label: "Resumes being analyzed",
    stuck: "Analysis was interrupted. It restarts within minutes.",
  },
  rereads: {
    label: "Results waiting for new criteria",
    stuck: "Not picked up for 15 minutes. Check that the scheduled sweep runs.",
  },
  mails: { label: "Emails to send", stuck: "Unsent for 15 minutes. Check the mail provider." },
  "mails-given-up": { label: "Emails given up", stuck: "" },
  samples: {
    label: "Sample tournaments to create",
    stuck: "Not created in 15 minutes. Look for them under Failed jobs.",
  },
  "file-deletions": {
    label: "Files of deleted resumes to remove",
    stuck: "Still there after 15 minutes. Look for them under Failed jobs.",
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
  "webhooks-failed": "The partner's webhook URL rejected them. Ask the partner to check it.",
};

export const JOB: Record<Job["type"], string> = {
  "process-resume": "Read a resume",
  "extend-analysis": "Analyze a resume against new criteria",
  "create-sample-tournament": "Create a sample tournament",
  "send-mail": "Send an email",
  "remove-files": "Remove deleted files",
  "cache-export": "Save the zip of a tier",
  "deliver-webhook": "Send a webhook message",
  "check-fairness": "Check a tournament's fairness",
};

export const MAIL_TYPE: Record<OutboxMail["type"], string> = {
  welcome: "Welcome",
  "confirm-email": "Confirm an address",
  "email-change": "Change an address",
  purchase: "Purchase",
  "password-reset": "Set a new password",
  "results-ready": "Results are ready",
};

export const MAIL_STATE: Record<OutboxMail["state"], string> = {
  waiting: "waiting",
  sending: "sending",
  "given-up": "given up",
  sent: "sent",
};
