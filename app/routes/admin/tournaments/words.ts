// Every text of the tournaments page of the administrator. Imported as a whole: `import * as words`.

// allTable
export const allTableExternalApi = "External API";
export const allTableTournamentJob = "Tournament/Job";
export const allTableSource = "Source";
export const allTableCompanyPartner = "Company/Partner";
export const allTableStatus = "Status";
export const allTableAllTournaments = "All tournaments";

// columns
export const columnsResumes = "Resumes";
export const columnsCreated = "Created";
export const columnsActions = "Actions";

// externalTable
export const externalTableNoExpiry = "No expiry";
export const externalTableJobTitle = "Job Title";
export const externalTableCompany = "Company";
export const externalTableListingId = "Listing ID";
export const externalTableJobType = "Job Type";
export const externalTableRegion = "Region";
export const externalTableStatus = "Status";
export const externalTableExpires = "Expires";
export const externalTableExternalTournaments = "External tournaments";

// page
export const pageTotalTournaments = "Total Tournaments";
export const pageExternalApi = "External API";
export const pageAllSources = "All Sources";
export const pageExternalApiOnly = "External API Only";
export const pageTabTitle = (productName: string) => `All tournaments · ${productName}`;
export const pageTournaments = "Tournaments";
export const pageOfEveryRecruiter = "From every recruiter and partner, including samples.";
export const pageSource = "Source";
export const pageSearchTournaments = "Search tournaments";
export const pageSearchByNameStatus = "Search by name, status, skills, company or partner";
export const pageLoadingTournaments = "Loading tournaments";
export const pageNoTournamentMatches = (search: string) =>
  `No tournament matches “${search}” by name, status, skills, company or partner.`;
export const pageNoListingsYet = "No listings yet";
export const pageJobsThatPartnersList = "Jobs that partners list through the API appear here.";
export const pageNoTournamentsYet = "No tournaments yet";
export const pageTheyAppearHere = "Tournaments appear here once someone creates one.";

// rowActions
export const rowActionsViewDetails = "View Details";
export const rowActionsViewDetailsOfNew = (name: string) => `View Details of ${name} (new tab)`;
export const rowActionsOpenTheJobsOwn = "Open the job posting";
export const rowActionsJobsOwnPage = (name: string) => `Job posting for ${name} (new tab)`;
