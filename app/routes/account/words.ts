// Every text of the account page. Imported as a whole: `import * as words`.

// dataSection
export const dataSectionYourData = "Your data";
export const dataSectionOneJsonFile =
  "One JSON file: your account, purchases, credits, tournaments, and every resume's text and result.";
export const dataSectionExportAllMyData = "Export all my data";

// deleteSection
export const deleteSectionWithWord = (count: string, count2: string) => `${count} with ${count2}`;
export const deleteSectionCreditsWorth = (credits: string, value: string) => `${credits} worth ${value}`;
export const deleteSectionDeleteYourAccount = "Delete your account";
export const deleteSectionForGoodRecoveryCopies =
  "This is permanent. Backups of the database expire within 30 days.";
export const deleteSectionThisDeletesYourAccount = (owned: string) =>
  `This deletes your account and ${owned}: the uploaded files, the text read from them, every score, tier and note, and your exports. Pending analyses are canceled, and you are logged out everywhere. Decision records without names stay for the time set above.`;
export const deleteSectionYourPasswordToConfirm = "Your password, to confirm";
export const deleteSectionDeleting = "Deleting...";
export const deleteSectionDeleteMyAccount = "Delete my account";
export const deleteSectionDeleteYourAccount2 = "Delete your account?";
export const deleteSectionAndWillBeDeleted = (owned: string) =>
  `and ${owned} will be deleted, with all files, scores, notes and exports. Pending analyses are canceled.`;
export const deleteSectionYouAlsoGiveUp = (worth: string) => `You also give up ${worth}.`;
export const deleteSectionYouHaveLeft = (worth: string) => `You have ${worth} left`;
export const deleteSectionTheyEnd =
  "You lose them when your account is deleted. You may be entitled to a refund: see the";
export const deleteSectionFirst = "first.";
export const deleteSectionRefundPolicy = "refund policy";
export const deleteSectionIGiveUpMy = "I give up my unused credits";

// emailSection
export const emailSectionEmailAddress = "Email address";
export const emailSectionBothTheOld = "Both the old and the new address confirm the change.";
export const emailSectionWaitingForBothAddresses = "Waiting for both addresses to confirm";
export const emailSectionOpenTheLinks = ". Open the links we sent; they expire in 24 hours.";
export const emailSectionNewEmailAddress = "New email address";
export const emailSectionYourPassword = "Your password";
export const emailSectionSending = "Sending...";
export const emailSectionChangeEmailAddress = "Change email address";

// mailSection
export const mailSectionNotifications = "Notifications";
export const mailSectionWeAlwaysEmail = "We always email you about your password and your purchases.";
export const mailSectionEmailMeWhen = "Email me when a tournament is complete";
export const mailSectionSaving = "Saving...";
export const mailSectionSaveNotifications = "Save notifications";

// passwordSection
export const passwordSectionPassword = "Password";
export const passwordSectionChangingItLogs = "Changing it logs you out everywhere else.";
export const passwordSectionChanged = "Your password has been changed. You're logged out everywhere else.";
export const passwordSectionCurrentPassword = "Current password";
export const passwordSectionNewPassword = "New password";
export const passwordSectionAtLeast8Characters = "At least 8 characters; several words are safer";
export const passwordSectionConfirmNewPassword = "Confirm new password";
export const passwordSectionChanging = "Changing...";
export const passwordSectionChangePassword = "Change password";

// retentionSection
export const retentionTitle = "Candidates' data";
export const retentionText = "Resumes, results and notes are deleted automatically after this time.";
export const retentionKeepResumes = "Keep resumes for";
export const retentionDaysChoice = (days: number) => `${days} days after upload`;
export const retentionKeepRecords = "After that, keep decision records for";
export const retentionYearsChoice = (years: number) =>
  years === 0 ? "No records" : years === 1 ? "1 year" : `${years} years`;
export const retentionRecordsText =
  "Criteria, verdict levels, tiers, who decided, when and why; no names, quotes, notes or files. California asks employers to keep these for 4 years.";
export const retentionHold = "Legal hold";
export const retentionHoldText =
  "Until you lift the hold, nothing in this account is deleted, by you or automatically.";
export const retentionSavingDeletes = (doomed: number) =>
  doomed === 1
    ? "1 of your resumes is older than that. Saving deletes it within an hour, for good."
    : `${doomed.toLocaleString("en")} of your resumes are older than that. Saving deletes them within an hour, for good.`;
export const retentionSaving = "Saving...";
export const retentionSave = "Save";
export const retentionSet = (days: number, isOnHold: boolean) =>
  `Set to ${days} days.${isOnHold ? " A legal hold is on." : ""}`;

// records
export const recordsTitle = "Decision records";
export const recordsText =
  "What was decided in tournaments that are deleted: criteria, verdict levels, tiers, who decided, when and why. Candidates appear by ID only.";
export const recordsNone = "No decision records";
export const recordsNoneText =
  "They appear here when a tournament with analyzed resumes is deleted, by you or automatically.";
export const recordsTournament = "Tournament";
export const recordsCandidates = "Candidates";
export const recordsDeleted = "Deleted";
export const recordsKeptUntil = "Kept until";
export const recordsDownload = "Download";
export const recordsDownloadOf = (name: string) => `Download the records of ${name}`;
export const recordsFormat = "JSON";
export const recordsBack = "My account";

// page
export const pageSomethingWentWrongPlease = "Something went wrong. Please try again.";
export const pageTabTitle = (productName: string) => `My account · ${productName}`;
export const pageMyAccount = "My account";
export const pageProfile = "Profile";
export const pageEmail = "Email";
export const pageConfirmed = "(confirmed)";
export const pageNotConfirmed = "(not confirmed)";
export const pageMemberSince = "Member since";

// secondFactorSection
export const secondFactorSectionTwoFactorAuthentication = "Two-factor authentication";
export const secondFactorSectionCodeFromAnAuthenticator =
  "Log in with your password and a code from an authenticator app.";
export const secondFactorSectionSetUpTwoFactor = "Set up two-factor authentication";
export const secondFactorSectionScanThisCode =
  "Scan this code with your authenticator app, then type the 6 digits it shows.";
export const secondFactorSectionQrCode = "QR code for your authenticator app";
export const secondFactorSectionCantScanItType = "Can't scan it? Type this key:";
export const secondFactorSectionCopyTheKey = "Copy the key";
export const secondFactorSectionCode = "Code";
export const secondFactorSectionTurningOn = "Turning on...";
export const secondFactorSectionTurnOn = "Turn on";
export const secondFactorSectionSaveTheseRecoveryCodes =
  "Save these recovery codes now: you won't see them again. If you lose your phone, each one works once instead of a code.";
export const secondFactorSectionTwoFactorAuthentication2 = "Two-factor authentication is on";
export const secondFactorSectionRecoveryCodes = "Recovery codes";
export const secondFactorSectionCopyTheCodes = "Copy the codes";
export const secondFactorSectionOnWithCodesLeft = (count: string) => `On. You have ${count} left.`;
export const secondFactorSectionYourPassword = "Your password";
export const secondFactorSectionTurningOff = "Turning off...";
export const secondFactorSectionTurnOffTwoFactor = "Turn off two-factor authentication";

// sessionsSection
export const sessionsSectionWhereYouAreLogged = "Where you're logged in";
export const sessionsSectionEveryBrowserAndProgram = "Browsers and apps with an active session.";
export const sessionsSectionThisBrowser = "This browser";
export const sessionsSectionAnotherSession = "Another session";
export const sessionsSectionSince = "since";
export const sessionsSectionLastUsed = ", last used";
export const sessionsSectionNow = "now";
export const sessionsSectionLoggingOut = "Logging out...";
export const sessionsSectionLogOutEverywhereElse = "Log out everywhere else";
export const sessionsSectionNoOtherActiveSessions = "No other active sessions.";

// apiKeysSection
export const apiKeysSectionApiKeys = "API keys";
export const apiKeysSectionForYourOwnPrograms =
  "For your own software. A key acts for you until you revoke it, even after you change your password.";

// keyUse
export const keyUseFromAProgram = "From a program";
export const keyUseProgramText =
  "Send the key with every call. The API does what these pages do: create tournaments, upload resumes, read results.";
export const keyUseCopyCommand = "Copy the command";
export const keyUseFromAnAgent = "From an AI agent";
export const keyUseAgentText =
  "Add these settings to an agent that supports MCP. It finds its tools by itself; give its key a spending cap.";
export const keyUseCopySettings = "Copy the settings";
