// Every text of the operations page. Imported as a whole: `import * as words`.

export const failedJobs = "Failed jobs";
export const noFailedJobs = "No failed jobs";
export const whatIsGivenUp = "Jobs that failed every attempt stay here until a rerun succeeds.";
export const newestOfAreListed = (listed: number, count: string) =>
  `The newest ${listed} of ${count} are listed.`;
export const runAllAgain = (open: string, type: string) => `Run all ${open} again: ${type}`;
export const job = "Job";
export const copyTheId = (subject: string) => `Copy the ID ${subject}`;
export const why = "Why";
export const attempts = "Attempts";
export const givenUp = "Given up";
export const actions = "Actions";
export const askedForAgain = "Rerun requested";
export const requesting = "Requesting...";
export const runAgain = "Run again";
export const runAgainThis = (job: string, subject: string) => `Run again: ${job} ${subject}`;
export const fileStore = "File store";
export const processing = "Processing";
export const asOf = "As of";

export const theBuiltInJudge = (version: string) => `the built-in judge (version ${version})`;
export const spending = (calls: string, tokensIn: string, tokensOut: string, cost: string) =>
  `Model calls today (UTC): ${calls}, with ${tokensIn} tokens in and ${tokensOut} out${cost}.`;
export const lastResumeWasJudged = (name: string) => `The last resume was analyzed by ${name}.`;
export const itWasNeverMeasured = "Its accuracy has never been measured.";
export const howTrueItsVerdicts = "How accurate its verdicts are";

export const noResumeWasFinished = "No resume was finished in the last hour.";
export const readAndEnded = (count: string, error: string, most: string) =>
  `${count} read and ${error} ended as an error; at most ${most} in a minute.`;
export const lastHour = "The last hour";
export const minutesAgo = "60 minutes ago";
export const done = "done";
export const error = "error";
export const now = "now";
export const showTheFigures = "Show figures";
export const minute = "Minute";
export const done2 = "Done";
export const error2 = "Error";

export const operations = "Operations";
export const whatIsDoneBehind = "Background work: what is waiting, what is running and what failed.";
export const refreshEvery10Seconds = "Refresh every 10 seconds";
export const refresh = "Refresh";
export const figuresCouldNot =
  "We can't refresh these figures right now, so they may be out of date. We keep trying.";

export const recipient = "Recipient";
export const sentFor = "Sent for";
export const created = "Created";
export const state = "State";
export const emails = "Emails";
export const thoseStillToSend = "Emails waiting to be sent, and the latest ones sent.";
export const noMailsYet = "No emails yet";
export const mailsShowHere = "Emails appear here once there is one to send.";
export const nothingWasRunAgain = "No job was queued. Please try again.";
export const pageFiguresCouldNot = "We couldn't load the figures";
export const databaseMayNotAnswer = "The database may be down. Background work continues; see /api/health.";
export const tryAgain = "Try again";

export const work = "Work";
export const count = "Count";
export const oldest = "Oldest";
export const whatToDo = "What to do";
export const stuck = (stuckCount: string) => `${stuckCount} stuck.`;
export const nothingItGoes = "Nothing; it continues by itself.";
export const waiting = "Waiting";
export const nothingIsWaiting = "Nothing is waiting";
export const allResumesAreRead = "All resumes are processed and all emails are sent.";
export const waitingWork = "Waiting work";

export const jobRunsAgain = "The job is queued again.";
export const jobAlreadyRuns = "The job was queued again a moment ago.";
export const nothingWasLeft = "Nothing left to do: the job has finished, or its subject was deleted.";
export const allRunAgain = (jobs: string) => `${jobs} queued again.`;
export const someRunAgain = (jobs: string) =>
  `${jobs} queued again. There are more: press the button once more.`;
