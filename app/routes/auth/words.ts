// Every text of the login, sign-up, password and confirmation pages. Imported as a whole: `import * as words`.

export const accountDeletedTitle = "Account deleted";
export const yourAccountIsDeleted = "Your account is deleted";
export const yourTournamentsResumes =
  "Your tournaments, resumes and files are gone. Backups of the database expire within 30 days.";
export const records = "The link to your decision records";
export const recordsText =
  "What was decided stays for the time you set, without names. This link opens it and is shown only here: keep it where your company keeps such records.";
export const copyLink = "Copy link";
export const goToTheHome = "Go to the home page";

export const registrationFailed = "Registration failed";
export const accountSetupTitle = "Setting up your account";
export const registrationError = "Registration error";
export const accountReady = "Account ready!";
export const thisTakesAFew = "This takes a few seconds.";
export const taking = "Taking you to your dashboard.";
export const taking2 = "Taking you to the next step.";
export const setupTakingLongerThan = "Setup taking longer than expected...";
export const continueWord = "Continue";
export const backToSignUp = "Back to sign-up";
export const createTheAccount = "Create the account";

export const accountCreated = "Account created";
export const demoTournamentPrepared = "Demo tournament prepared";
export const sampleCandidatesLoaded = "Sample candidates loaded";
export const dashboardReady = "Dashboard ready";
export const accountSetup = "Account setup";
export const done = "(done)";
export const inProgress = "(in progress)";
export const waiting = "(waiting)";

export const somethingWentWrongPlease = "Something went wrong. Please try again.";
export const changeEmailTitle = "Confirm your new email address";
export const fromNowOnLog = "From now on, log in with your new address.";
export const yourEmailAddress = "Your email address is changed";
export const itHasExpired =
  "It has expired or was already used. You can request a new one on your account page.";
export const invalidLink = "Invalid link";
export const nowOpenTheLink =
  "Now open the link we sent to your other address. Nothing changes until both have confirmed.";
export const oneMoreConfirmation = "One more confirmation";
export const confirmTheNewEmail = "Confirm the new email address";
export const yourAccountMovesTo = "Your account moves to";
export const onceBothAddresses = "once both addresses have confirmed.";
export const confirming = "Confirming...";
export const confirmTheChange = "Confirm the change";
export const goToYourAccount = "Go to your account";

export const confirmEmailTitle = "Confirm your email address";
export const confirmAndOurEmails =
  "Confirm, and our emails can name your tournaments. No account here? Just close this page.";
export const confirmThisAddress = "Confirm this address";
export const confirmEmailYourEmailAddress = "Your email address is confirmed";
export const thereIsNothingMore = "There is nothing more to do.";
export const invalidConfirmationLink = "Invalid confirmation link";
export const itMayBeIncomplete =
  "It may be incomplete or more than a week old. Request a new one on your account page.";
export const goToTheDashboard = "Go to the dashboard";
export const goToLogin = "Go to login";

export const forgotPasswordTitle = "Forgot your password?";
export const enterYourEmail = "Enter your email and we'll send you a link to set a new one.";
export const email = "Email";
export const sending = "Sending...";
export const sendTheLink = "Send the link";
export const backToLogin = "Back to login";
export const checkYourInbox = "Check your inbox";
export const ifThere = "If there is an account for";
export const linkToSet = ", a link to set a new password is on its way.";
export const worksOnceExpires =
  "Works once; expires in 1 hour. Nothing after a few minutes? Check your spam folder.";
export const tryAnotherEmail = "Try another email";

export const loginFailed = "Login failed";
export const failedToLog = "Failed to log in. Please check your credentials and try again.";
export const noTokenReceived = "No token received from server";
export const loginError = "Login error";
export const loginTitle = "Log in";
export const yourPurchaseIsSafe = "Your purchase is safe: it's added to the account that bought it.";
export const logInToSee = "Log in to see your purchase";
export const password = "Password";
export const code = "Code";
export const fromYourAuthenticatorApp = "From your authenticator app, or a recovery code";
export const loggingIn = "Logging in...";
export const noAccountYet = "No account yet?";
export const signUp = "Sign up";
export const logoutTitle = "Log out";
export const logOut = "Log out?";
export const stay = "Stay";

export const yourPassword = "Your password has been reset successfully.";
export const resetPasswordTitle = "Set a new password";
export const youllBeLoggedOut = "You'll be logged out everywhere and can log in with the new one.";
export const newPassword = "New password";
export const atLeast8Characters = "At least 8 characters; several words are safer";
export const confirmNewPassword = "Confirm new password";
export const saving = "Saving...";
export const setNewPassword = "Set new password";
export const requestANewLink = "Request a new link";
export const invalidResetLink = "Invalid Reset Link";
export const thisResetLink =
  "This reset link is incomplete. Open the link from the email again, or request a new one.";
export const passwordReset = "Password reset";

export const sampleTournamentIsWaiting = "A sample tournament is waiting for you.";
export const yourDemoBecomes = "Your demo becomes your first tournament.";
export const nextYouConfirm = "Next, you confirm your pack and pay.";
export const createYourAccount = "Create your account";
export const atLeast6Characters = "At least 6 characters; several words are safer";
export const confirmPassword = "Confirm password";
export const signingUp = "Signing up...";
export const alreadyHaveAnAccount = "Already have an account?";
export const setupComplete = "Setup complete!";
export const yourAccountIsReady = "Your account is ready to use.";
