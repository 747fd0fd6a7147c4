// Every text of the demo that the browser loads with it (the heading around it is in ../words.ts). Imported as a whole: `import * as words`.

export const analyzed = "Analyzed";
export const match = "% match";
export const thisFileCouldNot = "This file could not be processed.";
export const pros = "Pros";
export const cons = "Cons";
export const skills = "Skills";

export const pleaseTryAgain = "Please try again.";
export const jobTitleIsRequired = "Job title is required";
export const pleaseSelectAtLeast = "Please select at least one resume file.";
export const jobDescription = "Job description";
export const optional = "Optional";
export const keyRequirements = "Key requirements";
export const mustHavesOnePer = "Must-haves, one per line (optional)";
export const optionalRequirements = "Optional requirements";
export const niceToHavesOne = "Nice-to-haves, one per line";
export const demoCreatedSuccessfully = "Demo created successfully!";
export const aiIsNowAnalyzing = "AI is now analyzing your resumes.";
export const failedToCreateDemo = "Failed to create demo";
export const demo = "Demo";
export const job = "The job";
export const jobTitle = "Job title";
export const resumes = "Resumes";
export const requiredAtMost = (demoMaxFiles: number) => `(required, at most ${demoMaxFiles})`;
export const tooManyFiles = "Too many files";
export const creatingYourDemo = "Creating your demo...";
export const rankTheseResumes = "Rank these resumes";

export const demosAreDeletedAfter = "Demos are deleted after 24 hours.";
export const thisDemoNoLonger = "This demo no longer exists";
export const weKeepTrying = "We keep trying. This page may be out of date.";
export const cantReachTheServer = "Can't reach the server";
export const loadingYourDemo = "Loading your demo…";
export const everyNewAccountComes = "Every new account comes with this tournament, ready to explore.";
export const startAnotherDemo = "Start another demo";
export const keepThisAsMy = "Keep this as my first tournament";
export const signUpToScreen = "Sign up to screen more";
export const ofDone = (resumeCount: number) => `of ${resumeCount} done`;
export const couldNotBeRead = (errorCount: number) => ` (${errorCount} could not be read)`;
export const resumesDone = "Resumes done";
export const thisUsuallyTakes1 = "This usually takes 1-2 minutes.";
export const thisDemoIsDeleted = "This demo is deleted after 24 hours.";

export const isPaused = "The demo is paused right now";
export const comeBackLater = "Come back later, or";
export const signUp = "sign up";
export const forFree = "for free.";
export const needsJavascript = "The demo needs JavaScript to send your files.";
export const tryIt = (resumeCount: number) => `Try it with our ${resumeCount} resumes`;
export const oneClickNoTyping = "One click, no typing: a job and fictional candidates.";
export const sendDemoFailedToCreateDemo = "Failed to create demo tournament";
export const serverReturnedInvalidResponse = "Server returned invalid response";
export const failedToUploadResumes = "Failed to upload resumes";
