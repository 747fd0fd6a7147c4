// Every text of the partner API test page. Imported as a whole: `import * as words`.

export const loginFailed = "Login failed";
export const expiresIn = "Expires in";
export const partnerLogin = "Partner login";
export const username = "Username";
export const password = "Password";
export const loggingIn = "Logging in...";
export const logIn = "Log in";
export const token = "Token";
export const log = "Log in with a partner's username and password to get one. All other calls send it.";

export const weBuildTheSystems =
  "We build the systems that move goods between warehouses. You write services in TypeScript on PostgreSQL, look after them in production, and review the work of two colleagues.";
export const company = "Company";
export const jobTitle = "Job title";
export const description = "Description";
export const listingType = "Listing type";
export const region = "Region";
export const applicationUrl = "Application URL";
export const optionalSkills = "Optional skills";
export const numbersWithCommas = "Numbers, separated by commas";
export const expiresOn = "Expires on";
export const mayBeEmpty = "Optional";

export const pleaseLoginFirst = "Please login first";
export const pleaseCreateAListing = "Please create a listing first";
export const failedToCreateListing = "Failed to create listing";
export const failedToGetListing = "Failed to get listing";
export const createAListing = "Create a listing";
export const creatingListing = "Creating listing...";
export const createListing = "Create listing";
export const getTheListing = "Get the listing";
export const listingYouCreate = "The listing you create is shown here.";
export const gettingListing = "Getting listing...";
export const getListing = "Get listing";

export const noCallsYet = "No calls yet";
export const eachCallYouMake = "Each call appears here with its response.";
export const newestFirst = (count: string) => `${count}, newest first`;
export const clear = "Clear";
export const noAnswer = "No response";
export const ms = (milliseconds: number) => `${milliseconds} ms ·`;
export const sentWith = (method: string, path: string) => `Sent with ${method} ${path}`;
export const answerTo = (method: string, path: string) => `Response to ${method} ${path}`;

export const title = "API test";
export const partnerApiTest = "Partner API test";
export const callTheApi =
  "Call the API the way a partner's system does. Leaving this page discards the token.";
export const partsOfTheApi = "Parts of the API";
export const authentication = "Authentication";
export const jobListings = "Job Listings";
export const resumeUpload = "Resume Upload";
export const apiResponses = "API Responses";

export const pleaseLoginCreate = "Please login, create a listing, and select a file";
export const failedToUploadResume = "Failed to upload resume";
export const failedToGetResumes = "Failed to get resumes";
export const oneFile = "One file at a time: remove it to take another one.";
export const uploadAResume = "Upload a resume";
export const uploading = "Uploading...";
export const uploadResume = "Upload resume";
export const listTheResumes = "List the resumes";
export const gettingResumes = "Getting resumes...";
export const getResumes = "Get resumes";
export const file = "File";
export const status = "Status";
export const fileId = "File ID";
export const created = "Created";
export const listingHasNoResumes = "The listing has no resumes yet.";
export const resumesOfTheListing = "Resumes of the listing";
export const noAnswerCame = "No response came.";
