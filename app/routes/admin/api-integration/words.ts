// Every text of the partner API test page. Imported as a whole: `import * as words`.

// authenticationTab
export const authenticationTabLoginFailed = "Login failed";
export const authenticationTabExpiresIn = "Expires in";
export const authenticationTabPartnerLogin = "Partner login";
export const authenticationTabUsername = "Username";
export const authenticationTabPassword = "Password";
export const authenticationTabLoggingIn = "Logging in...";
export const authenticationTabLogIn = "Log in";
export const authenticationTabToken = "Token";
export const authenticationTabLog =
  "Log in with a partner's username and password to get one. All other calls send it.";

// listingFields
export const listingFieldsWeBuildTheSystems =
  "We build the systems that move goods between warehouses. You write services in TypeScript on PostgreSQL, look after them in production, and review the work of two colleagues.";
export const listingFieldsCompany = "Company";
export const listingFieldsJobTitle = "Job title";
export const listingFieldsDescription = "Description";
export const listingFieldsListingType = "Listing type";
export const listingFieldsRegion = "Region";
export const listingFieldsApplicationUrl = "Application URL";
export const listingFieldsOptionalSkills = "Optional skills";
export const listingFieldsNumbersWithCommas = "Numbers, separated by commas";
export const listingFieldsExpiresOn = "Expires on";
export const listingFieldsMayBeEmpty = "Optional";

// listingsTab
export const listingsTabPleaseLoginFirst = "Please login first";
export const listingsTabPleaseCreateAListing = "Please create a listing first";
export const listingsTabFailedToCreateListing = "Failed to create listing";
export const listingsTabFailedToGetListing = "Failed to get listing";
export const listingsTabCreateAListing = "Create a listing";
export const listingsTabCreatingListing = "Creating listing...";
export const listingsTabCreateListing = "Create listing";
export const listingsTabGetTheListing = "Get the listing";
export const listingsTabListingYouCreate = "The listing you create is shown here.";
export const listingsTabGettingListing = "Getting listing...";
export const listingsTabGetListing = "Get listing";

// responsesTab
export const responsesTabNoCallsYet = "No calls yet";
export const responsesTabEachCallYouMake = "Each call appears here with its response.";
export const responsesTabNewestFirst = (count: string) => `${count}, newest first`;
export const responsesTabClear = "Clear";
export const responsesTabNoAnswer = "No response";
export const responsesTabMs = (milliseconds: number) => `${milliseconds} ms ·`;
export const responsesTabSentWith = (method: string, path: string) => `Sent with ${method} ${path}`;
export const responsesTabAnswerTo = (method: string, path: string) => `Response to ${method} ${path}`;

// page
export const pageTabTitle = (productName: string) => `API test · ${productName}`;
export const pagePartnerApiTest = "Partner API test";
export const pageCallTheApi =
  "Call the API the way a partner's system does. Leaving this page discards the token.";
export const pagePartsOfTheApi = "Parts of the API";
export const pageAuthentication = "Authentication";
export const pageJobListings = "Job Listings";
export const pageResumeUpload = "Resume Upload";
export const pageApiResponses = "API Responses";

// uploadTab
export const uploadTabPleaseLoginCreate = "Please login, create a listing, and select a file";
export const uploadTabPleaseLoginFirst = "Please login first";
export const uploadTabPleaseCreateAListing = "Please create a listing first";
export const uploadTabFailedToUploadResume = "Failed to upload resume";
export const uploadTabFailedToGetResumes = "Failed to get resumes";
export const uploadTabOneFile = "One file at a time: remove it to take another one.";
export const uploadTabUploadAResume = "Upload a resume";
export const uploadTabUploading = "Uploading...";
export const uploadTabUploadResume = "Upload resume";
export const uploadTabListTheResumes = "List the resumes";
export const uploadTabGettingResumes = "Getting resumes...";
export const uploadTabGetResumes = "Get resumes";
export const uploadTabFile = "File";
export const uploadTabStatus = "Status";
export const uploadTabFileId = "File ID";
export const uploadTabCreated = "Created";
export const uploadTabListingHasNoResumes = "The listing has no resumes yet.";
export const uploadTabResumesOfTheListing = "Resumes of the listing";

// usePartnerApi
export const usePartnerApiNoAnswerCame = "No response came.";
