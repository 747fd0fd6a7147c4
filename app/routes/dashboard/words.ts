// Every text of the dashboard, the tournament list and the candidate list. Imported as a whole: `import * as words`.

// creditsCard
export const creditsCardUnlimitedTournaments = "Unlimited tournaments";
export const creditsCardUpToPerTournament = (count: string) => `Up to ${count} per tournament`;
export const creditsCardActiveCredits = "Active Credits";
export const creditsCardWithUnlimitedAccess = ", with unlimited access";
export const creditsCardManageCredits = "Manage Credits";

// dashboard
export const dashboardTabTitle = (productName: string) => `Dashboard · ${productName}`;
export const dashboardDashboard = "Dashboard";
export const dashboardYourFiguresCouldNot = "We couldn't load your figures. Please try again.";
export const dashboardRecentTournaments = "Recent Tournaments";
export const dashboardQuestionsOrProblemsWrite = "Questions or problems? Write to";

// firstSteps
export const firstStepsNameTheJob = "Name the job";
export const firstStepsPasteItsDescription = "Paste its description and say what a candidate must have.";
export const firstStepsDropTheResumes = "Drop the resumes";
export const firstStepsPdfWordOrPlain = "PDF, Word or plain text, a whole folder at once.";
export const firstStepsSeeWhoFits = "See who fits, and why";
export const firstStepsFourTiersEachPoint = "Four tiers, each point with a quote from the resume.";
export const firstStepsYourFirstRanking = "Your first ranking is three steps away";
export const firstStepsOpenYourFirstTournament = "Open your first tournament";
export const firstStepsLookAtTheSample = "Look at the sample first";

// keepDemo
export const keepDemoYourDemoCouldNot = "Your demo could not be kept. Please try again.";
export const keepDemoTabTitle = (productName: string) => `Keep your demo · ${productName}`;
export const keepDemoKeepYourDemo = "Keep your demo";
export const keepDemoMovingYourDemoInto = "Moving your demo into your account…";
export const keepDemoKeepIt = "Keep it";
export const keepDemoTryAgain = "Try again";
export const keepDemoBackToDashboard = "Back to Dashboard";

// candidateSearch
export const candidateSearchByFilename = "By filename";
export const candidateSearchBySkills = "By skills";
export const candidateSearchNewestFirst = "Newest first";
export const candidateSearchBestMatchFirst = "Best match first";
export const candidateSearchSearchCandidates = "Search candidates";
export const candidateSearchSearchMode = "Search mode";
export const candidateSearchOrder = "Order";

// candidateTable
export const candidateTableCandidate = "Candidate";
export const candidateTableTournament = "Tournament";
export const candidateTableTier = "Tier";
export const candidateTableYourTier = "Your tier";
export const candidateTableMatch = "Match";
export const candidateTableSkills = "Skills";
export const candidateTableStatus = "Status";
export const candidateTableAdded = "Added";
export const candidateTableCandidates = "Candidates";

// resumes
export const resumesTabTitle = (productName: string) => `All Candidates · ${productName}`;
export const resumesAllCandidates = "All Candidates";
export const resumesViewAndManageCandidates = "View and manage candidates across your tournaments.";
export const resumesLoadingCandidates = "Loading candidates";
export const resumesNoCandidateMatchesFile = (search: string) =>
  `No candidate matches “${search}”. File names and skills are searched separately.`;
export const resumesNoCandidatesYet = "No candidates yet";
export const resumesCandidatesAppearHereOnce = "Candidates appear here once a tournament has resumes.";
export const resumesTryRefreshingThePage = "Try refreshing the page or checking your connection.";
export const resumesErrorLoadingCandidateData = "Error loading candidate data. Please try again.";

// statCards
export const statCardsActiveTournaments = "Active Tournaments";
export const statCardsInDraftOrProcessing = (activeTournaments: number) =>
  `${activeTournaments} in draft or processing`;
export const statCardsInDraftOrProcessing2 = "In draft or processing";
export const statCardsActiveTournaments2 = "Active tournaments";
export const statCardsProcessedResumes = "Processed Resumes";
export const statCardsTotalResumesProcessed = "Total resumes processed";
export const statCardsTopCandidates = "Top Candidates";
export const statCardsAbout = "about";
export const statCardsTierACandidatesAcross = "Tier A candidates across tournaments";
export const statCardsEstimateWhileResumes = "An estimate while resumes are being analyzed";

// tournamentList
export const tournamentListSearchTournaments = "Search tournaments";
export const tournamentListSearchByNameStatus = "Search by name, status or skills";
export const tournamentListNewTournament = "New Tournament";
export const tournamentListLoadingTournaments = "Loading tournaments";
export const tournamentListErrorLoadingTournamentsPlease = "Error loading tournaments. Please try again.";
export const tournamentListNoTournamentMatches = (search: string) =>
  `No tournament matches “${search}” by name, status or skills.`;
export const tournamentListNoTournamentsYet = "No tournaments yet";
export const tournamentListCreateYourFirstTournament = "Create your first tournament to get started";
export const tournamentListCreateTournament = "Create Tournament";

// tournamentTable
export const tournamentTableName = "Name";
export const tournamentTableCreated = "Created";
export const tournamentTableResumes = "Resumes";
export const tournamentTableProgressOf = (name: string) => `Progress of ${name}`;
export const tournamentTableStatus = "Status";
export const tournamentTableTopCandidate = "Top Candidate";
export const tournamentTableActions = "Actions";
export const tournamentTableView = "View";
export const tournamentTableView2 = (name: string) => `View ${name}`;
export const tournamentTableTournaments = "Tournaments";

// tournaments
export const tournamentsTabTitle = (productName: string) => `Tournaments · ${productName}`;
export const tournamentsTournaments = "Tournaments";

// fetchCandidates
export const fetchCandidatesErrorFetchingResumes = (status: number) => `Error fetching resumes: ${status}`;

// useReturnFromPayment
export const useReturnFromPaymentCreditsUpdated = "Credits Updated";
export const useReturnFromPaymentYourTournamentCredits =
  "Your tournament credits have been successfully updated.";
export const useReturnFromPaymentPleaseTryAgain = "Please try again.";
export const useReturnFromPaymentFailedToUpdateCredits = "Failed to Update Credits";
