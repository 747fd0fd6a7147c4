// Every text of the components that every page or the landing page loads. Kept apart from words.ts so that
// the landing page does not load the others.

export const somethingWentWrong = "Something went wrong";
export const pageFailedHint = "We couldn't show this page. Nothing you saved is lost. Please try again.";
export const mentionNumber = "If you write to us, mention this number:";
export const tryAgain = "Try again";
export const pleaseTryAgain = "Please try again.";
export const goToDashboard = "Go to the dashboard";
export const loading = "Loading";
export const notFound = "404 Page Not Found";
export const notFoundHint = "Did you forget to add the page to the router?";
export const goHome = "Go to the home page";

export const withEveryAccount = "With every account";
export const oneTimePayment = "One-time payment";
export const oneTime = "one-time";
export const perMonth = (tournaments: string) => `${tournaments} a month`;
export const mostPopular = "MOST POPULAR";
export const yourPlan = "Your plan";
export const free = "Free";
export const upToPerTournament = (resumes: string) => `Up to ${resumes} per tournament`;
export const notIncluded = "Not included:";
export const logIn = "Log In";
export const getStarted = "Get Started";
export const skipToContent = "Skip to content";
export const tierOf = (tier: string) => `Tier ${tier}`;
export const notRanked = "Not Ranked";
export const close = "Close";
export const required = "(required)";
export const dismiss = "Dismiss";
export const description = "Resume screening that ranks candidates and shows its reasons.";
