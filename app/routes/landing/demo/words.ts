// Every text of the demo that the browser loads with it (the heading around it is in ../words.ts). Imported as a whole: `import * as words`.

export const analyzed = "Analyzed";
export const match = "% match";
export const fileNotProcessed = "This file could not be processed.";
export const pros = "Pros";
export const cons = "Cons";
export const skills = "Skills";

export const pleaseTryAgain = "Please try again.";
export const jobTitleRequired = "Job title is required";
export const fileRequired = "Please select at least one resume file.";
export const jobDescription = "Job description";
export const optional = "Optional";
export const keyRequirements = "Key requirements";
export const keyRequirementsHint = "Must-haves, one per line (optional)";
export const optionalRequirements = "Optional requirements";
export const optionalRequirementsHint = "Nice-to-haves, one per line";
export const demoCreated = "Demo created successfully!";
export const demoCreatedHint = "AI is now analyzing your resumes.";
export const createFailed = "Failed to create demo";
export const demo = "Demo";
export const jobSection = "The job";
export const jobTitle = "Job title";
export const resumes = "Resumes";
export const resumesLimit = (demoMaxFiles: number) => `(required, at most ${demoMaxFiles})`;
export const tooManyFiles = "Too many files";
export const creatingDemo = "Creating your demo...";
export const rankResumes = "Rank these resumes";

export const demosDeletedHint = "Demos are deleted after 24 hours.";
export const demoGone = "This demo no longer exists";
export const serverUnreachableHint = "We keep trying. This page may be out of date.";
export const serverUnreachable = "Can't reach the server";
export const loadingDemo = "Loading your demo…";
export const signUpHint = "Every new account comes with this tournament, ready to explore.";
export const startAnotherDemo = "Start another demo";
export const keepDemo = "Keep this as my first tournament";
export const signUpForMore = "Sign up to screen more";
export const doneOf = (resumeCount: number) => `of ${resumeCount} done`;
export const unreadable = (errorCount: number) => ` (${errorCount} could not be read)`;
export const resumesDone = "Resumes done";
export const durationHint = "This usually takes 1-2 minutes.";
export const demoDeletedHint = "This demo is deleted after 24 hours.";

export const demoPaused = "The demo is paused right now";
export const pausedStart = "Come back later, or";
export const signUp = "sign up";
export const pausedEnd = "for free.";
export const noScript = "The demo needs JavaScript to send your files.";
export const trySamples = (resumeCount: number) => `Try it with our ${resumeCount} resumes`;
export const trySamplesHint = "One click, no typing: a job and fictional candidates.";
export const createTournamentFailed = "Failed to create demo tournament";
export const invalidResponse = "Server returned invalid response";
export const uploadFailed = "Failed to upload resumes";
