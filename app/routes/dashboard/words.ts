export * from "../common-words";

export const unlimitedTournaments = "Unlimited tournaments";
export const upToPerTournament = (count: string) => `Up to ${count} per tournament`;
export const activeCredits = "Active Credits";
export const withUnlimitedAccess = ", with unlimited access";
export const manageCredits = "Manage Credits";
export const dashboardTitle = "Dashboard";
export const figuresFailed = "We couldn't load your figures. Please try again.";
export const recentTournaments = "Recent Tournaments";
export const questionsHint = "Questions or problems? Write to";

export const stepNameTitle = "Name the job";
export const stepNameText = "Paste its description and say what a candidate must have.";
export const stepDropTitle = "Drop the resumes";
export const stepDropText = "PDF, Word or plain text, a whole folder at once.";
export const stepSeeTitle = "See who fits, and why";
export const stepSeeText = "Four tiers, each point with a quote from the resume.";
export const firstRankingTitle = "Your first ranking is three steps away";
export const openFirstTournament = "Open your first tournament";
export const lookAtSample = "Look at the sample first";

export const keepDemoFailed = "Your demo could not be kept. Please try again.";
export const keepDemoTitle = "Keep your demo";
export const movingDemo = "Moving your demo into your account…";
export const keepIt = "Keep it";
export const tryAgain = "Try again";

export const byFilename = "By filename";
export const bySkills = "By skills";
export const newestFirst = "Newest first";
export const searchMode = "Search mode";
export const order = "Order";

export const yourTier = "Your tier";
export const skills = "Skills";
export const added = "Added";

export const resumesTitle = "All Candidates";
export const resumesSubtitle = "View and manage candidates across your tournaments.";
export const loadingCandidates = "Loading candidates";
export const noCandidateMatches = (search: string) =>
  `No candidate matches “${search}”. File names and skills are searched separately.`;
export const noCandidatesYet = "No candidates yet";
export const noCandidatesHint = "Candidates appear here once a tournament has resumes.";
export const candidatesFailedHint = "Try refreshing the page or checking your connection.";
export const candidatesFailed = "Error loading candidate data. Please try again.";

export const activeTournaments = "Active Tournaments";
export const countInDraftOrProcessing = (activeTournaments: number) =>
  `${activeTournaments} in draft or processing`;
export const inDraftOrProcessing = "In draft or processing";
export const activeTournamentsProgress = "Active tournaments";
export const processedResumes = "Processed Resumes";
export const totalResumesProcessed = "Total resumes processed";
export const topCandidates = "Top Candidates";
export const approximately = "about";
export const topCandidatesHint = "Tier A candidates across tournaments";
export const topCandidatesEstimate = "An estimate while resumes are being analyzed";

export const searchTournamentsHint = "Search by name, status or skills";
export const newTournament = "New Tournament";
export const tournamentsFailed = "Error loading tournaments. Please try again.";
export const noTournamentMatches = (search: string) =>
  `No tournament matches “${search}” by name, status or skills.`;
export const noTournamentsHint = "Create your first tournament to get started";
export const createTournament = "Create Tournament";

export const name = "Name";
export const progressOf = (name: string) => `Progress of ${name}`;
export const topCandidate = "Top Candidate";
export const viewTournament = (name: string) => `View ${name}`;
export const fetchResumesFailed = (status: number) => `Error fetching resumes: ${status}`;

export const creditsUpdated = "Credits Updated";
export const creditsUpdatedHint = "Your tournament credits have been successfully updated.";
export const updateCreditsFailed = "Failed to Update Credits";
export const unlimited = "Unlimited";
