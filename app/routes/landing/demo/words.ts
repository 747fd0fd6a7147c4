// Every text of the demo that the browser loads with it (the heading around it is in ../words.ts), by component. Imported as a whole: `import * as words`.

// demoCandidate
export const demoCandidateAnalyzed = "Analyzed";
export const demoCandidateMatch = "% match";
export const demoCandidateThisFileCouldNot = "This file could not be processed.";
export const demoCandidatePros = "Pros";
export const demoCandidateCons = "Cons";
export const demoCandidateSkills = "Skills";

// demoForm
export const demoFormPleaseTryAgain = "Please try again.";
export const demoFormJobTitleIsRequired = "Job title is required";
export const demoFormPleaseSelectAtLeast = "Please select at least one resume file.";
export const demoFormJobDescription = "Job description";
export const demoFormOptional = "Optional";
export const demoFormKeyRequirements = "Key requirements";
export const demoFormMustHavesOnePer = "Must-haves, one per line (optional)";
export const demoFormOptionalRequirements = "Optional requirements";
export const demoFormNiceToHavesOne = "Nice-to-haves, one per line";
export const demoFormDemoCreatedSuccessfully = "Demo created successfully!";
export const demoFormAiIsNowAnalyzing = "AI is now analyzing your resumes.";
export const demoFormFailedToCreateDemo = "Failed to create demo";
export const demoFormDemo = "Demo";
export const demoFormJob = "The job";
export const demoFormJobTitle = "Job title";
export const demoFormResumes = "Resumes";
export const demoFormRequiredAtMost = (demoMaxFiles: number) => `(required, at most ${demoMaxFiles})`;
export const demoFormTooManyFiles = "Too many files";
export const demoFormCreatingYourDemo = "Creating your demo...";
export const demoFormRankTheseResumes = "Rank these resumes";

// demoResults
export const demoResultsDemosAreDeletedAfter = "Demos are deleted after 24 hours.";
export const demoResultsThisDemoNoLonger = "This demo no longer exists";
export const demoResultsWeKeepTrying = "We keep trying. This page may be out of date.";
export const demoResultsCantReachTheServer = "Can't reach the server";
export const demoResultsLoadingYourDemo = "Loading your demo…";
export const demoResultsResumes = "Resumes";
export const demoResultsJob = "The job";
export const demoResultsEveryNewAccountComes =
  "Every new account comes with this tournament, ready to explore.";
export const demoResultsStartAnotherDemo = "Start another demo";
export const demoResultsKeepThisAsMy = "Keep this as my first tournament";
export const demoResultsSignUpToScreen = "Sign up to screen more";
export const demoResultsOfDone = (resumeCount: number) => `of ${resumeCount} done`;
export const demoResultsCouldNotBeRead = (errorCount: number) => ` (${errorCount} could not be read)`;
export const demoResultsResumesDone = "Resumes done";
export const demoResultsThisUsuallyTakes1 = "This usually takes 1-2 minutes.";
export const demoResultsThisDemoIsDeleted = "This demo is deleted after 24 hours.";

// demo
export const demoIsPaused = "The demo is paused right now";
export const demoComeBackLater = "Come back later, or";
export const demoSignUp = "sign up";
export const demoForFree = "for free.";
export const demoNeedsJavascript = "The demo needs JavaScript to send your files.";
export const demoLoadingYourDemo = "Loading your demo…";

// sampleStart
export const sampleStartPleaseTryAgain = "Please try again.";
export const sampleStartDemoCreatedSuccessfully = "Demo created successfully!";
export const sampleStartAiIsNowAnalyzing = "AI is now analyzing your resumes.";
export const sampleStartFailedToCreateDemo = "Failed to create demo";
export const sampleStartCreatingYourDemo = "Creating your demo...";
export const sampleStartTry = (resumeCount: number) => `Try it with our ${resumeCount} resumes`;
export const sampleStartOneClickNoTyping = "One click, no typing: a job and fictional candidates.";

// sendDemo
export const sendDemoFailedToCreateDemo = "Failed to create demo tournament";
export const sendDemoServerReturnedInvalidResponse = "Server returned invalid response";
export const sendDemoFailedToUploadResumes = "Failed to upload resumes";
