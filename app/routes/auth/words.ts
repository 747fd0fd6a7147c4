export * from "../common-words";

export const accountDeletedTitle = "Account deleted";
export const accountDeleted = "Your account is deleted";
export const accountDeletedHint =
  "Your tournaments, resumes and files are gone. Backups of the database expire within 30 days.";
export const recordsTitle = "The link to your decision records";
export const recordsText =
  "What was decided stays for the time you set, without names. This link opens it and is shown only here: keep it where your company keeps such records.";
export const goHome = "Go to the home page";

export const registrationFailed = "Registration failed";
export const accountSetupTitle = "Setting up your account";
export const registrationError = "Registration error";
export const accountReady = "Account ready!";
export const setupHint = "This takes a few seconds.";
export const toDashboard = "Taking you to your dashboard.";
export const toNextStep = "Taking you to the next step.";
export const setupSlow = "Setup taking longer than expected...";
export const backToSignUp = "Back to sign-up";
export const createAccount = "Create the account";

export const accountCreated = "Account created";
export const demoPrepared = "Demo tournament prepared";
export const sampleCandidatesLoaded = "Sample candidates loaded";
export const dashboardReady = "Dashboard ready";
export const accountSetup = "Account setup";
export const done = "(done)";
export const inProgress = "(in progress)";
export const waiting = "(waiting)";

export const changeEmailTitle = "Confirm your new email address";
export const emailChangedHint = "From now on, log in with your new address.";
export const emailChanged = "Your email address is changed";
export const invalidLinkHint =
  "It has expired or was already used. You can request a new one on your account page.";
export const invalidLink = "Invalid link";
export const oneMoreConfirmationHint =
  "Now open the link we sent to your other address. Nothing changes until both have confirmed.";
export const oneMoreConfirmation = "One more confirmation";
export const confirmNewEmail = "Confirm the new email address";
export const changeEmailStart = "Your account moves to";
export const changeEmailEnd = "once both addresses have confirmed.";
export const confirming = "Confirming...";
export const confirmChange = "Confirm the change";
export const goToAccount = "Go to your account";

export const confirmEmailTitle = "Confirm your email address";
export const confirmEmailHint =
  "Confirm, and our emails can name your tournaments. No account here? Just close this page.";
export const confirmEmail = "Confirm this address";
export const emailConfirmed = "Your email address is confirmed";
export const emailConfirmedHint = "There is nothing more to do.";
export const invalidConfirmationLink = "Invalid confirmation link";
export const invalidConfirmationLinkHint =
  "It may be incomplete or more than a week old. Request a new one on your account page.";
export const goToDashboard = "Go to the dashboard";
export const goToLogin = "Go to login";

export const forgotPasswordTitle = "Forgot your password?";
export const forgotPasswordHint = "Enter your email and we'll send you a link to set a new one.";
export const sendLink = "Send the link";
export const backToLogin = "Back to login";
export const checkYourInbox = "Check your inbox";
export const linkSentStart = "If there is an account for";
export const linkSentEnd = ", a link to set a new password is on its way.";
export const linkSentHint =
  "Works once; expires in 1 hour. Nothing after a few minutes? Check your spam folder.";
export const tryAnotherEmail = "Try another email";

export const loginFailed = "Login failed";
export const loginFailedHint = "Failed to log in. Please check your credentials and try again.";
export const noTokenReceived = "No token received from server";
export const loginError = "Login error";
export const loginTitle = "Log in";
export const purchaseSafeHint = "Your purchase is safe: it's added to the account that bought it.";
export const logInToSeePurchase = "Log in to see your purchase";
export const codeHint = "From your authenticator app, or a recovery code";
export const noAccountYet = "No account yet?";
export const signUp = "Sign up";
export const logoutTitle = "Log out";
export const logOutQuestion = "Log out?";
export const stay = "Stay";

export const passwordResetHint = "Your password has been reset successfully.";
export const resetPasswordTitle = "Set a new password";
export const resetPasswordHint = "You'll be logged out everywhere and can log in with the new one.";
export const newPasswordHint = "At least 8 characters; several words are safer";
export const setNewPassword = "Set new password";
export const requestNewLink = "Request a new link";
export const invalidResetLink = "Invalid Reset Link";
export const invalidResetLinkHint =
  "This reset link is incomplete. Open the link from the email again, or request a new one.";
export const passwordReset = "Password reset";

export const signUpHint = "A sample tournament is waiting for you.";
export const signUpDemoHint = "Your demo becomes your first tournament.";
export const signUpPurchaseHint = "Next, you confirm your pack and pay.";
export const signUpTitle = "Create your account";
export const passwordHint = "At least 6 characters; several words are safer";
export const confirmPassword = "Confirm password";
export const signingUp = "Signing up...";
export const alreadyHaveAnAccount = "Already have an account?";
export const setupComplete = "Setup complete!";
export const setupCompleteHint = "Your account is ready to use.";
