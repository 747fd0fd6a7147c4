// Every text of the operations page. Imported as a whole: `import * as words`.

// failedJobs
export const failedJobsFailedJobs = "Failed jobs";
export const failedJobsNoFailedJobs = "No failed jobs";
export const failedJobsWhatIsGivenUp = "Jobs that failed every attempt stay here until a rerun succeeds.";
export const failedJobsNewestOfAreListed = (listed: number, count: string) =>
  `The newest ${listed} of ${count} are listed.`;
export const failedJobsRunAllAgain = (open: string, type: string) => `Run all ${open} again: ${type}`;
export const failedJobsJob = "Job";
export const failedJobsCopyTheId = (subject: string) => `Copy the ID ${subject}`;
export const failedJobsWhy = "Why";
export const failedJobsAttempts = "Attempts";
export const failedJobsGivenUp = "Given up";
export const failedJobsActions = "Actions";
export const failedJobsAskedForAgain = "Rerun requested";
export const failedJobsRequesting = "Requesting...";
export const failedJobsRunAgain = "Run again";
export const failedJobsRunAgainThis = (job: string, subject: string) => `Run again: ${job} ${subject}`;

// healthLine
export const healthLineFileStore = "File store";
export const healthLineProcessing = "Processing";
export const healthLineAsOf = "As of";

// judgeLine
export const judgeLineTheBuiltInJudge = (version: string) => `the built-in judge (version ${version})`;
export const judgeLineSpending = (calls: string, tokensIn: string, tokensOut: string, cost: string) =>
  `Model calls today (UTC): ${calls}, with ${tokensIn} tokens in and ${tokensOut} out${cost}.`;
export const judgeLineLastResumeWasJudged = (name: string) => `The last resume was analyzed by ${name}.`;
export const judgeLineItWasNeverMeasured = "Its accuracy has never been measured.";
export const judgeLineHowTrueItsVerdicts = "How accurate its verdicts are";

// lastHour
export const lastHourNoResumeWasFinished = "No resume was finished in the last hour.";
export const lastHourReadAndEnded = (count: string, error: string, most: string) =>
  `${count} read and ${error} ended as an error; at most ${most} in a minute.`;
export const lastHourLastHour = "The last hour";
export const lastHourMinutesAgo = "60 minutes ago";
export const lastHourDone = "done";
export const lastHourError = "error";
export const lastHourNow = "now";
export const lastHourShowTheFigures = "Show figures";
export const lastHourMinute = "Minute";
export const lastHourDone2 = "Done";
export const lastHourError2 = "Error";

// operationsPage
export const operationsPageOperations = "Operations";
export const operationsPageWhatIsDoneBehind =
  "Background work: what is waiting, what is running and what failed.";
export const operationsPageRefreshEvery10Seconds = "Refresh every 10 seconds";
export const operationsPageRefresh = "Refresh";
export const operationsPageFiguresCouldNot =
  "We can't refresh these figures right now, so they may be out of date. We keep trying.";

// outbox
export const outboxRecipient = "Recipient";
export const outboxSentFor = "Sent for";
export const outboxCreated = "Created";
export const outboxAttempts = "Attempts";
export const outboxState = "State";
export const outboxEmails = "Emails";
export const outboxThoseStillToSend = "Emails waiting to be sent, and the latest ones sent.";
export const outboxNoMailsYet = "No emails yet";
export const outboxMailsShowHere = "Emails appear here once there is one to send.";

// page
export const pageNothingWasRunAgain = "No job was queued. Please try again.";
export const pageTabTitle = (productName: string) => `Operations · ${productName}`;
export const pageOperations = "Operations";
export const pageFiguresCouldNot = "We couldn't load the figures";
export const pageDatabaseMayNotAnswer =
  "The database may be down. Background work continues; see /api/health.";
export const pageTryAgain = "Try again";

// waitingTable
export const waitingTableWork = "Work";
export const waitingTableCount = "Count";
export const waitingTableOldest = "Oldest";
export const waitingTableWhatToDo = "What to do";
export const waitingTableStuck = (stuckCount: string) => `${stuckCount} stuck.`;
export const waitingTableNothingItGoes = "Nothing; it continues by itself.";
export const waitingTableWaiting = "Waiting";
export const waitingTableNothingIsWaiting = "Nothing is waiting";
export const waitingTableAllResumesAreRead = "All resumes are processed and all emails are sent.";
export const waitingTableWaitingWork = "Waiting work";

// rerun
export const rerunJobRunsAgain = "The job is queued again.";
export const rerunJobAlreadyRuns = "The job was queued again a moment ago.";
export const rerunNothingWasLeft = "Nothing left to do: the job has finished, or its subject was deleted.";
export const rerunAllRunAgain = (jobs: string) => `${jobs} queued again.`;
export const rerunSomeRunAgain = (jobs: string) =>
  `${jobs} queued again. There are more: press the button once more.`;
