export * from "../../common-words";

export const failedJobs = "Failed jobs";
export const noFailedJobs = "No failed jobs";
export const failedJobsHint = "Jobs that failed every attempt stay here until a rerun succeeds.";
export const newestListed = (listed: number, count: string) => `The newest ${listed} of ${count} are listed.`;
export const runAllAgain = (open: string, type: string) => `Run all ${open} again: ${type}`;
export const job = "Job";
export const copyId = (subject: string) => `Copy the ID ${subject}`;
export const why = "Why";
export const attempts = "Attempts";
export const givenUp = "Given up";
export const rerunRequested = "Rerun requested";
export const requesting = "Requesting...";
export const runAgain = "Run again";
export const runJobAgain = (job: string, subject: string) => `Run again: ${job} ${subject}`;
export const fileStore = "File store";
export const processing = "Processing";
export const asOf = "As of";

export const builtInJudge = (version: string) => `the built-in judge (version ${version})`;
export const modelCallsToday = (calls: string, tokensIn: string, tokensOut: string, cost: string) =>
  `Model calls today (UTC): ${calls}, with ${tokensIn} tokens in and ${tokensOut} out${cost}.`;
export const lastAnalyzedBy = (name: string) => `The last resume was analyzed by ${name}.`;
export const accuracyUnknown = "Its accuracy has never been measured.";
export const accuracyLink = "How accurate its verdicts are";

export const lastHourEmpty = "No resume was finished in the last hour.";
export const lastHourSummary = (count: string, error: string, most: string) =>
  `${count} read and ${error} ended as an error; at most ${most} in a minute.`;
export const lastHour = "The last hour";
export const chartStart = "60 minutes ago";
export const doneKey = "done";
export const errorKey = "error";
export const chartEnd = "now";
export const showFigures = "Show figures";
export const minute = "Minute";
export const doneColumn = "Done";
export const errorColumn = "Error";

export const subtitle = "Background work: what is waiting, what is running and what failed.";
export const autoRefresh = "Refresh every 10 seconds";
export const refreshFailed =
  "We can't refresh these figures right now, so they may be out of date. We keep trying.";

export const recipient = "Recipient";
export const sentFor = "Sent for";
export const state = "State";
export const emails = "Emails";
export const emailsHint = "Emails waiting to be sent, and the latest ones sent.";
export const noEmails = "No emails yet";
export const noEmailsHint = "Emails appear here once there is one to send.";
export const rerunFailed = "No job was queued. Please try again.";
export const loadFailed = "We couldn't load the figures";
export const loadFailedHint = "The database may be down. Background work continues; see /api/health.";

export const work = "Work";
export const count = "Count";
export const oldest = "Oldest";
export const whatToDo = "What to do";
export const stuck = (stuckCount: string) => `${stuckCount} stuck.`;
export const nothingToDo = "Nothing; it continues by itself.";
export const waiting = "Waiting";
export const nothingWaiting = "Nothing is waiting";
export const nothingWaitingHint = "All resumes are processed and all emails are sent.";
export const waitingWork = "Waiting work";

export const jobQueued = "The job is queued again.";
export const jobAlreadyQueued = "The job was queued again a moment ago.";
export const nothingLeftToDo = "Nothing left to do: the job has finished, or its subject was deleted.";
export const allQueued = (jobs: string) => `${jobs} queued again.`;
export const someQueued = (jobs: string) =>
  `${jobs} queued again. There are more: press the button once more.`;
export const database = "Database";
