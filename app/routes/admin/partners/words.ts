// Every text of the partner administration. Imported as a whole: `import * as words`.

// newPartnerForm
export const newPartnerFormNewPartner = "New partner";
export const newPartnerFormName = "Name";
export const newPartnerFormUsername = "Username";
export const newPartnerFormLettersDigitsAnd = "Letters, digits and . _ -";
export const newPartnerFormPassword = "Password";
export const newPartnerFormEmptyWeMake = "Leave empty to generate a strong one";
export const newPartnerFormCreating = "Creating...";
export const newPartnerFormCreatePartner = "Create partner";

// partnerTable
export const partnerTablePartner = "Partner";
export const partnerTableId = "ID";
export const partnerTableCopyTheIdOf = (partnerName: string) => `Copy the ID of ${partnerName}`;
export const partnerTableCreated = "Created";
export const partnerTableStatus = "Status";
export const partnerTableListings = "Listings";
export const partnerTableResumes = "Resumes";
export const partnerTableActions = "Actions";
export const partnerTableManage = "Manage";
export const partnerTableManage2 = (partnerName: string) => `Manage ${partnerName}`;
export const partnerTablePartners = "Partners";

// partner
export const partnerNothingWasChangedPlease = "Nothing was changed. Please try again.";
export const partnerWithWord = (count: string, count2: string) => `${count} with ${count2}`;
export const partnerStatus = "Status";
export const partnerUsername = "Username";
export const partnerId = "ID";
export const partnerCopyTheId = "Copy the ID";
export const partnerCreated = "Created";
export const partnerAllPartners = "All partners";
export const partnerPartner = "Partner";
export const partnerThisPartnerCouldNot = "We couldn't show this partner";
export const partnerItMayNotExist = "It may not exist, or the page failed to load. Look for it in the list.";

// passwordOnce
export const passwordOnceUsername = "Username";
export const passwordOncePassword = "Password";
export const passwordOnceOneYouChose = "the one you chose";
export const passwordOnceCopyPassword = "Copy password";
export const passwordOnceCopyItNow = "Copy it now and share it securely: you won't see it again.";

// page
export const pagePartnerCouldNot = "The partner could not be created. Please try again.";
export const pageTabTitle = (productName: string) => `Partners · ${productName}`;
export const pagePartners = "Partners";
export const pageJobBoardsAndOther =
  "Job boards and other programs that send listings and resumes through the API.";
export const pageCanLogInNow = "can log in now";
export const pageAllPartners = "All partners";
export const pageLoadingPartners = "Loading partners";
export const pageNoPartnersYet = "No partners yet";
export const pageCreateOneAbove =
  "Create one above. They log in to the API with their username and password.";
export const pagePartnersCouldNot = "We couldn't load the partners. Please try again.";

// confirmButton
export const confirmButtonNothingWasChangedPlease = "Nothing was changed. Please try again.";

// accessSection
export const accessSectionKeepItEnabled = "Keep it enabled";
export const accessSectionAccess = "Access";
export const accessSectionNothingOfWhat = "Disabling a partner deletes nothing they sent.";
export const accessSectionItMayLog = "This partner can log in, create listings and send resumes.";
export const accessSectionDisablePartner = "Disable partner";
export const accessSectionDisable = (partnerName: string) => `Disable ${partnerName}?`;
export const accessSectionYouCanEnable = "You can enable them again here at any time.";
export const accessSectionItCanNoLonger =
  "They can no longer log in, and their tokens and API keys stop working at once. Their listings, resumes and results are kept.";
export const accessSectionDisabledSince = "Disabled since";
export const accessSectionItCannotLog =
  ": this partner can't log in. Once enabled, they log in with the same password and get new tokens.";
export const accessSectionEnabling = "Enabling...";
export const accessSectionEnablePartner = "Enable partner";

// passwordSection
export const passwordSectionKeepIt = "Keep it";
export const passwordSectionNothingWasChangedPlease = "Nothing was changed. Please try again.";
export const passwordSectionPassword = "Password";
export const passwordSectionForAPassword = "For a password that was lost or exposed.";
export const passwordSectionNewPassword = "New password";
export const passwordSectionEmptyWeMake = "Leave empty to generate a strong one";
export const passwordSectionChanging = "Changing...";
export const passwordSectionChangePassword = "Change password";
export const passwordSectionHasANewPassword = "has a new password";
export const passwordSectionChangeThePasswordOf = (partnerName: string) =>
  `Change the password of ${partnerName}?`;
export const passwordSectionFormerPasswordCannot = "The old password can't be restored.";
export const passwordSectionEveryTokenAndApi =
  "All their tokens and API keys stop working at once, so their software can't send anything until it has the new password.";

// tokensSection
export const tokensSectionKeepThem = "Keep them";
export const tokensSectionTokensAndApiKeys = "Tokens and API keys";
export const tokensSectionForAToken = "For a token or key that was exposed.";
export const tokensSectionEachTokenEnds =
  "Tokens expire after an hour. This revokes all of them now, and all API keys; the password stays the same and can get new ones.";
export const tokensSectionRevokeAllTokens = "Revoke all tokens and keys";
export const tokensSectionRevokeAllTokens2 = (partnerName: string) =>
  `Revoke all tokens and API keys of ${partnerName}?`;
export const tokensSectionTheyCannotBeBrought = "They can't be restored, but the password can get new ones.";
export const tokensSectionAllTokensAndApi = "All tokens and API keys are revoked";
export const tokensSectionWhoeverUsesAToken =
  "Anyone using a token, in software or in the portal, has to log in again and create new keys.";
