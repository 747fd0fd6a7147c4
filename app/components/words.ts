// The texts of the landing page are in frame-words.ts.

export const processing = "Processing...";
export const noneFound = "None found";
export const noUndo = "This can't be undone.";
export const keepIt = "Keep it";
export const nothingDeleted = "Nothing was deleted. Please try again.";

export const emailNotConfirmed = "Your email address isn't confirmed";
export const confirmHint =
  "Open the link in any of our emails. Until then, they won't name your tournaments.";
export const sending = "Sending...";
export const saved = "Saved";
export const sendAgain = "Send again";
export const notNow = "Not now";
export const couldNotCopy = "Couldn't copy";
export const copyByHand = "Select the text and copy it yourself.";
export const copied = "Copied";

export const jobDescription = "Job Description";
export const keyRequirements = "Key Requirements";
export const niceToHaves = "Nice to Have Requirements";
export const keySkills = "Key Skills";
export const noneGiven = "None given";
export const jobPageOf = (name: string) => `Job page of ${name} (opens in a new tab)`;
export const jobPage = "Job page";
export const show = "Show";
export const everything = "Everything";
export const pageFailed = "We couldn't load this page";
export const pageFailedHint = "Something went wrong on our side. Please try again in a minute.";
export const backToDashboard = "Back to Dashboard";

export const withApiKey = (key: string) => `, with the API key “${key}”,`;
export const agent = (key: string, of: string) => `The agent “${key}” of ${of}`;
export const applicant = "An applicant";
export const someoneWithLink = "Someone with a link";
export const deletedAccount = "A deleted account";
export const to = "to";
export const mailParts = "Parts of the email";
export const asHtml = "As HTML";
export const asText = "As text";
export const previous = "Previous";
export const next = "Next";

export const system = "System";
export const light = "Light";
export const dark = "Dark";
export const on = "On";
export const off = "Off";
export const keyboardShortcuts = "Keyboard shortcuts";
export const choiceNotSaved = "Your choice couldn't be saved";
export const choiceNotSavedHint =
  "It applies until this page is reloaded, and is saved with the next choice you make here.";
export const promoCode = "Promo code";
export const readOnly = "Read only";
export const readOnlyStart = "You're viewing a tournament of another account,";
export const readOnlyEnd = ". The audit log records it.";
export const sample = "Sample";
export const search = "Search";
export const clearSearch = "Clear Search";

export const skillsLimit = (most: number) => `You can add up to ${most} key skills.`;
export const skillTooLong = (start: string, most: number) =>
  `“${start}…” is too long: a key skill may have ${most} characters. Separate skills with commas.`;
export const keySkillsLabel = "Key skills";
export const skillsHint = "Press comma or Enter after each";
export const skillsHintNoScript = "Separated by commas";
export const skillsAdded = "Skills added";
export const remove = (skill: string) => `Remove ${skill}`;
export const subscriptionLimitReached = "Subscription Limit Reached";
export const withLargerPlan = "With a larger plan";
export const continueWithCurrentPlan = "Continue with current plan";
export const upgradeNow = "Upgrade now";
export const found = (total: string) => `${total} found`;
export const noMatchesFound = "No matches found";

export const pageNotFound = "Page not found";

export const nothingChanged = "Nothing was changed. Please try again.";
export const deleting = "Deleting...";
export const confirmationSent = "Sent. Check your inbox and your spam folder.";
export const pages = "Pages";
export const theme = "Theme";
export const you = "You";
export const agentOfYours = (key: string) => `The agent “${key}” of yours`;
export const deletedKey = "deleted";
export const resumeOf = (id: string) => `resume ${id}`;
export const deletedResume = "a deleted resume";
export const pageIsEmpty = "Nothing is left on this page";
export const pageIsEmptyHint = "What it listed was deleted. The others are on the pages before or after it.";
