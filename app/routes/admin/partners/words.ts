// Every text of the partner administration. Imported as a whole: `import * as words`.

export const newPartner = "New partner";
export const name = "Name";
export const username = "Username";
export const lettersDigitsAnd = "Letters, digits and . _ -";
export const password = "Password";
export const emptyWeMake = "Leave empty to generate a strong one";
export const creating = "Creating...";
export const createPartner = "Create partner";

export const partner = "Partner";
export const id = "ID";
export const copyTheIdOf = (partnerName: string) => `Copy the ID of ${partnerName}`;
export const created = "Created";
export const status = "Status";
export const listings = "Listings";
export const resumes = "Resumes";
export const actions = "Actions";
export const manage = "Manage";
export const manage2 = (partnerName: string) => `Manage ${partnerName}`;
export const partners = "Partners";

export const nothingWasChangedPlease = "Nothing was changed. Please try again.";
export const withWord = (count: string, count2: string) => `${count} with ${count2}`;
export const copyTheId = "Copy the ID";
export const allPartners = "All partners";
export const thisPartnerCouldNot = "We couldn't show this partner";
export const itMayNotExist = "It may not exist, or the page failed to load. Look for it in the list.";
export const oneYouChose = "the one you chose";
export const copyPassword = "Copy password";
export const copyItNow = "Copy it now and share it securely: you won't see it again.";

export const partnerCouldNot = "The partner could not be created. Please try again.";
export const jobBoardsAndOther =
  "Job boards and other programs that send listings and resumes through the API.";
export const canLogInNow = "can log in now";
export const loadingPartners = "Loading partners";
export const noPartnersYet = "No partners yet";
export const createOneAbove = "Create one above. They log in to the API with their username and password.";
export const partnersCouldNot = "We couldn't load the partners. Please try again.";

export const keepItEnabled = "Keep it enabled";
export const access = "Access";
export const nothingOfWhat = "Disabling a partner deletes nothing they sent.";
export const itMayLog = "This partner can log in, create listings and send resumes.";
export const disablePartner = "Disable partner";
export const disable = (partnerName: string) => `Disable ${partnerName}?`;
export const youCanEnable = "You can enable them again here at any time.";
export const itCanNoLonger =
  "They can no longer log in, and their tokens and API keys stop working at once. Their listings, resumes and results are kept.";
export const disabledSince = "Disabled since";
export const itCannotLog =
  ": this partner can't log in. Once enabled, they log in with the same password and get new tokens.";
export const enabling = "Enabling...";
export const enablePartner = "Enable partner";

export const keepIt = "Keep it";
export const forAPassword = "For a password that was lost or exposed.";
export const newPassword = "New password";
export const changing = "Changing...";
export const changePassword = "Change password";
export const hasANewPassword = "has a new password";
export const changeThePasswordOf = (partnerName: string) => `Change the password of ${partnerName}?`;
export const formerPasswordCannot = "The old password can't be restored.";
export const everyTokenAndApi =
  "All their tokens and API keys stop working at once, so their software can't send anything until it has the new password.";

export const keepThem = "Keep them";
export const tokensAndApiKeys = "Tokens and API keys";
export const forAToken = "For a token or key that was exposed.";
export const eachTokenEnds =
  "Tokens expire after an hour. This revokes all of them now, and all API keys; the password stays the same and can get new ones.";
export const revokeAllTokens = "Revoke all tokens and keys";
export const revokeAllTokens2 = (partnerName: string) => `Revoke all tokens and API keys of ${partnerName}?`;
export const theyCannotBeBrought = "They can't be restored, but the password can get new ones.";
export const allTokensAndApi = "All tokens and API keys are revoked";
export const whoeverUsesAToken =
  "Anyone using a token, in software or in the portal, has to log in again and create new keys.";
