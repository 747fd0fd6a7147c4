import type { FailedJob } from "#core/jobs/failed-job";
import type { MailMessage } from "#core/mail/mail";
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

/** The backlog of one kind of work. */
export type WaitingWork = {
  kind: WorkKind;
  count: number;
  /** When the oldest item was added, ISO 8601. */
  oldestAt: string;
  /** How many of them are overdue. */
  stuckCount: number;
};

export type OutboxMail = {
  id: string;
  type: MailMessage["type"];
  /** Masked: "j…@example.com". */
  recipient: string;
  createdAt: string;
  attempts: number;
  state: "waiting" | "sending" | "given-up" | "sent";
};

/** Resumes finished in one minute. */
export type MinuteOfWork = { at: string; done: number; error: number };

/** Who judged, as the scorecard says it. */
type LastJudge = { engine: string; version: string; model: string | null; fallback: string | null };

/** The operations page: backlog, failures, mails and throughput. */
export type Operations = {
  checkedAt: string;
  health: Health;
  /** Of the resume that was put on the queue last and is done; null before the first. */
  judge: LastJudge | null;
  /** Of today (UTC), what models were asked and what it costs; zero dollars where no price is set. */
  modelSpending: { calls: number; tokensIn: number; tokensOut: number; dollars: number };
  waiting: WaitingWork[];
  failedJobs: {
    /** Jobs not rerun yet first, then the newest; limited. */
    rows: FailedJob[];
    /** Jobs not rerun yet, counted by type. */
    openCounts: Partial<Record<FailedJob["job"]["type"], number>>;
  };
  /** Unsent mails, then the most recently sent ones. */
  mails: OutboxMail[];
  /** The last hour by minute, oldest first. */
  throughput: MinuteOfWork[];
};
