// Every text of the components in this folder, by component; those of the landing page are in frame-words.ts. Imported as a whole: `import * as words`.

// card-list
export const processing = "Processing...";
export const noneFound = "None found";

// confirm-deletion
export const noUndo = "This can't be undone.";
export const keepIt = "Keep it";
export const nothingDeleted = "Nothing was deleted. Please try again.";

// confirm-email-note
export const emailNotConfirmed = "Your email address isn't confirmed";
export const confirmHint =
  "Open the link in any of our emails. Until then, they won't name your tournaments.";
export const sending = "Sending...";
export const sendAgain = "Send again";
export const notNow = "Not now";

// copy-button
export const couldNotCopy = "Couldn't copy";
export const copyByHand = "Select the text and copy it yourself.";
export const copied = "Copied";

// job-details
export const jobDescription = "Job Description";
export const keyRequirements = "Key Requirements";
export const niceToHaves = "Nice to Have Requirements";
export const keySkills = "Key Skills";
export const noneGiven = "None given";

// job-page-link
export const jobPageOf = (name: string) => `Job page of ${name} (opens in a new tab)`;
export const jobPage = "Job page";

// kind-choice
export const show = "Show";
export const everything = "Everything";

// link-page
export const pageFailed = "We couldn't load this page";
export const ourSide = "Something went wrong on our side. Please try again in a minute.";

// load-error
export const backToDashboard = "Back to Dashboard";

// log-lines
export const withApiKey = (key: string) => `, with the API key “${key}”,`;
export const agent = (key: string, of: string) => `The agent “${key}” of ${of}`;
export const applicant = "An applicant";
export const someoneWithLink = "Someone with a link";
export const deletedAccount = "A deleted account";

// mail-panel
export const to = "to";
export const mailParts = "Parts of the email";
export const asHtml = "As HTML";
export const asText = "As text";

// pager
export const previous = "Previous";
export const next = "Next";

// preference-choice
export const system = "System";
export const light = "Light";
export const dark = "Dark";
export const on = "On";
export const off = "Off";
export const keyboardShortcuts = "Keyboard shortcuts";

// promo-code-field
export const promoCode = "Promo code";

// read-only
export const readOnly = "Read only";
export const readOnlyStart = "You're viewing a tournament of another account,";
export const readOnlyEnd = ". The audit log records it.";

// sample-badge
export const sample = "Sample";

// search-form
export const search = "Search";
export const clearSearch = "Clear Search";

// skills-field
export const atMostSkills = (most: number) => `You can add up to ${most} key skills.`;
export const keySkillsLabel = "Key skills";
export const commaOrEnter = "Press comma or Enter after each";
export const separatedByCommas = "Separated by commas";
export const skillsAdded = "Skills added";
export const remove = (skill: string) => `Remove ${skill}`;

// upgrade-dialog
export const subscriptionLimitReached = "Subscription Limit Reached";
export const perks = "With a larger plan";
export const continueWithCurrentPlan = "Continue with current plan";
export const upgradeNow = "Upgrade now";

// retry-notice
export const tryAgain = "Try again";

// searched-page
export const found = (total: string) => `${total} found`;
export const noMatchesFound = "No matches found";

// not-found
export const pageNotFound = (product: string) => `Page not found · ${product}`;

// answer-key-form.server
export const nothingChanged = "Nothing was changed. Please try again.";
