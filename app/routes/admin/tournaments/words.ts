export * from "../../common-words";

export const externalApi = "External API";
export const tournamentJob = "Tournament/Job";
export const source = "Source";
export const companyPartner = "Company/Partner";
export const allTournaments = "All tournaments";

export const jobTitle = "Job Title";
export const listingId = "Listing ID";
export const externalTournaments = "External tournaments";

export const allSources = "All Sources";
export const externalApiOnly = "External API Only";
export const subtitle = "From every recruiter and partner, including samples.";
export const searchHint = "Search by name, status, skills, company or partner";
export const noTournamentMatches = (search: string) =>
  `No tournament matches “${search}” by name, status, skills, company or partner.`;
export const noListingsYet = "No listings yet";
export const noListingsHint = "Jobs that partners list through the API appear here.";
export const noTournamentsHint = "Tournaments appear here once someone creates one.";

export const viewDetails = "View Details";
export const viewDetailsOf = (name: string) => `View Details of ${name} (new tab)`;
export const openJobPosting = "Open the job posting";
export const jobPostingOf = (name: string) => `Job posting for ${name} (new tab)`;
export const internal = "Internal";
