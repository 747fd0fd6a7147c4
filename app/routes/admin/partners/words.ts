export * from "../../common-words";

export const newPartner = "New partner";
export const name = "Name";
export const usernameHint = "Letters, digits and . _ -";
export const passwordHint = "Leave empty to generate a strong one";
export const createPartner = "Create partner";

export const partner = "Partner";
export const id = "ID";
export const copyIdOf = (partnerName: string) => `Copy the ID of ${partnerName}`;
export const listings = "Listings";
export const manage = "Manage";
export const managePartner = (partnerName: string) => `Manage ${partnerName}`;

export const nothingChanged = "Nothing was changed. Please try again.";
export const listingsAndResumes = (listings: string, resumes: string) => `${listings} with ${resumes}`;
export const copyId = "Copy the ID";
export const allPartners = "All partners";
export const partnerLoadFailed = "We couldn't show this partner";
export const partnerLoadFailedHint = "It may not exist, or the page failed to load. Look for it in the list.";
export const chosenPassword = "the one you chose";
export const copyPassword = "Copy password";
export const copyNowHint = "Copy it now and share it securely: you won't see it again.";

export const createFailed = "The partner could not be created. Please try again.";
export const subtitle = "Job boards and other programs that send listings and resumes through the API.";
export const canLogInNow = "can log in now";
export const loadingPartners = "Loading partners";
export const noPartnersYet = "No partners yet";
export const noPartnersHint = "Create one above. They log in to the API with their username and password.";
export const loadFailed = "We couldn't load the partners. Please try again.";

export const keepItEnabled = "Keep it enabled";
export const access = "Access";
export const accessHint = "Disabling a partner deletes nothing they sent.";
export const accessEnabled = "This partner can log in, create listings and send resumes.";
export const disablePartner = "Disable partner";
export const disableQuestion = (partnerName: string) => `Disable ${partnerName}?`;
export const enableAgainHint = "You can enable them again here at any time.";
export const disableText =
  "They can no longer log in, and their tokens and API keys stop working at once. Their listings, resumes and results are kept.";
export const disabledSince = "Disabled since";
export const accessDisabled =
  ": this partner can't log in. Once enabled, they log in with the same password and get new tokens.";
export const enabling = "Enabling...";
export const enablePartner = "Enable partner";

export const keepPassword = "Keep it";
export const newPasswordHint = "For a password that was lost or exposed.";
export const hasNewPassword = "has a new password";
export const changePasswordQuestion = (partnerName: string) => `Change the password of ${partnerName}?`;
export const oldPasswordWarning = "The old password can't be restored.";
export const changePasswordText =
  "All their tokens and API keys stop working at once, so their software can't send anything until it has the new password.";

export const keepTokens = "Keep them";
export const tokensAndApiKeys = "Tokens and API keys";
export const tokensHint = "For a token or key that was exposed.";
export const tokensText =
  "Tokens expire after an hour. This revokes all of them now, and all API keys; the password stays the same and can get new ones.";
export const revokeAll = "Revoke all tokens and keys";
export const revokeAllQuestion = (partnerName: string) => `Revoke all tokens and API keys of ${partnerName}?`;
export const revokeAllWarning = "They can't be restored, but the password can get new ones.";
export const allRevoked = "All tokens and API keys are revoked";
export const revokeAllText =
  "Anyone using a token, in software or in the portal, has to log in again and create new keys.";
export const disabling = "Disabling...";
