// Every text of the partner portal. Imported as a whole: `import * as words`.

// listingFigures
export const listingFiguresTotalJobListings = "Total Job Listings";
export const listingFiguresMadeThroughTheApi = "Made through the API";
export const listingFiguresActiveListings = "Active Listings";
export const listingFiguresTakingResumes = "Taking resumes";
export const listingFiguresTotalResumes = "Total Resumes";
export const listingFiguresInAllListings = "In all listings";
export const listingFiguresAvgPerListing = "Avg. per Listing";
export const listingFiguresResumesRounded = "Resumes, rounded";

// listingList
export const listingListJobListings = "Job listings";
export const listingListSearchJobListings = "Search job listings";
export const listingListSearchByTitle = "Search by title or skill";
export const listingListLoadingJobListings = "Loading job listings";
export const listingListYourJobListingsCould = "Your job listings could not be loaded. Please try again.";
export const listingListNoJobListingMatches = (search: string) =>
  `No job listing matches “${search}” by title or skill.`;
export const listingListNoJobListingsFound =
  "No job listings found. Create your first listing using the API to see it here.";

// listingTable
export const listingTableNoExpiry = "No expiry";
export const listingTableJobTitle = "Job Title";
export const listingTableCompany = "Company";
export const listingTableJobType = "Job Type";
export const listingTableRegion = "Region";
export const listingTableStatus = "Status";
export const listingTableResumes = "Resumes";
export const listingTableCreated = "Created";
export const listingTableExpires = "Expires";
export const listingTableActions = "Actions";
export const listingTableViewAnalysis = "View Analysis";
export const listingTableOfOpens = (name: string) => `of ${name} (opens in a new tab)`;
export const listingTableJobListings = "Job listings";

// frame
export const framePartnerPortal = "Partner portal";
export const framePreferencesOf = (partnerName: string) => `Preferences of ${partnerName}`;
export const frameSignedInAs = (partnerName: string) => `Logged in as ${partnerName}`;
export const frameSignOut = "Sign out";

// login
export const loginTabTitle = (productName: string) => `Partner login · ${productName}`;
export const loginForPartners = "For partners";
export const loginPartnerLogin = "Partner login";
export const loginYourSessionHasEnded = "Your session has ended. Please log in with a new token.";
export const loginUsername = "Username";
export const loginJwtToken = "JWT token";
export const loginFromTheApiValid = "From the API, valid for an hour";
export const loginLoggingIn = "Logging in...";
export const loginLogIn = "Log in";
export const loginBackToHome = "Back to home";

// tokenCommand
export const tokenCommandGetAToken = "Get a token";
export const tokenCommandCopyCommand = "Copy command";
export const tokenCommandRun = "Run this with your own username and password.";
export const tokenCommandAnswerHoldsThe = "The answer holds the";
export const tokenCommandToPasteAbove = "to paste above.";
export const tokenCommandToken = "token";

// listingHeader
export const listingHeaderBackToJobListings = "Back to job listings";
export const listingHeaderCreated = "Created";
export const listingHeaderExpired = "Expired";
export const listingHeaderExpires = "Expires";

// partnerCandidates
export const partnerCandidatesCandidates = "Candidates";
export const partnerCandidatesSearchCandidates = "Search candidates";
export const partnerCandidatesNameOrSkill = "Name or skill";

// partnerScreen
export const partnerScreenJobDetails = "Job details";
export const partnerScreenNoResumesYet = "No resumes yet";
export const partnerScreenResumesSentThrough =
  "Resumes sent through the API appear here, ranked, as soon as they are read.";

// readingProgress
export const readingProgressProcessing = "Processing";
export const readingProgressResumes = (percent: number) => `resumes (${percent}%)`;
export const readingProgressCouldNotBeRead = (errorCount: string) => `, ${errorCount} could not be read`;
export const readingProgressOf = (value: string, resumeCount: string) => `${value} of ${resumeCount}`;
export const readingProgressResumesProcessed = "Resumes processed";
export const readingProgressOfTheResumesProcessed = (percent: number) =>
  `${percent}% of the resumes processed`;

// tournament
export const tournamentBackToJobListings = "Back to job listings";
export const tournamentJobListing = "Job listing";
export const tournamentTournamentNotFound = "Tournament not found or error loading data. Please try again.";

// refusal
export const refusalLoginFailedPleaseTry = "Login failed. Please try again or contact support.";
export const refusalInvalidUsernameOrJwt = "Invalid username or JWT token. Please check your credentials.";
export const refusalPleaseEnterBothUsername = "Please enter both username and JWT token.";

// useOpenFile
export const useOpenFileResumeFileNotAvailable =
  "Resume file not available for viewing. The original file URL was not provided by the external API.";
export const useOpenFileCouldNotOpenResume = "Could not open resume file. Please try again.";

// dashboard
export const dashboardTabTitle = (productName: string) => `Job listings · ${productName}`;
export const dashboardWelcome = (partnerName: string) => `Welcome, ${partnerName}`;
export const dashboardJobsYouListedThrough =
  "The jobs you listed through the API, and what the resumes for them show.";
export const dashboardApiKeys = "API keys";

// keys
export const keysNothingWasChangedPlease = "Nothing was changed. Please try again.";
export const keysTabTitle = (productName: string) => `API keys · ${productName}`;
export const keysJobListings = "Job listings";
export const keysApiKeys = "API keys";
export const keysSendAKeyInstead =
  "Send a key instead of a token. It stays valid until you revoke it or your access changes.";
