export * from "../common-words";

export const addResumes = "Add Resumes";
export const addResumesHint = "They're judged by the same rubric as the others.";
export const continueInBackground = "Continue in the background";
export const upload = "Upload";

export const changeTierHint = "Update the tier classification for this candidate.";
export const currentTier = "Current tier";
export const aiTier = "AI's tier";
export const yourReason = "Your reason";
export const resetTier = "Back to the AI's tier";
export const tierHint = "Your tier counts in lists, filters and exports. The AI's tier stays next to it.";

export const why = "Why?";
export const optional = "(optional)";
export const standardReasons = "Standard reasons";
export const reasonHint = (most: number) =>
  `Up to ${most} characters, then choose a tier. A standard reason stays on record after the resume is deleted; your own words don't.`;
export const resumeDeleted = "Resume deleted";
export const deleteResumeTitle = "Delete this resume?";
export const deleteResumeText = "will be deleted permanently, with its scorecard, your tier and your note.";

export const editDetails = "Edit name and description";
export const editDetailsHint =
  "Results stay as they are. To change what candidates are judged by, edit the criteria.";
export const tournamentSaved = "Tournament saved";
export const saveFailed = "Your changes couldn't be saved and are still here. Please try again.";
export const tournamentName = "Tournament name";

export const excel = "Excel (XLSX)";
export const exporting = "Exporting...";
export const listExport = "The list as you see it, with verdicts and quotes";
export const printReport = "Report to print or save as PDF";
export const zipExport = "Original files as a zip";
export const emptyTier = "No one yet";

export const exportError = "Export error";
export const emptyFile = "The download file is empty. Please try again.";
export const downloadFailed = "The download failed. Check your connection and try again.";
export const authError = "Authentication error";
export const authErrorText = "You need to be logged in to export resumes. Please log in again.";
export const subscriptionRequired = "Subscription required";
export const subscriptionRequiredText =
  "Tier export is only available for PRO and ENTERPRISE plans. Please upgrade your plan.";
export const exportFailed = (status: number, text: string) => `Export failed with status ${status}: ${text}`;
export const jobNotRated = (language: string) => `This job is written in ${language}, so no one is rated.`;
export const languageHint =
  "Only English and Russian are rated. Candidates are listed by how similar their words are to the job's. You can set tiers yourself, or write the job in English for resumes in English.";

export const processingStatus = "Processing Status";
export const processed = (percent: number, errors: number) =>
  `resumes (${percent}%)${errors > 0 ? `, ${errors} could not be read` : ""}`;
export const noResumeLost = "No resume is lost; if the AI model stays busy, the built-in judge takes over.";
export const safeToClose = "You can safely close this tab.";
export const weEmailYou = "We'll email you a link to the results.";
export const batch = (n: number, of: number) => `Batch ${n} of ${of} · `;
export const estimate = (n: number, unit: string) => `Estimated completion: ${n} ${unit}`;
export const loadError = "Error loading tournament data. Please try again.";
export const unsavedNote = "Your note isn't saved. Discard it?";
export const unsavedReason = "Your reason isn't saved. Discard it?";
export const removeMyTier = "Remove my tier";
export const sample = "Sample";
export const share = "Share";

export const more = "More for this tournament";
export const activity = "Activity";
export const waiting = "Waiting for a person";
export const fairness = "Fairness";
export const deleteTournament = "Delete tournament";
export const deleteTournamentTitle = "Delete this tournament?";
export const deleteTournamentText = (n: number, resumes: string) =>
  `will be deleted permanently, with ${n === 1 ? `${resumes}, its file, scorecard, tier and note` : `${resumes}, their files, scorecards, tiers and notes`}, and with all exports and the links you shared. Pending analyses are canceled.`;
export const tournamentDetails = "Tournament Details";
export const noResumes = "No resumes uploaded";
export const noResumesHint = "Candidates appear here, ranked, as soon as their resumes are analyzed.";
export const tournamentDeleted = "Tournament deleted";

export const complete = "Tournament complete";
export const completeText = (resumes: string) => `${resumes} processed successfully.`;
export const processingError = "Processing error";
export const processingErrorText = "There was an error processing some resumes. Please try again.";
export const processingComplete = "Processing complete!";
export const processingCompleteText = (n: number, resumes: string) =>
  n === 1
    ? `${resumes} has been analyzed and categorized.`
    : `All ${resumes} have been analyzed and categorized.`;

export const tierOf = (tier: string) => `Tier ${tier}`;
export const tierWithShortcut = (tier: string, key: number) => `Tier ${tier} (${key})`;
export const notRanked = "Not Ranked";
export const tierFailed = "Failed to update tier";
export const tierFailedBecause = (reason: string) => `Failed to update tier. ${reason}`;
export const undone = "Undone";
export const backInTier = (name: string, tier: string) => `${name} is in ${tier} again.`;
export const movedTo = (tier: string) => `Moved to ${tier}`;
export const backTo = (tier: string) => `Back to ${tier}, as the AI said`;
export const undo = "Undo";
