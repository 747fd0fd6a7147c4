export * from "../common-words";

export const totalJobListings = "Total Job Listings";
export const totalJobListingsHint = "Made through the API";
export const activeListings = "Active Listings";
export const activeListingsHint = "Taking resumes";
export const totalResumesHint = "In all listings";
export const avgPerListing = "Avg. per Listing";
export const avgPerListingHint = "Resumes, rounded";

export const jobListings = "Job listings";
export const searchJobListings = "Search job listings";
export const searchHint = "Search by title or skill";
export const loadingJobListings = "Loading job listings";
export const listingsLoadFailed = "Your job listings could not be loaded. Please try again.";
export const noListingMatches = (search: string) => `No job listing matches “${search}” by title or skill.`;
export const apiDocs = "Read the API documentation";
export const noListingsFound =
  "No job listings found. Create your first listing using the API to see it here.";

export const jobTitle = "Job Title";
export const viewAnalysis = "View Analysis";
export const viewAnalysisOf = (name: string) => `of ${name} (opens in a new tab)`;
export const partnerPortal = "Partner portal";
export const preferencesOf = (partnerName: string) => `Preferences of ${partnerName}`;
export const loggedInAs = (partnerName: string) => `Logged in as ${partnerName}`;
export const logOut = "Log out";

export const loginTitle = "Partner login";
export const forPartners = "For partners";
export const sessionEnded = "Your session has ended. Please log in with a new token.";
export const jwtToken = "JWT token";
export const tokenHint = "From the API, valid for an hour";
export const backToHome = "Back to home";

export const getToken = "Get a token";
export const copyCommand = "Copy command";
export const getTokenHint = "Run this with your own username and password.";
export const responseStart = "The answer holds the";
export const responseEnd = "to paste above.";
export const token = "token";
export const backToJobListings = "Back to job listings";
export const expired = "Expired";
export const searchCandidatesHint = "Name or skill";
export const jobDetails = "Job details";
export const noResumesYet = "No resumes yet";
export const noResumesHint = "Resumes sent through the API appear here, ranked, as soon as they are read.";

export const processing = "Processing";
export const progressPercent = (percent: number) => `resumes (${percent}%)`;
export const unreadable = (errorCount: string) => `, ${errorCount} could not be read`;
export const progressOf = (finished: string, resumeCount: string) => `${finished} of ${resumeCount}`;
export const jobListing = "Job listing";
export const tournamentNotFound = "Tournament not found or error loading data. Please try again.";
export const loginFailed = "Login failed. Please try again or contact support.";
export const invalidCredentials = "Invalid username or JWT token. Please check your credentials.";
export const credentialsRequired = "Please enter both username and JWT token.";
export const resumeFileUnavailable =
  "Resume file not available for viewing. The original file URL was not provided by the external API.";
export const openResumeFailed = "Could not open resume file. Please try again.";
export const welcome = (partnerName: string) => `Welcome, ${partnerName}`;
export const subtitle = "The jobs you listed through the API, and what the resumes for them show.";
export const nothingChanged = "Nothing was changed. Please try again.";
export const apiKeysHint =
  "Send a key instead of a token. It stays valid until you revoke it or your access changes.";
