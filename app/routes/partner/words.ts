// Every text of the partner portal. Imported as a whole: `import * as words`.

export const totalJobListings = "Total Job Listings";
export const madeThroughTheApi = "Made through the API";
export const activeListings = "Active Listings";
export const takingResumes = "Taking resumes";
export const totalResumes = "Total Resumes";
export const inAllListings = "In all listings";
export const avgPerListing = "Avg. per Listing";
export const resumesRounded = "Resumes, rounded";

export const jobListings = "Job listings";
export const searchJobListings = "Search job listings";
export const searchByTitle = "Search by title or skill";
export const loadingJobListings = "Loading job listings";
export const yourJobListingsCould = "Your job listings could not be loaded. Please try again.";
export const noJobListingMatches = (search: string) =>
  `No job listing matches “${search}” by title or skill.`;
export const noJobListingsFound =
  "No job listings found. Create your first listing using the API to see it here.";

export const noExpiry = "No expiry";
export const jobTitle = "Job Title";
export const company = "Company";
export const jobType = "Job Type";
export const region = "Region";
export const status = "Status";
export const resumes = "Resumes";
export const created = "Created";
export const expires = "Expires";
export const actions = "Actions";
export const viewAnalysis = "View Analysis";
export const ofOpens = (name: string) => `of ${name} (opens in a new tab)`;
export const partnerPortal = "Partner portal";
export const preferencesOf = (partnerName: string) => `Preferences of ${partnerName}`;
export const signedInAs = (partnerName: string) => `Logged in as ${partnerName}`;
export const signOut = "Sign out";

export const loginTitle = "Partner login";
export const forPartners = "For partners";
export const yourSessionHasEnded = "Your session has ended. Please log in with a new token.";
export const username = "Username";
export const jwtToken = "JWT token";
export const fromTheApiValid = "From the API, valid for an hour";
export const loggingIn = "Logging in...";
export const logIn = "Log in";
export const backToHome = "Back to home";

export const getAToken = "Get a token";
export const copyCommand = "Copy command";
export const run = "Run this with your own username and password.";
export const answerHoldsThe = "The answer holds the";
export const toPasteAbove = "to paste above.";
export const token = "token";
export const backToJobListings = "Back to job listings";
export const expired = "Expired";
export const candidates = "Candidates";
export const searchCandidates = "Search candidates";
export const nameOrSkill = "Name or skill";
export const jobDetails = "Job details";
export const noResumesYet = "No resumes yet";
export const resumesSentThrough =
  "Resumes sent through the API appear here, ranked, as soon as they are read.";

export const processing = "Processing";
export const readingProgressResumes = (percent: number) => `resumes (${percent}%)`;
export const couldNotBeRead = (errorCount: string) => `, ${errorCount} could not be read`;
export const readingProgressOf = (value: string, resumeCount: string) => `${value} of ${resumeCount}`;
export const resumesProcessed = "Resumes processed";
export const ofTheResumesProcessed = (percent: number) => `${percent}% of the resumes processed`;
export const jobListing = "Job listing";
export const tournamentNotFound = "Tournament not found or error loading data. Please try again.";
export const loginFailedPleaseTry = "Login failed. Please try again or contact support.";
export const invalidUsernameOrJwt = "Invalid username or JWT token. Please check your credentials.";
export const pleaseEnterBothUsername = "Please enter both username and JWT token.";
export const resumeFileNotAvailable =
  "Resume file not available for viewing. The original file URL was not provided by the external API.";
export const couldNotOpenResume = "Could not open resume file. Please try again.";
export const welcome = (partnerName: string) => `Welcome, ${partnerName}`;
export const jobsYouListedThrough =
  "The jobs you listed through the API, and what the resumes for them show.";
export const apiKeys = "API keys";
export const nothingWasChangedPlease = "Nothing was changed. Please try again.";
export const sendAKeyInstead =
  "Send a key instead of a token. It stays valid until you revoke it or your access changes.";
