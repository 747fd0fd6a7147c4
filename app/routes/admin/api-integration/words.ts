export * from "../../common-words";

export const loginFailed = "Login failed";
export const expiresIn = "Expires in";
export const partnerLogin = "Partner login";
export const token = "Token";
export const loginHint = "Log in with a partner's username and password to get one. All other calls send it.";

export const sampleDescription =
  "We build the systems that move goods between warehouses. You write services in TypeScript on PostgreSQL, look after them in production, and review the work of two colleagues.";
export const jobTitle = "Job title";
export const description = "Description";
export const listingType = "Listing type";
export const applicationUrl = "Application URL";
export const optionalSkills = "Optional skills";
export const optionalSkillsHint = "Numbers, separated by commas";
export const expiresOn = "Expires on";
export const optional = "Optional";

export const loginFirst = "Please login first";
export const createListingFirst = "Please create a listing first";
export const createListingFailed = "Failed to create listing";
export const getListingFailed = "Failed to get listing";
export const createListingTitle = "Create a listing";
export const creatingListing = "Creating listing...";
export const createListing = "Create listing";
export const getListingTitle = "Get the listing";
export const noListingHint = "The listing you create is shown here.";
export const gettingListing = "Getting listing...";
export const getListing = "Get listing";

export const noCallsYet = "No calls yet";
export const noCallsHint = "Each call appears here with its response.";
export const newestFirst = (count: string) => `${count}, newest first`;
export const noResponse = "No response";
export const duration = (milliseconds: number) => `${milliseconds} ms ·`;
export const requestOf = (method: string, path: string) => `Sent with ${method} ${path}`;
export const responseTo = (method: string, path: string) => `Response to ${method} ${path}`;

export const title = "API test";
export const partnerApiTest = "Partner API test";
export const subtitle = "Call the API the way a partner's system does. Leaving this page discards the token.";
export const partsOfApi = "Parts of the API";
export const authentication = "Authentication";
export const jobListings = "Job Listings";
export const resumeUpload = "Resume Upload";
export const apiResponses = "API Responses";

export const uploadPrerequisites = "Please login, create a listing, and select a file";
export const uploadFailed = "Failed to upload resume";
export const getResumesFailed = "Failed to get resumes";
export const oneFileHint = "One file at a time: remove it to take another one.";
export const uploadTitle = "Upload a resume";
export const uploadResume = "Upload resume";
export const listTitle = "List the resumes";
export const gettingResumes = "Getting resumes...";
export const getResumes = "Get resumes";
export const file = "File";
export const fileId = "File ID";
export const noResumesYet = "The listing has no resumes yet.";
export const resumesOfListing = "Resumes of the listing";
export const noResponseReceived = "No response came.";
