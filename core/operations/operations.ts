import type { FailedJob } from "#core/jobs/failed-job";
import type { Health } from "./health";

const workKinds = [
  "resumes-pending",
  "resumes-extracting",
  "resumes-analyzing",
  "rereads",
  "mails",
  "mails-given-up",
  "samples",
  "file-deletions",
  "webhooks",
  "webhooks-failed",
] as const;
export type WorkKind = (typeof workKinds)[number];

/** What of a kind is still to be done. */
export type WaitingWork = {
  kind: WorkKind;
  count: number;
  /** When the oldest of it came, ISO 8601. */
  oldestAt: string;
  /** Of them, what should have gone on by now. */
  stuckCount: number;
};

export type OutboxMail = {
  id: string;
  /** What it was sent for: "results-ready". */
  cause: string;
  /** As "j…@example.com". */
  recipient: string;
  createdAt: string;
  attempts: number;
  state: "waiting" | "sending" | "given-up" | "sent";
};

/** Resumes that were finished in one minute. */
export type MinuteOfWork = { at: string; done: number; error: number };

/** All that waits, fails and is done, as the administrator sees it. */
export type Operations = {
  checkedAt: string;
  health: Health;
  waiting: WaitingWork[];
  failedJobs: {
    /** Those nobody has asked for again first, then the newest; of many the first only. */
    rows: FailedJob[];
    /** Of each type, those nobody has asked for again. */
    openCounts: Partial<Record<FailedJob["job"]["type"], number>>;
  };
  /** Unsent ones, then the last that were sent. */
  mails: OutboxMail[];
  /** The last hour, a minute each, the oldest first. */
  throughput: MinuteOfWork[];
};
