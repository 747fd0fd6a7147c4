export * from "../common-words";

export const yourData = "Your data";
export const exportHint =
  "One JSON file: your account, purchases, credits, tournaments, and every resume's text and result.";
export const exportMyData = "Export all my data";

export const tournamentsAndResumes = (tournaments: string, resumes: string) =>
  `${tournaments} with ${resumes}`;
export const creditsWorth = (credits: string, value: string) => `${credits} worth ${value}`;
export const deleteAccountTitle = "Delete your account";
export const deletePermanentWarning = "This is permanent. Backups of the database expire within 30 days.";
export const deleteAccountText = (owned: string) =>
  `This deletes your account and ${owned}: the uploaded files, the text read from them, every score, tier and note, and your exports. Pending analyses are canceled, and you are logged out everywhere. Decision records without names stay for the time set above.`;
export const passwordToConfirm = "Your password, to confirm";
export const deleting = "Deleting...";
export const deleteMyAccount = "Delete my account";
export const deleteAccountQuestion = "Delete your account?";
export const deleteConfirmText = (owned: string) =>
  `and ${owned} will be deleted, with all files, scores, notes and exports. Pending analyses are canceled.`;
export const giveUpCreditsText = (worth: string) => `You also give up ${worth}.`;
export const creditsLeft = (worth: string) => `You have ${worth} left`;
export const creditsLeftText =
  "You lose them when your account is deleted. You may be entitled to a refund: see the";
export const creditsLeftEnd = "first.";
export const refundPolicy = "refund policy";
export const giveUpCredits = "I give up my unused credits";

export const emailAddress = "Email address";
export const emailChangeHint = "Both the old and the new address confirm the change.";
export const emailChangePending = "Waiting for both addresses to confirm";
export const emailChangePendingHint = ". Open the links we sent; they expire in 24 hours.";
export const newEmailAddress = "New email address";
export const yourPassword = "Your password";
export const changeEmailAddress = "Change email address";

export const notifications = "Notifications";
export const notificationsHint = "We always email you about your password and your purchases.";
export const notifyWhenComplete = "Email me when a tournament is complete";
export const saveNotifications = "Save notifications";

export const changePasswordHint = "Changing it logs you out everywhere else.";
export const passwordChanged = "Your password has been changed. You're logged out everywhere else.";
export const currentPassword = "Current password";
export const newPasswordHint = "At least 8 characters; several words are safer";

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
export const retentionSave = "Save";
export const retentionSaved = (days: number, isOnHold: boolean) =>
  `Set to ${days} days.${isOnHold ? " A legal hold is on." : ""}`;

export const recordsTitle = "Decision records";
export const recordsText =
  "What was decided about resumes that are deleted, alone or with their tournament: criteria, verdict levels, tiers, who decided, when and why. Candidates appear by ID only.";
export const recordsNone = "No decision records";
export const recordsNoneText =
  "They appear here when analyzed resumes are deleted, alone or with their tournament, by you or automatically.";
export const deleted = "Deleted";
export const onlyResumes = "Only resumes";
export const keptUntil = "Kept until";
export const recordsDownload = "Download";
export const downloadOf = (name: string) => `Download the records of ${name}`;
export const recordsFormat = "JSON";
export const myAccount = "My account";

export const confirmed = "(confirmed)";
export const notConfirmed = "(not confirmed)";
export const memberSince = "Member since";

export const twoFactorAuthentication = "Two-factor authentication";
export const twoFactorHint = "Log in with your password and a code from an authenticator app.";
export const setUpTwoFactor = "Set up two-factor authentication";
export const scanCodeHint = "Scan this code with your authenticator app, then type the 6 digits it shows.";
export const qrCode = "QR code for your authenticator app";
export const cannotScanHint = "Can't scan it? Type this key:";
export const copyKey = "Copy the key";
export const turningOn = "Turning on...";
export const turnOn = "Turn on";
export const recoveryCodesHint =
  "Save these recovery codes now: you won't see them again. If you lose your phone, each one works once instead of a code.";
export const twoFactorOn = "Two-factor authentication is on";
export const recoveryCodes = "Recovery codes";
export const copyCodes = "Copy the codes";
export const onCodesLeft = (count: string) => `On. You have ${count} left.`;
export const turningOff = "Turning off...";
export const turnOffTwoFactor = "Turn off two-factor authentication";

export const sessionsTitle = "Where you're logged in";
export const sessionsText = "Browsers and apps with an active session.";
export const thisBrowser = "This browser";
export const anotherSession = "Another session";
export const lastUsed = ", last used";
export const now = "now";
export const loggingOut = "Logging out...";
export const logOutEverywhereElse = "Log out everywhere else";
export const noOtherSessions = "No other active sessions.";
export const apiKeysHint =
  "For your own software. A key acts for you until you revoke it, even after you change your password.";

export const fromAProgram = "From a program";
export const programText =
  "Send the key with every call. The API does what these pages do: create tournaments, upload resumes, read results.";
export const copyCommand = "Copy the command";
export const fromAnAgent = "From an AI agent";
export const agentText =
  "Add these settings to an agent that supports MCP. It finds its tools by itself; give its key a spending cap.";
export const copySettings = "Copy the settings";
